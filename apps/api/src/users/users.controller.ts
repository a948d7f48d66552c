import { Controller, Inject } from '@nestjs/common'
import { routes, type Person as PersonView, type Profile, type User } from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import { AppError } from '../http/app-error.ts'
import { CurrentUser } from '../http/current-user.ts'
import { FileReply } from '../http/downloads.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Page } from '../http/replies.ts'
import type { Person } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { FILES } from '../stores/files.ts'
import { UserList } from './user-list.ts'
import { personView, profileView } from './user-views.ts'
import { Users } from './users.ts'

/** Users: reading and changing them. */
@Controller()
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly userList: UserList,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  @Route(routes.auth.register)
  register(@Input() { body, files }: InputOf<typeof routes.auth.register>, @CurrentUser() me: Person): Promise<User> {
    return this.users.register(body, files[0], me)
  }

  @Route(routes.users.me)
  async me(@CurrentUser() me: Person): Promise<Profile> {
    return profileView(await this.users.find(me.id))
  }

  @Route(routes.users.list)
  list(@Input() { query }: InputOf<typeof routes.users.list>): Promise<Page<User>> {
    return this.userList.page(query)
  }

  @Route(routes.users.person)
  async person(@Input() { params }: InputOf<typeof routes.users.person>, @CurrentUser() me: Person): Promise<PersonView> {
    return personView(await this.users.find(params.id), me.role)
  }

  @Route(routes.users.patch)
  patch(@Input() { params, body }: InputOf<typeof routes.users.patch>, @CurrentUser() me: Person): Promise<User> {
    return this.users.patch(params.id, body, me)
  }

  @Route(routes.users.putImage)
  putImage(@Input() { params, files }: InputOf<typeof routes.users.putImage>, @CurrentUser() me: Person): Promise<User> {
    return this.users.setPhoto(params.id, files[0] ?? null, me)
  }

  @Route(routes.users.deleteImage)
  deleteImage(@Input() { params }: InputOf<typeof routes.users.deleteImage>, @CurrentUser() me: Person): Promise<User> {
    return this.users.setPhoto(params.id, null, me)
  }

  @Route(routes.users.image)
  async image(@Input() { params }: InputOf<typeof routes.users.image>): Promise<FileReply> {
    const { image_id } = await this.users.find(params.id)
    const file = image_id && (await this.files.info(image_id))
    if (!file) throw new AppError('NOT_FOUND')
    return new FileReply(this.files, file, { disposition: 'inline' })
  }
}
