import type { Version } from '../../../contract/records/versions.ts'
import { lowerFirst } from '../../../lib/text/lower-first.ts'
import { plural } from '../../../lib/text/plural.ts'

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
