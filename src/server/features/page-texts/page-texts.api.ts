import { pageTextsSchema } from '../../../contract/pages/pages.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireWriter } from '../../platform/http/require-actor.ts'
import {
  listPages,
  readPage,
  requireKey,
  requirePage,
  requirePageId,
  resetPage,
  updatePage,
} from './page-texts.service.ts'

export const pages = {
  get: api.pages.get.handler(({ context, input }) => readPage(context.db, requireKey(input.key))),
}

export const adminPages = {
  list: api.adminPages.list.handler(({ context }) => listPages(context.db)),
  get: api.adminPages.get.handler(({ context, input }) =>
    requirePage(context.db, { key: requireKey(input.key) }),
  ),
  update: api.adminPages.update.handler(async ({ context, input }) => {
    const id = await requirePageId(context.db, requireKey(input.key))
    return updatePage(context.db, requireWriter(context, 'pages', id), pageTextsSchema.parse(input))
  }),
  reset: api.adminPages.reset.handler(async ({ context, input }) => {
    const key = requireKey(input.key)
    const id = await requirePageId(context.db, key)
    return resetPage(context.db, requireWriter(context, 'pages', id), key)
  }),
}
