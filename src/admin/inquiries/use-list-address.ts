import type { Inquiry } from '../../contract/inquiries.ts'
import { parseId } from '../../lib/numbers.ts'
import { useAddress, withParameter } from '../shell/use-address.ts'
import { withTab } from './status-tabs.tsx'

/** Filters and chosen request, stored in the address, so that they can be shared and survive signing in. */
export function useListAddress() {
  const { search, change } = useAddress()
  const put = (name: string, value: string, replace: boolean) =>
    change((now) => withParameter(now, name, value), { replace })
  return {
    search,
    /** Id of the request in the side panel; null for none. */
    chosenId: parseId(search.get('request') ?? ''),
    filter: (name: string, value: string) =>
      change((now) => withParameter(name === 'period' ? withoutDays(now) : now, name, value), {
        replace: true,
      }),
    clear: (names: readonly string[]) =>
      change((now) => withoutDays(names.reduce((left, name) => withParameter(left, name, ''), now)), {
        replace: true,
      }),
    chooseStatus: (tab: string) => change((now) => withTab(now, tab), { replace: false }),
    open: ({ id }: Inquiry) => put('request', String(id), false),
    turnTo: ({ id }: Inquiry) => put('request', String(id), true),
    close: () => put('request', '', true),
  }
}

/** A usual period takes the place of own days. */
const withoutDays = (address: URLSearchParams) => withParameter(withParameter(address, 'from', ''), 'to', '')

export type ListAddress = ReturnType<typeof useListAddress>
