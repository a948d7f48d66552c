import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'

const everyMs = 50

/** On SIGTERM: what runs is answered, and connections that idle are closed instead of waited for. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server
    setInterval(() => server.closeIdleConnections(), everyMs).unref()
  }
}
