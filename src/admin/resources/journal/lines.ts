import type { JournalEntry } from '../../../contract/records/journal.ts'
import { toMoscowDay } from '../../../lib/dates.ts'

/** A line of the list: one entry, or all entries of a bulk change; its id is that of the newest one. */
export interface Line {
  id: number
  at: string
  entries: readonly [JournalEntry, ...JournalEntry[]]
}

/** Lines of a day in Moscow. */
export interface Day {
  day: string
  lines: readonly Line[]
}

/** Entries as lines in their order: a bulk change is one, where its newest entry stands. */
export function toLines(entries: readonly JournalEntry[]): Line[] {
  const lines = new Map<string | number, [JournalEntry, ...JournalEntry[]]>()
  for (const entry of entries) {
    const key = entry.batchId ?? entry.id
    const line = lines.get(key)
    if (line) line.push(entry)
    else lines.set(key, [entry])
  }
  return [...lines.values()].map((line) => ({ id: line[0].id, at: line[0].at, entries: line }))
}

/** Lines under their days. */
export function toDays(lines: readonly Line[]): Day[] {
  const days: { day: string; lines: Line[] }[] = []
  for (const line of lines) {
    const day = toMoscowDay(Date.parse(line.at))
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days
}
