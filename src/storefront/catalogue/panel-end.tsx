import type { ProductSummary } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { formatDropHint, formatShowButton } from './filter-hints.ts'
import { applyFilters, filterToDrop, noFilters } from './filters.ts'
import { hasPrices } from './price-range.ts'
import type { FilterState } from './use-filters.ts'

/** Reset button and, where the panel covers the list, a button that shows the results with their count. */
export function PanelEnd({ products, state: { shown, change }, onShow }: PanelEndProps) {
  const found = applyFilters(products, shown).length
  return (
    <div className="bar__end">
      {found === 0 && (
        <p className="bar__drop">
          {formatDropHint(shown, filterToDrop(products, shown), hasPrices(products))}
        </p>
      )}
      <Button variant="quiet" icon="reset" type="reset" onClick={() => change(noFilters)}>
        Сбросить
      </Button>
      <Button variant="water" className="bar__show" disabled={found === 0} onClick={onShow}>
        {found === 0 ? 'Ничего не нашлось' : formatShowButton(found)}
      </Button>
    </div>
  )
}

type PanelEndProps = { products: readonly ProductSummary[]; state: FilterState; onShow: () => void }
