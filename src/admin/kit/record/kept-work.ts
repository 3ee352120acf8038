import { days } from '../../../lib/duration.ts'
import { toFields } from '../../../ui/stored-value.ts'
import { serverNow } from '../../server-clock.ts'
import type { Work } from './form-record.ts'

/** Unsaved work is dropped after this. */
const KEPT_FOR = days(30)
const PREFIX = 'staff-unsaved:'

/** Unsaved work on this device, with the time of its last change (ISO 8601). */
export interface Kept {
  key: string
  at: string
  work: Work
}

/** Whose work on which record it is; `id` is undefined for a new one. */
export interface Place {
  accountId: number
  entity: string
  id: number | undefined
}

/** A key of its own for each form that is open: two tabs on one record keep two works. */
export function newWorkKey(place: Place): string {
  return `${prefixOf(place)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Keeps work; does nothing when storage is full or forbidden. */
export function keepWork(key: string, work: Work): void {
  withStorage((storage) =>
    storage.setItem(key, JSON.stringify({ at: new Date(serverNow()).toISOString(), work })),
  )
}

/** Removes work. */
export function dropWork(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}

/** Work on a record, newest first. Drops all that is too old or cannot be read, of whatever record. */
export function listWork(place: Place): Kept[] {
  const found: Kept[] = []
  withStorage((storage) => {
    for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
      const kept = read(key, storage.getItem(key))
      if (!kept || serverNow() - Date.parse(kept.at) > KEPT_FOR) storage.removeItem(key)
      else if (key.startsWith(prefixOf(place))) found.push(kept)
    }
  })
  return found.toSorted((one, other) => other.at.localeCompare(one.at))
}

const prefixOf = ({ accountId, entity, id }: Place) => `${PREFIX}${accountId}:${entity}:${id ?? 'new'}:`

function read(key: string, text: string | null): Kept | null {
  try {
    const { at, work } = toFields(JSON.parse(text ?? ''))
    const { row, changed } = toFields(work)
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof row !== 'object') return null
    return { key, at, work: { row, changed: toFields(changed) } }
  } catch {
    return null
  }
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(globalThis.localStorage)
  } catch {
    // Full or forbidden: nothing is kept, and the form works as without.
  }
}
