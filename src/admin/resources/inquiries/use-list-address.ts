import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { parseId } from '../../../lib/numbers.ts'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { WIZARD } from './filter-fields.tsx'
import { withTab } from './status-tabs.tsx'

/** Filters and chosen inquiry, stored in the address, so that they can be shared and survive signing in. */
export function useListAddress() {
  const { search, change } = useAddress()
  const put = (name: string, value: string, replace: boolean) =>
    change((now) => withParameter(now, name, value), { replace })
  return {
    search,
    /** Id of the inquiry in the side panel; null for none. */
    chosenId: parseId(search.get('request') ?? ''),
    filter: (name: string, value: string) =>
      change((now) => (name === 'type' ? withKind(now, value) : withFilter(now, name, value)), {
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

const withFilter = (address: URLSearchParams, name: string, value: string) =>
  withParameter(name === 'period' ? withoutDays(address) : address, name, value)

/** A type, or the selection, which has a parameter of its own: an inquiry from there may be of any type. */
const withKind = (address: URLSearchParams, kind: string) =>
  withParameter(
    withParameter(address, 'type', kind === WIZARD ? '' : kind),
    'wizard',
    kind === WIZARD ? '1' : '',
  )

/** A usual period takes the place of own days. */
const withoutDays = (address: URLSearchParams) => withParameter(withParameter(address, 'from', ''), 'to', '')

export type ListAddress = ReturnType<typeof useListAddress>
