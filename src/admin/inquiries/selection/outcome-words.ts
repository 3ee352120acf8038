/** Failures that are named one by one; the others are counted. */
export const NAMED = 5

/** What became of a change of several requests; what was not begun is in neither list. */
export interface Outcome {
  /** Numbers of those that were changed. */
  changed: readonly number[]
  /** In the order of their numbers. */
  failures: readonly { id: number; reason: string }[]
}

const CHANGED = { done: 'Изменено', others: 'Не изменены' }
/** The words for what is brought back. */
export const RETURNED: typeof CHANGED = { done: 'Возвращено', others: 'Не возвращены' }

/**
 * What became of a change of `all` requests where it did not go through everywhere: «Изменено 12 из 14. Не изменены: № 17 — уже
 * изменила Мария Д.; № 18 — нет связи с сервером». Empty when all went through.
 */
export function describeOutcome({ changed, failures }: Outcome, all: number, words = CHANGED): string {
  if (changed.length === all) return ''
  const named = failures.slice(0, NAMED).map(({ id, reason }) => `№ ${id} — ${reason}`)
  const others = failures.length - named.length
  const notChanged = `${words.others}: ${named.join('; ')}${others > 0 ? ` и ещё ${others}` : ''}`
  const left = all - changed.length - failures.length
  return [
    `${words.done} ${changed.length} из ${all}.`,
    named.length > 0 && (notChanged.endsWith('.') ? notChanged : `${notChanged}.`),
    left > 0 && `Остановлено, не тронуты: ${left}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
