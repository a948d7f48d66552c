import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Headers that every reply carries. The console needs blob: and data: for photos, inline styles for its charts and menus. */
export const securityHeaders = (): RequestHandler => {
  const fixed = Object.entries({ ...helmetHeaders(), ...permissions })
  return (_request, response, next) => {
    for (const [name, value] of fixed) response.setHeader(name, value)
    next()
  }
}

const permissions = { 'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()' }

// they are the same for every reply, so helmet writes them once, onto a reply that goes nowhere
const helmetHeaders = (): Record<string, string> => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, (error) => {
    if (error instanceof Error) throw error
  })
  return response.getHeaders() as Record<string, string>
}

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
})
