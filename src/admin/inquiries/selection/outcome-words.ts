import type { Outcome } from './change-many.ts'

/** Failures that are named one by one; the others are counted. */
const NAMED = 5

/**
 * What became of a change of `all` requests where it did not go through everywhere: «Изменено 12 из 14. Не изменены: № 17 — уже
 * изменила Мария Д.; № 18 — нет связи с сервером». Empty when all went through.
 */
export function describeOutcome({ stored, failures }: Outcome, all: number): string {
  if (stored.length === all) return ''
  const named = failures.slice(0, NAMED).map(({ id, reason }) => `№ ${id} — ${reason}`)
  const others = failures.length - named.length
  const notChanged = `Не изменены: ${named.join('; ')}${others > 0 ? ` и ещё ${others}` : ''}`
  const left = all - stored.length - failures.length
  return [
    `Изменено ${stored.length} из ${all}.`,
    named.length > 0 && (notChanged.endsWith('.') ? notChanged : `${notChanged}.`),
    left > 0 && `Остановлено, не тронуты: ${left}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
