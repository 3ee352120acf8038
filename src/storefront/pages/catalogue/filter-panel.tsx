import type { CountedFacet } from '../../../domain/catalogue/chosen-facets.ts'
import type { Listing } from '../../../domain/catalogue/listing.ts'
import { PRICE_STEP } from '../../../domain/catalogue/price-range.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { RangeSlider } from '../../../ui/field/range-slider.tsx'
import { FacetsPanel } from './facets-panel.tsx'
import { residentsHint } from './filter-hints.ts'
import { PanelEnd } from './panel-end.tsx'
import type { FilterState } from './use-filters.ts'

const LOWEST_BAR = 0.04

const formatRubles = (rubles: number) => formatMoney(rubles * 100)

/** Filters by residents, price and parameters. */
export function FilterPanel({ listing, facets, state, onShow }: FilterPanelProps) {
  const { shown, change } = state
  const hint = residentsHint({ ...shown, sort: 'default' }, listing.found)
  const choice = (users: number | null) => (
    <button
      key={users}
      type="submit"
      name="users"
      value={users ?? ''}
      className="chip"
      aria-pressed={shown.users === users}
      onClick={() => change({ users })}
    >
      {users === null ? 'Все' : `До ${users} чел.`}
    </button>
  )
  return (
    <>
      {/* Enter submits a form by its first button, which must not be a chip. */}
      <Button variant="water" className="bar__send" type="submit">
        Показать
      </Button>
      <fieldset>
        <legend>Количество пользователей</legend>
        <div className="chips">
          {choice(null)}
          {listing.residents.map(choice)}
        </div>
        {hint && <p className="bar__hint">{hint}</p>}
      </fieldset>
      {listing.hasPrices && <PriceSlider listing={listing} state={state} />}
      {/* With a price in the address the end of the panel says so. */}
      {!listing.hasPrices && !shown.price && <NoPrices />}
      <FacetsPanel facets={facets} state={state} />
      <PanelEnd listing={listing} state={state} onShow={onShow} />
    </>
  )
}

function PriceSlider({ listing, state: { shown, change } }: Pick<FilterPanelProps, 'listing' | 'state'>) {
  const full = listing.priceRange
  const bars = listing.bars.map((height) => Math.max(LOWEST_BAR, height))
  return (
    <RangeSlider
      label="Цена"
      min={full[0]}
      max={full[1]}
      step={PRICE_STEP}
      value={shown.price ?? full}
      format={formatRubles}
      onChange={(price) => change({ price }, 'slide')}
      bars={bars}
      names={['price', 'price']}
    />
  )
}

function NoPrices() {
  return (
    <fieldset className="bar__priceless">
      <legend>Цена</legend>
      <p>У этих моделей цена по запросу: выбирать здесь не из чего.</p>
    </fieldset>
  )
}

type FilterPanelProps = {
  /** Of the filters of the controls. */
  listing: Listing
  facets: readonly CountedFacet[]
  state: FilterState
  /** Called to close the panel and show the results. */
  onShow: () => void
}
