import type { JournalEntry } from '../../src/contract/records/journal.ts'

/** Filters of a call by name. */
type Filters = readonly (readonly [name: string, value: string | number])[]

const NAMES = ['entity', 'actorId', 'action', 'entityId'] as const

/**
 * Filters of a journal by their text: each value with each of any other filter, and those of each kind of entry together: a condition
 * that spoils another shows in two.
 */
export function listFilters(entries: readonly JournalEntry[]): Map<string, Filters> {
  const ends = [entries[0], entries.at(-1)]
  const listed = new Map<string, Filters>()
  const add = (filters: readonly (readonly [string, string | number | null | undefined])[]) => {
    const set = filters.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]))
    listed.set(JSON.stringify(set), set)
  }
  const values = NAMES.map((name) => [
    ...new Set((name === 'entityId' ? ends : entries).map((entry) => entry?.[name])),
  ])
  for (const [at, name] of NAMES.entries()) {
    for (const value of values[at] ?? []) {
      add([[name, value]])
      for (const [before, other] of NAMES.slice(0, at).entries()) {
        for (const its of values[before] ?? [])
          add([
            [other, its],
            [name, value],
          ])
      }
    }
  }
  for (const entry of entries) {
    add(NAMES.slice(0, 3).map((name) => [name, entry[name]] as const))
    if (ends.includes(entry)) add(NAMES.map((name) => [name, entry[name]] as const))
  }
  return listed
}
