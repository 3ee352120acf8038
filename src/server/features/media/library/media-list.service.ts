import type { Media, MediaSummary } from '../../../../contract/content/media.ts'
import type { MediaPart, MediaPartFilters, MediaPartQuery } from '../../../../contract/content/media-parts.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { MOST_CHANGED } from '../../../../domain/catalogue/parts.ts'
import { cutPart } from '../../../../lib/cut-part.ts'
import { matchesWords } from '../../../../lib/text/fold-text.ts'
import type { Database } from '../../../platform/db/database.ts'
import { toMedia } from './media-library.service.ts'
import { countMedia, listAddresses, listMedia as listMediaRows, sumBytes } from './media-library.store.ts'
import { findUsage, listUsedAddresses } from './media-usage.service.ts'

interface Asked {
  q?: string | undefined
  upTo?: number | undefined
}

/**
 * Files, newest first; `q` is looked for in name, alternative text, address, and the titles of records where the file stands. Where there
 * are more files than `upTo`, the figures about them that the screens of staff need.
 */
export async function listMedia(
  db: Database,
  reader: CurrentUser,
  { q = '', upTo }: Asked = {},
): Promise<Media[] | MediaSummary> {
  if (upTo !== undefined && (await countMedia(db)) > upTo) return summarise(db)
  const files = await readFiles(db, reader)
  return files.filter(({ name, alt, url, usedIn }) =>
    matchesWords(q, [name, alt, url, ...usedIn.map(({ title }) => title)]),
  )
}

async function summarise(db: Database): Promise<MediaSummary> {
  const [addresses, used] = [await listAddresses(db), await listUsedAddresses(db)]
  const documents = await countMedia(db, { show: 'documents' })
  return {
    total: addresses.length,
    pictures: addresses.length - documents,
    documents,
    undescribed: await countMedia(db, { show: 'no-alt' }),
    unused: addresses.filter((url) => !used.has(url)).length,
    bytes: await sumBytes(db),
  }
}

/** A part of the library. Where files stand is found for the part alone, unless it decides what matches. */
export async function listMediaPart(
  db: Database,
  reader: CurrentUser,
  query: MediaPartQuery,
): Promise<MediaPart> {
  const { limit, after, ...filters } = query
  if (dependsOnUsage(filters)) {
    const found = await findFiles(db, reader, filters)
    const rest = after === undefined ? found : found.filter(({ id }) => id < after)
    return toPart(rest, limit, found.length)
  }
  const rows = await listMediaRows(db, filters, { limit: limit + 1, after })
  const usage = await findUsage(db, { urls: rows.map(({ url }) => url), reader })
  const files = rows.map((row) => toMedia(row, usage.get(row.url)))
  return toPart(files, limit, await countMedia(db, filters))
}

function toPart(rest: readonly Media[], limit: number, total: number): MediaPart {
  const { shown, next } = cutPart(rest, limit, ({ id }) => id)
  return { items: shown, total, next }
}

const dependsOnUsage = ({ find = '', show }: MediaPartFilters) => find.trim() !== '' || show === 'unused'

/** Ids of the files that match, newest first, as many as one action takes. */
export async function listFoundMedia(
  db: Database,
  reader: CurrentUser,
  filters: MediaPartFilters,
): Promise<number[]> {
  const found = dependsOnUsage(filters)
    ? await findFiles(db, reader, filters)
    : await listMediaRows(db, filters, { limit: MOST_CHANGED, after: undefined })
  return found.slice(0, MOST_CHANGED).map(({ id }) => id)
}

/** All files that match, searched as the screens of staff search a list that they have read. */
async function findFiles(
  db: Database,
  reader: CurrentUser,
  { find = '', ...filters }: MediaPartFilters,
): Promise<Media[]> {
  const files = await readFiles(db, reader, filters)
  return files.filter(
    ({ name, alt, usedIn }) =>
      (filters.show !== 'unused' || usedIn.length === 0) &&
      matchesWords(find.trim(), [name, alt, ...usedIn.map(({ title }) => title)]),
  )
}

async function readFiles(
  db: Database,
  reader: CurrentUser,
  filters?: Pick<MediaPartFilters, 'show' | 'ids'>,
): Promise<Media[]> {
  const [rows, usage] = [await listMediaRows(db, filters), await findUsage(db, { reader })]
  return rows.map((row) => toMedia(row, usage.get(row.url)))
}
