import type { Database } from '../../../platform/db/database.ts'
import { UPLOAD_NAME_ANYWHERE } from '../upload-files.ts'
import { listAlts } from './media-library.store.ts'
import { addressOf } from './media-usage.service.ts'

/** A record with the alternative texts of its pictures, by address; absent when none has one. */
export type WithAlts<T> = T & { alts?: Record<string, string> }

/** Adds alternative texts from the library, by one query for all records. `picturesOf` gives addresses, and texts that name pictures. */
export async function withAlts<T extends object>(
  db: Database,
  records: readonly T[],
  picturesOf: (record: T) => readonly (string | null)[],
): Promise<WithAlts<T>[]> {
  const named = records.map((record) => picturesOf(record).flatMap(listUploads))
  const wanted = [...new Set(named.flat())]
  const texts = new Map(
    wanted.length > 0 ? (await listAlts(db, wanted)).map(({ url, alt }) => [url, alt]) : [],
  )
  return records.map((record, index) => {
    const own = (named[index] ?? []).flatMap((url) => {
      const alt = texts.get(url)
      return alt ? [[url, alt] as const] : []
    })
    return own.length > 0 ? { ...record, alts: Object.fromEntries(own) } : record
  })
}

/** The same for one record. */
export async function withOwnAlts<T extends object>(
  db: Database,
  record: T,
  picturesOf: (record: T) => readonly (string | null)[],
): Promise<WithAlts<T>> {
  const [only = record] = await withAlts(db, [record], picturesOf)
  return only
}

/** Addresses of uploads in a picture's address or a text. */
function listUploads(text: string | null): string[] {
  const names = text?.match(new RegExp(UPLOAD_NAME_ANYWHERE, 'g')) ?? []
  return names.map(addressOf)
}
