import { useSearchParams } from 'react-router'
import type { Inquiry } from '../../contract/inquiries.ts'

/** What of the list is shown lives in the address, so that it can be sent to a colleague and survives signing in. */
export function useSelection() {
  const [search, setSearch] = useSearchParams()
  const put = (name: string, value: string, replace: boolean) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace, preventScrollReset: true })
  }
  return {
    search,
    chosenId: Number(search.get('request')),
    filter: (name: string, value: string) => put(name, value, true),
    open: ({ id }: Inquiry) => put('request', String(id), false),
    turnTo: ({ id }: Inquiry) => put('request', String(id), true),
    close: () => put('request', '', true),
  }
}
