/** Failures that are named one by one; the others are counted. */
export const NAMED = 5

/** What became of a change of several inquiries; what was not begun is in neither list. */
export interface Outcome {
  /** How many were to be changed. */
  all: number
  /** Numbers of those that were changed. */
  changed: readonly number[]
  /** In the order of their numbers. */
  failures: readonly Failure[]
  /** Those of which no answer has told, likewise. */
  unknown: readonly Failure[]
}

/** What has become of it after what was unknown was sent once more: what that does not tell of stays as it was. */
export function joinOutcomes(former: Outcome, next: Outcome): Outcome {
  const told = new Set([...next.changed, ...[...next.failures, ...next.unknown].map(({ id }) => id)])
  const notTold = (some: readonly Failure[]) => some.filter(({ id }) => !told.has(id))
  const join = (...lists: (readonly Failure[])[]) => lists.flat().sort((one, other) => one.id - other.id)
  return {
    all: former.all,
    changed: [...former.changed, ...next.changed],
    failures: join(notTold(former.failures), next.failures),
    unknown: join(notTold(former.unknown), next.unknown),
  }
}

interface Failure {
  id: number
  reason: string
}

const CHANGED = { done: 'Изменено', failed: 'Не изменены', unknown: 'Неизвестно, изменены ли' }
/** The words for what is brought back. */
export const RETURNED: typeof CHANGED = {
  done: 'Возвращено',
  failed: 'Не возвращены',
  unknown: 'Неизвестно, возвращены ли',
}

/**
 * What became of a change of several inquiries where it did not go through everywhere: «Изменено 12 из 14. Не изменены: № 17 — уже
 * изменила Мария Д. Неизвестно, изменены ли: № 18 — нет связи с сервером». Empty when all went through.
 */
export function describeOutcome({ all, changed, failures, unknown }: Outcome, words = CHANGED): string {
  if (changed.length === all) return ''
  const left = all - changed.length - failures.length - unknown.length
  return [
    `${words.done} ${changed.length} из ${all}.`,
    nameSome(words.failed, failures),
    nameSome(words.unknown, unknown),
    left > 0 && `Остановлено, не тронуты: ${left}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Empty of none. */
function nameSome(what: string, failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  const named = failures.slice(0, NAMED).map(({ id, reason }) => `№ ${id} — ${reason}`)
  const others = failures.length - named.length
  const text = `${what}: ${named.join('; ')}${others > 0 ? ` и ещё ${others}` : ''}`
  return text.endsWith('.') ? text : `${text}.`
}
