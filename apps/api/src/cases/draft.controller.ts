import { Controller, Req, Res } from '@nestjs/common'
import { routes, type Case } from '@parakh/contracts'
import { CurrentUser } from '../http/current-user.ts'
import type { FileReply } from '../http/downloads.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Answer } from '../http/replies.ts'
import type { Person, Request, Response } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { DocumentService } from './document.service.ts'
import { DraftService } from './draft.service.ts'

const rows = routes.draft

@Controller()
export class DraftController {
  constructor(
    private readonly drafts: DraftService,
    private readonly documents: DocumentService,
  ) {}

  @Route(rows.save)
  save(@CurrentUser() user: Person, @Input() { params, body }: InputOf<typeof rows.save>): ReturnType<DraftService['save']> {
    return this.drafts.save(params.id, user, body)
  }

  @Route(rows.sendBack)
  sendBack(@CurrentUser() user: Person, @Input() { params, body }: InputOf<typeof rows.sendBack>): Promise<Case> {
    return this.drafts.sendBack(params.id, user, body)
  }

  @Route(rows.preview)
  preview(
    @CurrentUser() user: Person,
    @Input() { params }: InputOf<typeof rows.preview>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FileReply> {
    return this.documents.preview(params.id, user, response)
  }

  @Route(rows.final)
  final(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.final>): Promise<Answer> {
    return this.documents.submit(params.id, user)
  }

  @Route(rows.document)
  document(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.document>, @Req() request: Request): Promise<FileReply> {
    return this.documents.download(params.id, user, request)
  }
}
