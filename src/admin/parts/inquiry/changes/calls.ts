import { useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { isFree, isOnlyRead } from '../../../../domain/inquiry/status.ts'
import { toCallAddress } from '../../../../lib/text/shown-phone.ts'
import { storedValue, toFields, useStoredValue } from '../../../../ui/stored-value.ts'
import { serverNow } from '../../../server-clock.ts'
import { useApi } from '../../../staff.ts'
import { takeInquiry } from './takes.ts'

/**
 * Calls of this window whose outcome is not written yet: when they began (ISO), by the inquiry's number. Stored, since a phone may
 * drop the page while one talks.
 */
const calls = storedValue('request-calls', toCalls, 'sessionStorage')

/**
 * The address that calls the client of an inquiry. Null where no call can begin: the number has too few digits, or the inquiry is
 * erased or merged into another one.
 */
export function toCall(inquiry: Callable): string | null {
  return isOnlyRead(inquiry) ? null : (toCallAddress(inquiry) ?? null)
}

type Callable = Pick<Inquiry, 'id' | 'phone' | 'phoneE164' | 'erasedAt'> & { mergedInto?: number | null }

/** Notes that a call begins, of whose outcome the sheet then asks; an inquiry that nobody has goes to whoever calls. */
export function useBeginCall() {
  const api = useApi()
  const queries = useQueryClient()
  return (inquiry: Pick<Inquiry, 'id' | 'version' | 'status' | 'assignee'>): void => {
    calls.set({ ...calls.get(), [inquiry.id]: new Date(serverNow()).toISOString() })
    if (isFree(inquiry)) void takeInquiry(queries, api, inquiry)
  }
}

/** Forgets a call: its outcome is written, or there was none. */
export function endCall(id: number): void {
  const { [id]: _ended, ...others } = calls.get()
  calls.set(others)
}

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
