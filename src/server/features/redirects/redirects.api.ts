import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import { exportRedirects, importRedirects } from './redirect-files.service.ts'
import {
  createRedirect,
  listRedirectPart,
  listRedirects,
  removeRedirect,
  updateRedirect,
} from './redirects.service.ts'

export const redirects = {
  list: api.redirects.list.handler(({ context, input }) => listRedirects(context.db, input.upTo)),
  create: api.redirects.create.handler(({ context, input }) =>
    createRedirect(context.db, requireActor(context), input, context.origin),
  ),
  update: api.redirects.update.handler(({ context, input: { id, ...changes } }) =>
    updateRedirect(context.db, requireWriter(context, 'redirects', id), id, changes, context.origin),
  ),
  remove: api.redirects.remove.handler(({ context, input: { id } }) =>
    removeRedirect(context.db, requireWriter(context, 'redirects', id), id),
  ),
  file: api.redirects.file.handler(async ({ context }) => {
    const body = await exportRedirects(context.db, requireActor(context))
    return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
  }),
  import: api.redirects.import.handler(({ context, input: { file, apply } }) =>
    importRedirects(context.db, requireActor(context), {
      file,
      isApplied: apply === 'true',
      origin: context.origin,
    }),
  ),
}

export const redirectParts = {
  list: api.redirectParts.list.handler(({ context, input }) => listRedirectPart(context.db, input)),
}
