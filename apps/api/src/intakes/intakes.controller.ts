import { Controller } from '@nestjs/common'
import { routes, type AuditEntry, type Intake, type IntakeFile } from '@parakh/contracts'
import { Audit } from '../audit/audit.ts'
import { CurrentUser } from '../http/current-user.ts'
import type { FileReply } from '../http/downloads.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Page } from '../http/replies.ts'
import type { Person } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { IntakeFilesService } from './intake-files.service.ts'
import { IntakesService } from './intakes.service.ts'
import { intakeChain } from './intake-transitions.ts'

const rows = routes.intakes

@Controller()
export class IntakesController {
  constructor(
    private readonly intakes: IntakesService,
    private readonly files: IntakeFilesService,
    private readonly trail: Audit,
  ) {}

  @Route(rows.list)
  list(@CurrentUser() user: Person, @Input() { query }: InputOf<typeof rows.list>): Promise<Page<Intake>> {
    return this.intakes.list(user, query)
  }

  @Route(rows.create)
  create(@CurrentUser() user: Person, @Input() { body }: InputOf<typeof rows.create>): Promise<Intake> {
    return this.intakes.create(user, body)
  }

  @Route(rows.get)
  get(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.get>): Promise<Intake> {
    return this.intakes.get(params.id, user)
  }

  @Route(rows.patchFields)
  patchFields(@CurrentUser() user: Person, @Input() { params, body }: InputOf<typeof rows.patchFields>): Promise<Intake> {
    return this.intakes.patchFields(params.id, user, body)
  }

  @Route(rows.archive)
  archive(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.archive>): Promise<Intake> {
    return this.intakes.setArchived(params.id, user, true)
  }

  @Route(rows.unarchive)
  unarchive(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.unarchive>): Promise<Intake> {
    return this.intakes.setArchived(params.id, user, false)
  }

  @Route(rows.submit)
  submit(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.submit>): ReturnType<IntakesService['submit']> {
    return this.intakes.submit(params.id, user)
  }

  @Route(rows.audit)
  async audit(@CurrentUser() user: Person, @Input() { params, query }: InputOf<typeof rows.audit>): Promise<Page<AuditEntry>> {
    await this.intakes.get(params.id, user)
    return this.trail.page(intakeChain(params.id), query)
  }

  @Route(rows.files)
  listFiles(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.files>): Promise<IntakeFile[]> {
    return this.files.list(params.id, user)
  }

  @Route(rows.addFiles)
  addFiles(@CurrentUser() user: Person, @Input() { params, files }: InputOf<typeof rows.addFiles>): Promise<IntakeFile[]> {
    return this.files.add(params.id, user, files)
  }

  @Route(rows.deleteFile)
  deleteFile(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.deleteFile>): Promise<{ ok: true }> {
    return this.files.remove(params.id, user, params.fileId)
  }

  @Route(rows.viewFile)
  viewFile(@Input() { params }: InputOf<typeof rows.viewFile>): Promise<FileReply> {
    return this.files.view(params.id, params.fileId)
  }
}
