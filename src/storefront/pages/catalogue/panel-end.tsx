import { noFilters } from '../../../domain/catalogue/filters.ts'
import type { Listing } from '../../../domain/catalogue/listing.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDropHint, formatShowButton } from './filter-hints.ts'
import type { FilterState } from './use-filters.ts'

/** Reset button and, where the panel covers the list, a button that shows the results with their count. */
export function PanelEnd({ listing, state: { shown, change }, onShow }: PanelEndProps) {
  const { found, toDrop, hasPricesBySpecs } = listing
  return (
    <div className="bar__end">
      {found === 0 && <p className="bar__drop">{formatDropHint(shown, toDrop, hasPricesBySpecs)}</p>}
      <Button variant="quiet" icon="reset" type="reset" onClick={() => change(noFilters)}>
        Сбросить
      </Button>
      <Button variant="water" className="bar__show" disabled={found === 0} onClick={onShow}>
        <span>{found === 0 ? 'Ничего не нашлось' : formatShowButton(found)}</span>
      </Button>
    </div>
  )
}

type PanelEndProps = { listing: Listing; state: FilterState; onShow: () => void }
