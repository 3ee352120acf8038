import type { Inquiry } from '../../contract/inquiries.ts'
import { useAddress, withParameter } from '../shell/use-address.ts'

/** What of the list is shown lives in the address, so that it can be sent to a colleague and survives signing in. */
export function useSelection() {
  const { search, change } = useAddress()
  const put = (name: string, value: string, replace: boolean) =>
    change((now) => withParameter(now, name, value), { replace })
  return {
    search,
    chosenId: Number(search.get('request')),
    filter: (name: string, value: string) => put(name, value, true),
    open: ({ id }: Inquiry) => put('request', String(id), false),
    turnTo: ({ id }: Inquiry) => put('request', String(id), true),
    close: () => put('request', '', true),
  }
}
