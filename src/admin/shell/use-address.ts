import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useSearchParams } from 'react-router'

/**
 * The query part of the address. `change` starts from what the address says at that moment, not at the last drawing, so that
 * two writes that follow each other at once (a search that ends as a row is opened) keep both.
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

/** The address with one parameter set; empty takes it away. All else stays. */
export function withParameter(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
