import type { Entity } from '../../../contract/records/records.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { StoredRow } from '../../platform/db/records/stored-rows.ts'
import { planPublication } from './publication.service.ts'

const PLANNED = [
  ['publish_at', 'публикации'],
  ['unpublish_at', 'снятия с публикации'],
] as const

/** Columns of a row that comes back: an hour that has passed plans nothing any more, with a sentence about each. */
export function dropPassedHours(row: StoredRow): { values: StoredRow; remarks: string[] } {
  const values: StoredRow = {}
  const remarks: string[] = []
  for (const [column, what] of PLANNED) {
    const at = row[column]
    if (typeof at !== 'string' || Date.parse(at) > Date.now()) continue
    values[column] = null
    remarks.push(`Назначенный час ${what} уже прошёл, он снят.`)
  }
  // What is never shown is never hidden.
  if (values.publish_at === null && row.published === false) values.unpublish_at = null
  return { values, remarks }
}

/** Wakes the queue at the hours of a row that came back; other records have none. */
export async function planStoredHours(tx: Transaction, entity: Entity, row: StoredRow): Promise<void> {
  if (entity !== 'products' && entity !== 'posts') return
  const [publishAt, unpublishAt] = [toMoment(row.publish_at), toMoment(row.unpublish_at)]
  await planPublication(tx, entity, Number(row.id), { publishAt, unpublishAt })
}

const toMoment = (stored: unknown) => (typeof stored === 'string' ? new Date(stored) : null)
