import { plainText, storedValue, useStoredValue } from '../../../ui/stored-value.ts'
import { type CounterIds, countersOf } from './counters-of.ts'

/** The visitor's choice about counters. */
export type ConsentState = 'allowed' | 'refused'

const given = storedValue('counters-consent', toText, 'localStorage', plainText)

function toText(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

const keysOf = (ids: CounterIds) => countersOf(ids).map(({ key }) => key)

/** The stored choice for these counters; null when there is none, or it did not include all of them. */
export function parseConsent(text: string | null, counters: readonly string[]): ConsentState | null {
  const [answer, ...named] = text?.split(' ') ?? []
  if (answer !== 'allowed' && answer !== 'refused') return null
  return counters.every((counter) => named.includes(counter)) ? answer : null
}

/** Stores the choice in this browser, for all tabs. */
export function storeConsent(answer: ConsentState, ids: CounterIds): void {
  given.set([answer, ...keysOf(ids)].join(' '))
}

/** The visitor's choice; null on the server and during hydration, so that both render the same. */
export function useConsent(ids: CounterIds): ConsentState | null {
  return parseConsent(useStoredValue(given), keysOf(ids))
}
