import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FacetScale } from '../../../domain/catalogue/chosen-facets.ts'
import { type Filters, fitFilters, formatFilters, parseFilters } from '../../../domain/catalogue/filters.ts'
import type { Range } from '../../../domain/catalogue/price-range.ts'

/** History entry of a change: a new one (`step`), or one for all moves of the slider (`slide`). */
type ChangeKind = 'step' | 'slide'

/** History state of an entry made by the slider: its next move replaces it. */
const SLIDER_STATE = 'slid'

export interface FilterState {
  /** Filters of the list, from the address. */
  filters: Filters
  /** Filters of the controls, updated at once, before the list is rendered. */
  shown: Filters
  change(next: Partial<Filters>, kind?: ChangeKind): void
}

/**
 * Filters stored in the address, so that a filtered list can be shared and Back works (decisions.md); `full` are the ends of
 * the price slider in rubles, `facets` are undefined while they are not known.
 */
export function useFilters(full: Range, facets: readonly FacetScale[] | undefined): FilterState {
  const navigate = useNavigate()
  const { search } = useLocation()
  const filters = fitFilters(parseFilters(new URLSearchParams(search)), full, facets)
  const [shown, show] = useOptimistic(filters)

  const change = (next: Partial<Filters>, kind: ChangeKind = 'step') => {
    const wanted = fitFilters({ ...shown, ...next }, full, facets)
    startTransition(async () => {
      show(wanted)
      await navigate(
        { search: formatFilters(wanted) },
        {
          replace: kind === 'slide' && isMadeBySlider(),
          state: kind === 'slide' ? SLIDER_STATE : null,
          preventScrollReset: true,
        },
      )
    })
  }
  return { filters, shown, change }
}

/** Asks the browser's entry: the rendered location may still be the one before it. React Router keeps its state in `usr`. */
function isMadeBySlider(): boolean {
  const state: { usr?: unknown } | null = window.history.state
  return state?.usr === SLIDER_STATE
}
