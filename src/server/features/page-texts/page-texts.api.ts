import type { PageKey } from '../../../domain/site/text-pages.ts'
import { AppError } from '../../app-error.ts'
import type { ApiContext } from '../../platform/http/api-context.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireWriter } from '../../platform/http/require-actor.ts'
import {
  listPages,
  readPage,
  requireKey,
  requirePage,
  requirePageId,
  requireRightToTexts,
  resetPage,
  updatePage,
} from './page-texts.service.ts'
import { readSection, requireSection } from './sections.service.ts'
import { toShown } from './shown-texts.service.ts'

export const pages = {
  get: api.pages.get.handler(async ({ context, input }) =>
    toShown(await readPage(context.db, requireKey(input.key)), context.renderMarkdown),
  ),
  section: api.pages.section.handler(({ context, input }) =>
    readSection(context.db, requireSection(input.key)),
  ),
}

export const adminPages = {
  list: api.adminPages.list.handler(({ context }) => listPages(context.db)),
  get: api.adminPages.get.handler(({ context, input }) =>
    requirePage(context.db, { key: requireKey(input.key) }),
  ),
  update: api.adminPages.update.handler(async ({ context, input: { key: asked, blocks } }) => {
    const key = requireKey(asked)
    requireTextsOfPage(context.sentBody, key)
    return updatePage(
      context.db,
      await requireEditor(context, key),
      { page: { key }, blocks },
      context.textsChanged,
    )
  }),
  reset: api.adminPages.reset.handler(async ({ context, input }) => {
    const key = requireKey(input.key)
    const writer = await requireEditor(context, key)
    return resetPage(context.db, writer, { key, part: input.part }, context.textsChanged)
  }),
}

/** Throws BAD_REQUEST for a body that says it is another page's: parts of the same name would be written here. */
function requireTextsOfPage(body: unknown, key: PageKey): void {
  const { key: sent = key }: { key?: unknown } = Object(body)
  if (sent !== key) throw new AppError('BAD_REQUEST', `Это тексты другой страницы: в адресе ${key}`)
}

/** Who may write the texts of that page. Throws NOT_FOUND, FORBIDDEN. */
async function requireEditor(context: ApiContext, key: PageKey) {
  const writer = requireWriter(context, 'pages', await requirePageId(context.db, key))
  requireRightToTexts(writer, key)
  return writer
}
