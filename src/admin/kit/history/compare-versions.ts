import { findRecordField } from '../../../contract/records/record-fields.ts'
import type { Version } from '../../../contract/records/versions.ts'
import { lowerFirst } from '../../../lib/text/lower-first.ts'
import { plural } from '../../../lib/text/plural.ts'
import type { Change } from '../changes/change-values.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Fields in which an earlier state differs from the present one, and how many are the same. Of what the record does not answer, such
 * as the parameters of a category's products, `later` knows: the versions since then, newest first.
 */
export function compareVersions(
  entity: string,
  before: Row,
  present: Row,
  later: readonly Pick<Version, 'changes'>[] = [],
): { changes: Change[]; same: number } {
  const [then, now] = [{ ...before }, { ...present }]
  for (const change of later.flatMap(({ changes }) => changes)) {
    if (change.field in present) continue
    if (!(change.field in now)) now[change.field] = change.after
    then[change.field] = change.before
  }
  const known = Object.keys(now).filter((field) => {
    const found = findRecordField(entity, field)
    return found !== null && found.kind !== 'hidden'
  })
  const changes = known
    .map((field) => ({ field, before: then[field], after: now[field] }))
    .filter((one) => JSON.stringify(one.before ?? null) !== JSON.stringify(one.after ?? null))
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
