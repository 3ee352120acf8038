import path from 'node:path'
import type { MediaUsage } from '../../../../contract/content/media.ts'
import { RECORD_KINDS } from '../../../../contract/records/record-kinds.ts'
import { ENTITIES } from '../../../../contract/records/records.ts'
import type { Narrowed } from '../../../../domain/staff/rights.ts'
import { upperFirst } from '../../../../lib/text/lower-first.ts'
import type { Database } from '../../../platform/db/database.ts'
import { maySee } from '../../../platform/http/rights.ts'
import { listPlaces, listUsage, type UsageRow } from './media-usage.store.ts'

/**
 * Where each file stands, or each of some, by its address: records first, then those whose draft alone names it. Of records that are closed to the reader
 * it tells the kind, and no title.
 */
export async function findUsage(
  db: Database,
  { urls, reader }: { urls?: readonly string[]; reader?: Narrowed | undefined } = {},
): Promise<Map<string, MediaUsage[]>> {
  if (urls?.length === 0) return new Map()
  const names = urls?.map((url) => path.basename(url))
  return groupUsage(await listUsage(db, names), reader)
}

/** The same of what was found already. */
export function groupUsage(rows: readonly UsageRow[], reader?: Narrowed): Map<string, MediaUsage[]> {
  const found = new Map<string, MediaUsage[]>()
  for (const row of rows.toSorted(inOrder)) {
    const usage = found.get(addressOf(row.name)) ?? []
    found.set(addressOf(row.name), usage)
    const isKnown = usage.some(({ entity, id }) => entity === row.entity && id === row.id)
    if (!isKnown) usage.push(toUsage(row, !reader || maySee(reader, row.entity)))
  }
  return found
}

/** Addresses of the files that stand somewhere. */
export async function listUsedAddresses(db: Database): Promise<Set<string>> {
  return new Set((await listPlaces(db)).map(({ name }) => addressOf(name)))
}

/** Address of an uploaded file. */
export const addressOf = (name: string): string => `/assets/uploads/${name}`

const inOrder = (one: UsageRow, other: UsageRow) =>
  Number(one.isDraft) - Number(other.isDraft) ||
  ENTITIES.indexOf(one.entity) - ENTITIES.indexOf(other.entity) ||
  one.id - other.id

const toUsage = ({ entity, id, title, isDraft }: UsageRow, isOpen: boolean): MediaUsage => ({
  entity,
  id,
  title: (isOpen && title) || upperFirst(RECORD_KINDS[entity].noun),
  ...(isDraft && { isDraft: true }),
})

const SHOWN = 3

/** «товар «Топас 5», черновик статьи… и ещё 2»: where a file stands. */
export function formatUsage(usage: readonly MediaUsage[]): string {
  const shown = usage.slice(0, SHOWN).map(({ entity, title, isDraft }) => {
    const { noun } = RECORD_KINDS[entity]
    const named = title.toLowerCase() === noun ? noun : `${noun} «${title}»`
    return isDraft ? `${named} (черновик)` : named
  })
  const more = usage.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` и ещё ${more}` : ''}`
}
