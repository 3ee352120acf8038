import type { Inquiry } from '../../contract/inquiries.ts'
import { parseId } from '../../lib/numbers.ts'
import { useAddress, withParameter } from '../shell/use-address.ts'

/** What of the list is shown lives in the address, so that it can be sent to a colleague and survives signing in. */
export function useSelection() {
  const { search, change } = useAddress()
  const put = (name: string, value: string, replace: boolean) =>
    change((now) => withParameter(now, name, value), { replace })
  return {
    search,
    /** Number of the request whose sheet is open; null when none is. */
    chosenId: parseId(search.get('request') ?? ''),
    filter: (name: string, value: string) => put(name, value, true),
    chooseStatus: (status: string) => put('status', status, false),
    open: ({ id }: Inquiry) => put('request', String(id), false),
    turnTo: ({ id }: Inquiry) => put('request', String(id), true),
    close: () => put('request', '', true),
  }
}
