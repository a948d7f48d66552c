import { Controller } from '@nestjs/common'
import { routes, type Case, type CaseImage } from '@parakh/contracts'
import { CurrentUser } from '../http/current-user.ts'
import type { FileReply } from '../http/downloads.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Person } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { CaseImagesService } from './case-images.service.ts'
import { SiteService } from './site.service.ts'

const rows = routes.site

@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly images: CaseImagesService,
  ) {}

  @Route(rows.save)
  save(@CurrentUser() user: Person, @Input() { params, body }: InputOf<typeof rows.save>): Promise<Case> {
    return this.site.save(params.id, user, body)
  }

  @Route(rows.submit)
  submit(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.submit>): Promise<Case> {
    return this.site.submit(params.id, user)
  }

  @Route(rows.addImages)
  addImages(
    @CurrentUser() user: Person,
    @Input() { params, body, files }: InputOf<typeof rows.addImages>,
  ): Promise<{ images: CaseImage[] }> {
    return this.images.add(params.id, user, files, body.meta)
  }

  @Route(rows.image)
  image(@CurrentUser() user: Person, @Input() { params, query }: InputOf<typeof rows.image>): Promise<FileReply> {
    return this.images.open(params.id, user, params.imageId, query.size)
  }

  @Route(rows.patchImage)
  patchImage(@CurrentUser() user: Person, @Input() { params, body }: InputOf<typeof rows.patchImage>): Promise<CaseImage> {
    return this.images.patch(params.id, user, params.imageId, body)
  }

  @Route(rows.deleteImage)
  deleteImage(@CurrentUser() user: Person, @Input() { params }: InputOf<typeof rows.deleteImage>): Promise<{ ok: true }> {
    return this.images.remove(params.id, user, params.imageId)
  }
}
