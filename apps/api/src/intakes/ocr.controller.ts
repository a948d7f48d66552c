import { Controller } from '@nestjs/common'
import { routes, type OcrStatus } from '@parakh/contracts'
import { CurrentUser } from '../http/current-user.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Person } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { OcrService } from './ocr.service.ts'

const rows = routes.ocr

@Controller()
export class OcrController {
  constructor(private readonly ocr: OcrService) {}

  @Route(rows.submit)
  submit(@CurrentUser() user: Person, @Input() { body, files }: InputOf<typeof rows.submit>): Promise<{ job_id: string }> {
    return this.ocr.submit(user, files, body)
  }

  @Route(rows.status)
  status(@CurrentUser() user: Person, @Input() { params, query }: InputOf<typeof rows.status>): Promise<OcrStatus> {
    return this.ocr.status(params.jobId, user, query.wait)
  }

  @Route(rows.cancel)
  cancel(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.cancel>): Promise<OcrStatus> {
    return this.ocr.cancel(params.jobId, user)
  }
}
