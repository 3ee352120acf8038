import { findRecordField } from '../../../contract/records/record-fields.ts'
import type { Version } from '../../../contract/records/versions.ts'
import { lowerFirst } from '../../../lib/text/lower-first.ts'
import { plural } from '../../../lib/text/plural.ts'
import type { Change } from '../changes/change-values.ts'

type Row = Readonly<Record<string, unknown>>

/** Fields in which an earlier state differs from the present one, and how many are the same. */
export function compareVersions(entity: string, then: Row, now: Row): { changes: Change[]; same: number } {
  const known = Object.keys(now).filter((field) => {
    const found = findRecordField(entity, field)
    return found !== null && found.kind !== 'hidden'
  })
  const changes = known
    .map((field) => ({ field, before: then[field], after: now[field] }))
    .filter(({ before, after }) => JSON.stringify(before ?? null) !== JSON.stringify(after ?? null))
  return { changes, same: known.length - changes.length }
}

/** Names of fields that a line has room for. */
const MAX_NAMED = 3

/** What made a version, for its line: «цена, описание и ещё 2 поля»; null when nothing is known of it. */
export function describeVersion({ version, changes }: Pick<Version, 'version' | 'changes'>): string | null {
  if (changes.length === 0) return null
  if (version === 1) return 'создание'
  const names = changes.map(({ label }) => lowerFirst(label))
  const left = names.length - MAX_NAMED
  if (left <= 1) return names.join(', ')
  return `${names.slice(0, MAX_NAMED).join(', ')} и ещё ${left} ${plural(left, ['поле', 'поля', 'полей'])}`
}
