import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.ts'
import { JobsModule } from '../jobs/jobs.module.ts'
import { USERS, userSchema } from '../users/users.schema.ts'
import { CaseImagesService } from './case-images.service.ts'
import { CaseOfIntake } from './case-of-intake.ts'
import { CASES, caseSchema } from './case.schema.ts'
import { CaseTransitions } from './case-transitions.ts'
import { CasesController } from './cases.controller.ts'
import { CasesService } from './cases.service.ts'
import { DocumentKeeper } from './document-keeper.ts'
import { DocumentService } from './document.service.ts'
import { DraftController } from './draft.controller.ts'
import { DraftService } from './draft.service.ts'
import { SiteController } from './site.controller.ts'
import { SiteService } from './site.service.ts'

@Module({
  imports: [
    AuditModule,
    JobsModule,
    MongooseModule.forFeature([
      { name: CASES, schema: caseSchema },
      { name: USERS, schema: userSchema },
    ]),
  ],
  controllers: [CasesController, SiteController, DraftController],
  providers: [CaseImagesService, CaseOfIntake, CaseTransitions, CasesService, DocumentKeeper, DocumentService, DraftService, SiteService],
  exports: [CaseOfIntake],
})
export class CasesModule {}
