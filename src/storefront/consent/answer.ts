import { plainText, storedValue, useStoredValue } from '../../ui/stored-value.ts'
import { type CounterIds, countersOf } from './counters-of.ts'

/** What the visitor said about counters. */
export type Answer = 'allowed' | 'refused'

const given = storedValue('counters-consent', toText, 'localStorage', plainText)

function toText(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

const keysOf = (ids: CounterIds) => countersOf(ids).map(({ key }) => key)

/** The answer for these counters; null when none was given, or one of them was not there then. */
export function readAnswer(text: string | null, counters: readonly string[]): Answer | null {
  const [answer, ...named] = text?.split(' ') ?? []
  if (answer !== 'allowed' && answer !== 'refused') return null
  return counters.every((counter) => named.includes(counter)) ? answer : null
}

/** Remembers the answer, in this browser and for all its tabs. */
export function giveAnswer(answer: Answer, ids: CounterIds): void {
  given.set([answer, ...keysOf(ids)].join(' '))
}

/** The visitor's answer; null on the server and during hydration, so that both render the same. */
export function useAnswer(ids: CounterIds): Answer | null {
  return readAnswer(useStoredValue(given), keysOf(ids))
}
