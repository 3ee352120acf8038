import type { ProductSummary } from '../../api/queries.ts'
import { formatMoney } from '../../lib/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { noFilters, usersOptions } from './filters.ts'
import { distribution, PRICE_STEP, priceRangeOf } from './price-range.ts'
import type { FilterState } from './use-filters.ts'

const BARS = 24
const LOWEST_BAR = 0.04

const formatRubles = (rubles: number) => formatMoney(rubles * 100)

/** People, price and the way back to everything. */
export function FilterPanel({ products, state: { shown, change } }: FilterPanelProps) {
  const full = priceRangeOf(products)
  const bars = distribution(products, full, BARS).map((height) => Math.max(LOWEST_BAR, height))
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
      {/* The Enter key sends a form by its first button, which must not be a choice. */}
      <button type="submit" className="btn btn--water bar__send">
        Показать
      </button>
      <fieldset>
        <legend>Количество пользователей</legend>
        <div className="chips bar__users">
          {choice(null)}
          {usersOptions(products).map(choice)}
        </div>
      </fieldset>
      <RangeSlider
        label="Цена с установкой"
        min={full[0]}
        max={full[1]}
        step={PRICE_STEP}
        value={shown.price ?? full}
        format={formatRubles}
        onChange={(price) => change({ price }, 'slide')}
        bars={bars}
        names={['price', 'price']}
      />
      <div className="bar__reset">
        <button type="reset" className="btn btn--quiet" onClick={() => change(noFilters)}>
          <Icon name="reset" />
          Сбросить
        </button>
      </div>
    </>
  )
}

type FilterPanelProps = { products: readonly ProductSummary[]; state: FilterState }
