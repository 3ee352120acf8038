import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { hasRoomForFiles } from '../../free-space.ts'
import type { ContentCache } from '../pages/content-cache.ts'
import type { ToApiContext } from './api-context.ts'
import type { AttachmentDoor } from './bodies/attachment-bodies.ts'
import { endpointOf, limitBodies } from './bodies/body-limits.ts'
import { createCachedApi } from './cached-api.ts'
import { isForeignWrite } from './callers/caller.ts'
import { countableAddress } from './callers/countable-address.ts'
import { createDocumentation } from './documentation/documentation.ts'
import { reject } from './reject.ts'
import { type ApiRouter, createRestHandler } from './rest.ts'
import { secondFactorDemanded } from './second-factor-demanded.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { Sessions } from './sessions.ts'

interface ApiParts {
  router: ApiRouter
  config: Config
  log: Logger
  contentCache: ContentCache
  securityHeaders: SecurityHeaders
  sessions: Sessions
  toApiContext: ToApiContext
  mayAttach: AttachmentDoor['mayAttach']
}

/** Adds `/api/*`: body limits, documentation, and the endpoints of the contract, public reads from the cache. */
export function mountApi(app: Hono, parts: ApiParts): void {
  const { config, log, contentCache, securityHeaders, sessions, toApiContext, mayAttach } = parts
  const rest = createRestHandler(parts.router, log)
  const respondCached = createCachedApi(contentCache, securityHeaders)
  app.use(
    '/api/*',
    limitBodies({
      usual: config.maxBodyBytes,
      mayAttach,
      hasRoom: (bytes) => hasRoomForFiles(config.dataDir, bytes),
      networkOf: (c) => countableAddress(sessions.callerOf(c).address, c.req.raw.headers, config.trustProxy),
      async isStaff(c) {
        const found = await sessions.find(c)
        if (found?.user.secondFactorDemanded) throw secondFactorDemanded()
        return found !== null
      },
      reject(c, status, message) {
        c.header('cache-control', 'no-store')
        return reject(c, status, message)
      },
    }),
  )
  app.route('/api', createDocumentation())
  app.all('/api/*', async (c) => {
    const { origin } = sessions.callerOf(c)
    if (isForeignWrite(c.req.raw, origin)) return reject(c, 403, 'Запрос с другого сайта отклонён')
    const found = await sessions.find(c)
    const respond = async () => {
      const reply = new Headers({ 'cache-control': 'no-store' })
      const context = { ...toApiContext(c, reply, found), endpoint: endpointOf(c) }
      const response = (await rest(c.req.raw, context)) ?? reject(c, 404, 'Не найдено')
      for (const [name, value] of reply) response.headers.append(name, value)
      return response
    }
    // Not cached with a session: staff may see drafts.
    return sessions.secretOf(c) === null ? respondCached({ request: c.req.raw, origin, respond }) : respond()
  })
}
