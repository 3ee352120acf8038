import { useSearchParams } from 'react-router'
import type { Inquiry } from '../../contract/inquiries.ts'

/** What of the list is shown lives in the address, so that it can be sent to a colleague and survives signing in. */
export function useSelection(inquiries: readonly Inquiry[]) {
  const [search, setSearch] = useSearchParams()
  const status = search.get('status')
  const shown = status === null ? inquiries : inquiries.filter((inquiry) => inquiry.status === status)
  const id = Number(search.get('request'))
  const index = shown.findIndex((inquiry) => inquiry.id === id)

  const choose = (inquiry: Inquiry | undefined, replace: boolean) => {
    const next = new URLSearchParams(search)
    if (inquiry) next.set('request', String(inquiry.id))
    else next.delete('request')
    setSearch(next, { replace, preventScrollReset: true })
  }
  return {
    status,
    shown,
    chosen: shown[index],
    previous: shown[index - 1],
    next: index < 0 ? undefined : shown[index + 1],
    open: (inquiry: Inquiry) => choose(inquiry, false),
    turnTo: (inquiry: Inquiry) => choose(inquiry, true),
    close: () => choose(undefined, true),
  }
}
