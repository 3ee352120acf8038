import type { ProductSummary } from '../../api/queries.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { residentsHint } from './filter-hints.ts'
import { applyFilters, usersOptions } from './filters.ts'
import { PanelEnd } from './panel-end.tsx'
import { distribution, hasPrices, PRICE_STEP, priceRangeOf } from './price-range.ts'
import type { FilterState } from './use-filters.ts'

const BARS = 24
const LOWEST_BAR = 0.04

const formatRubles = (rubles: number) => formatMoney(rubles * 100)

/** Filters by residents and price. */
export function FilterPanel({ products, state, onShow }: FilterPanelProps) {
  const { shown, change } = state
  const hint = residentsHint({ ...shown, sort: 'default' }, applyFilters(products, shown).length)
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
        <div className="chips bar__users">
          {choice(null)}
          {usersOptions(products).map(choice)}
        </div>
        {hint && <p className="bar__hint">{hint}</p>}
      </fieldset>
      {hasPrices(products) && <PriceSlider products={products} state={state} />}
      {/* With a price in the address the end of the panel says so. */}
      {!hasPrices(products) && !shown.price && <NoPrices />}
      <PanelEnd products={products} state={state} onShow={onShow} />
    </>
  )
}

function PriceSlider({ products, state: { shown, change } }: Omit<FilterPanelProps, 'onShow'>) {
  const full = priceRangeOf(products)
  const bars = distribution(products, full, BARS).map((height) => Math.max(LOWEST_BAR, height))
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
      <p>У этих моделей цена по запросу: её назовёт инженер, поэтому выбирать здесь не из чего.</p>
    </fieldset>
  )
}

type FilterPanelProps = {
  products: readonly ProductSummary[]
  state: FilterState
  /** Called to close the panel and show the results. */
  onShow: () => void
}
