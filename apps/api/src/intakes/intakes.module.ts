import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.ts'
import { CasesModule } from '../cases/cases.module.ts'
import { JobsModule } from '../jobs/jobs.module.ts'
import { IntakeFilesService } from './intake-files.service.ts'
import { INTAKES, intakeSchema } from './intake.schema.ts'
import { IntakesController } from './intakes.controller.ts'
import { IntakesService } from './intakes.service.ts'
import { IntakeTransitions } from './intake-transitions.ts'
import { OcrController } from './ocr.controller.ts'
import { OcrService } from './ocr.service.ts'

@Module({
  imports: [AuditModule, CasesModule, JobsModule, MongooseModule.forFeature([{ name: INTAKES, schema: intakeSchema }])],
  controllers: [IntakesController, OcrController],
  providers: [IntakeFilesService, IntakesService, IntakeTransitions, OcrService],
})
export class IntakesModule {}
