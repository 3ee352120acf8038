import { useRef } from 'react'
import { useLocation } from 'react-router'
import { formatMoney } from '../../lib/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Filters, formatFilters } from './filters.ts'
import { FOUND_ID } from './use-panel.ts'

/** Number of results, and active filters with a remove button each. */
export function FoundBar({ found, total, filters }: FoundBarProps) {
  const { pathname } = useLocation()
  const count = useRef<HTMLOutputElement>(null)
  const chip = (label: string, without: Filters) => (
    <a
      className="chip chip--x"
      href={pathname + formatFilters(without)}
      data-stay
      // The focused link is removed with its filter.
      onClick={() => count.current?.focus({ preventScroll: true })}
    >
      <span className="vh">Убрать фильтр: </span>
      {label}
      <Icon name="close" />
    </a>
  )
  const { users, price } = filters
  return (
    <div className="bar__foot">
      <output ref={count} id={FOUND_ID} tabIndex={-1}>{`Найдено товаров: ${found} из ${total}`}</output>
      {users !== null && chip(`До ${users} чел.`, { ...filters, users: null })}
      {price &&
        chip(`${formatMoney(price[0] * 100)} – ${formatMoney(price[1] * 100)}`, { ...filters, price: null })}
    </div>
  )
}

type FoundBarProps = { found: number; total: number; filters: Filters }
