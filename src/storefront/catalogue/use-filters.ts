import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ProductSummary } from '../../api/queries.ts'
import { type Filters, fitFilters, formatFilters, parseFilters } from './filters.ts'

/** How a change is remembered: a step that Back undoes, or one of many moves of the slider that are one step together. */
type ChangeKind = 'step' | 'slide'

/** Marks an address that the slider made: its next move takes its place. */
const SLID = 'slid'

export interface FilterState {
  /** What the list shows: the address. */
  filters: Filters
  /** What the controls show: at once what was pressed, before the list has followed. */
  shown: Filters
  change(next: Partial<Filters>, kind?: ChangeKind): void
}

/** The filters live in the address, so that a filtered list can be shared and Back works (decisions.md). */
export function useFilters(products: readonly Pick<ProductSummary, 'price'>[]): FilterState {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const filters = fitFilters(parseFilters(new URLSearchParams(search)), products)
  const [shown, show] = useOptimistic(filters)

  const change = (next: Partial<Filters>, kind: ChangeKind = 'step') => {
    const wanted = fitFilters({ ...shown, ...next }, products)
    startTransition(async () => {
      show(wanted)
      await navigate(
        { search: formatFilters(wanted) },
        {
          replace: kind === 'slide' && state === SLID,
          state: kind === 'slide' ? SLID : null,
          preventScrollReset: true,
        },
      )
    })
  }
  return { filters, shown, change }
}
