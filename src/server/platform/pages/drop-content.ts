import type { Logger } from 'pino'
import { ENTITIES } from '../../../contract/records/records.ts'
import { landingPath, postPath, productPath, projectPath } from '../../../domain/site/site-paths.ts'
import type { ContentCache } from './content-cache.ts'

/** A record that strangers do not see any more: its number, and its slug if it had one. */
interface HiddenRecord {
  entity: string
  id: string
  slug: string | null
}

/**
 * Creates what is called after each content change: it makes every cached page stale, and forgets those that show a record which
 * was hidden or deleted, so that they do not come back as the last good page. Resolves when that is done; without the
 * database it is done at the next change. `listHidden` tells of the records since the last look (null: lately), and the moment of this one.
 */
export function createDropContent(
  listHidden: (since: Date | null) => Promise<{ records: HiddenRecord[]; at: Date }>,
  contentCache: ContentCache,
  log: Logger,
): () => Promise<void> {
  let lookedAt: Date | null = null
  return async () => {
    contentCache.invalidate()
    try {
      const { records, at } = await listHidden(lookedAt)
      lookedAt = at
      const texts = records.filter(isContent).map(textsOf)
      if (texts.length === 0) return
      const isEverywhere = texts.some((one) => one === null)
      const shown = texts.flatMap((one) => one ?? [])
      contentCache.pages.forget((page) => isEverywhere || shown.some((text) => page.contains(text)))
    } catch (error) {
      log.warn({ err: error }, 'не узнать, что скрыто: прежние страницы остаются на случай сбоя')
    }
  }
}

const isContent = ({ entity }: HiddenRecord) => ENTITIES.some((one) => one === entity)

/** Texts of which each page with the record has one: the ends of its links, or its slug in the data. Null when nobody can tell. */
function textsOf({ entity, id, slug }: HiddenRecord): string[] | null {
  if (entity === 'projects') return [`${projectPath(id)}"`]
  if (slug === null) return null
  const inData = `"slug":${JSON.stringify(slug)}`
  if (entity === 'products') return [`${productPath(slug)}"`, inData]
  if (entity === 'posts') return [`${postPath(slug)}"`, inData]
  if (entity === 'landing-pages') return [`${landingPath(slug)}"`, inData]
  return null
}
