import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useSearchParams } from 'react-router'

/**
 * The address's query parameters. `change` starts from the present address, not from that of the last render, so that two
 * changes in a row (search text and opened row) are both kept.
 */
export function useAddress() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const router = use(DataRouterContext)?.router
  const change = (update: (now: URLSearchParams) => URLSearchParams, { replace }: { replace: boolean }) => {
    const now = new URLSearchParams(router ? router.state.location.search : search)
    navigate(`?${update(now)}`, { replace, preventScrollReset: true })
  }
  return { search, change }
}

/** The address with one parameter set, or removed when empty. */
export function withParameter(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
