import { Controller } from '@nestjs/common'
import { routes, type AuditEntry, type Case, type CaseRow } from '@parakh/contracts'
import { Audit } from '../audit/audit.ts'
import { CurrentUser } from '../http/current-user.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Page } from '../http/replies.ts'
import type { Person } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { caseChain } from './case-transitions.ts'
import { CasesService } from './cases.service.ts'

const rows = routes.cases

@Controller()
export class CasesController {
  constructor(
    private readonly cases: CasesService,
    private readonly audit: Audit,
  ) {}

  @Route(rows.list)
  list(@CurrentUser() user: Person, @Input() { query }: InputOf<typeof rows.list>): Promise<Page<CaseRow>> {
    return this.cases.list(user, query)
  }

  // before :id, which would take 'counts' for one
  @Route(rows.counts)
  counts(@CurrentUser() user: Person): ReturnType<CasesService['counts']> {
    return this.cases.counts(user)
  }

  @Route(rows.get)
  get(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.get>): Promise<Case> {
    return this.cases.get(params.id, user)
  }

  @Route(rows.archive)
  archive(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.archive>): Promise<Case> {
    return this.cases.archive(params.id, user)
  }

  @Route(rows.restore)
  restore(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.restore>): Promise<Case> {
    return this.cases.restore(params.id, user)
  }

  @Route(rows.audit)
  async trail(@CurrentUser() user: Person, @Input() { params, query }: InputOf<typeof rows.audit>): Promise<Page<AuditEntry>> {
    await this.cases.record(params.id, user)
    return this.audit.page(caseChain(params.id), query)
  }

  @Route(rows.assignAgent)
  assignAgent(@CurrentUser() user: Person, @Input() { params, body }: InputOf<typeof rows.assignAgent>): Promise<Case> {
    return this.cases.assignAgent(params.id, user, body.user_id)
  }

  @Route(rows.assignDrafter)
  assignDrafter(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.assignDrafter>): Promise<Case> {
    return this.cases.assignDrafter(params.id, user, params.userId)
  }

  @Route(rows.unassignDrafter)
  unassignDrafter(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.unassignDrafter>): Promise<Case> {
    return this.cases.unassignDrafter(params.id, user)
  }
}
