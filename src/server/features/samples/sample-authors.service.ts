import type { Sample, Samples } from '../../../contract/content/samples.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import type { Database } from '../../platform/db/database.ts'
import { describeNewestChanges } from '../journal/journal.service.ts'
import { isFixedKey } from './sample-items.ts'
import { MAKER, recordIds, SERIES } from './sample-parts.ts'
import { PRICE_SOURCE, SAMPLE_SOURCES, type SampleSource } from './sample-sources.ts'
import type { SamplePart } from './sample-state.ts'
import { listMarked } from './samples.store.ts'

/** How parts begin that are records of a kind beside others of their item. */
const PREFIXES: Readonly<Record<string, string>> = { manufacturers: MAKER, categories: SERIES }

export type SampleAuthors = Awaited<ReturnType<typeof listAuthors>>

/** Who last changed what was replaced or removed, and when, by its key, as far as the journal knows it. */
export async function listAuthors(db: Database, { items }: Samples) {
  const changed = items.filter(({ state }) => state === 'replaced' || state === 'removed')
  if (changed.length === 0) return new Map<string, never>()
  const marked = Map.groupBy(await listMarked(db), ({ key }) => key)
  const wanted = changed.flatMap(({ key }) =>
    sourcesOf(key).map((source) => {
      const { entity, page = null, paths } = source
      return { key, entity, page, paths, ids: idsOf(source, marked.get(key) ?? []) }
    }),
  )
  return describeNewestChanges(db, wanted)
}

/** The list with these authors. The journal of the settings is the admins' alone, and so is who changed them. */
export function withAuthors(samples: Samples, authors: SampleAuthors, reader: CurrentUser): Samples {
  const isTold = (key: string) =>
    reader.role === 'admin' || sourcesOf(key).every(({ entity }) => entity !== 'settings')
  const items = samples.items.map((item): Sample => {
    const author = isTold(item.key) ? authors.get(item.key) : undefined
    return author ? { ...item, changedBy: author.by, changedAt: author.at } : item
  })
  return { ...samples, items }
}

const sourcesOf = (key: string) => (isFixedKey(key) ? SAMPLE_SOURCES[key] : [PRICE_SOURCE])

/** Numbers of the records that were marked; null where the source is one row. */
function idsOf({ entity }: SampleSource, parts: readonly SamplePart[]): string[] | null {
  if (entity === 'pages' || entity === 'settings') return null
  return recordIds(parts, PREFIXES[entity]).map(String)
}
