import type { Inquiry } from '../../contract/inquiries.ts'
import { toCallAddress } from '../../lib/shown-phone.ts'
import { storedValue, toFields, useStoredValue } from '../../ui/stored-value.ts'

/**
 * Calls of this window whose outcome is not written yet: when they began (ISO), by the request's number. Stored, since a phone may
 * drop the page while one talks.
 */
const calls = storedValue('request-calls', toCalls, 'sessionStorage')
/** Requests that are to be taken because their client is called. */
const untaken = new Set<number>()

/**
 * How the client of a request is called: the address to dial, and what notes that the call begins, whereupon the sheet takes the
 * request and asks for the outcome. Null where no call can begin: the number has too few digits, or the request is erased or merged
 * into another one.
 */
export function toCall(inquiry: Callable): { href: string; begin: () => void } | null {
  const isOver = inquiry.erasedAt !== null || (inquiry.mergedInto ?? null) !== null
  const href = isOver ? undefined : toCallAddress(inquiry)
  if (href === undefined) return null
  const { id } = inquiry
  const begin = () => {
    untaken.add(id)
    calls.set({ ...calls.get(), [id]: new Date().toISOString() })
  }
  return { href, begin }
}

type Callable = Pick<Inquiry, 'id' | 'phone' | 'phoneE164' | 'erasedAt'> & { mergedInto?: number | null }

/** Forgets a call: its outcome is written, or there was none. */
export function endCall(id: number): void {
  const { [id]: _ended, ...others } = calls.get()
  calls.set(others)
}

/** Whether a request is still to be taken because of a call; true once. */
export const claimTake = (id: number): boolean => untaken.delete(id)

/** When the call began whose outcome is to be asked for, as ISO text; null without one. */
export function useCall(id: number): string | null {
  return useStoredValue(calls)[id] ?? null
}

function toCalls(stored: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toFields(stored)).flatMap(([id, at]) =>
      typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [[id, at]] : [],
    ),
  )
}
