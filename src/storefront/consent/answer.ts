import { useSyncExternalStore } from 'react'
import { type CounterIds, countersOf } from './counters-of.ts'

/** What the visitor said about counters. */
export type Answer = 'allowed' | 'refused'

const KEY = 'counters-consent'

let current: string | null | undefined
const listeners = new Set<() => void>()

function stored(): string | null {
  if (current !== undefined) return current
  try {
    current = localStorage.getItem(KEY)
  } catch {
    current = null
  }
  return current
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== KEY) return
  current = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
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
  current = [answer, ...keysOf(ids)].join(' ')
  try {
    localStorage.setItem(KEY, current)
  } catch {
    // Full or forbidden storage: the answer lives as long as the page.
  }
  for (const listener of listeners) listener()
}

/** The visitor's answer; null on the server and during hydration, so that both render the same. */
export function useAnswer(ids: CounterIds): Answer | null {
  return readAnswer(
    useSyncExternalStore(subscribe, stored, () => null),
    keysOf(ids),
  )
}
