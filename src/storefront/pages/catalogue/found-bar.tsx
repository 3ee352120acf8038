import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { CountedFacet } from '../../../domain/catalogue/chosen-facets.ts'
import { parseSpecRange } from '../../../domain/catalogue/facet-choice.ts'
import { type Filters, formatFilters, withSpec } from '../../../domain/catalogue/filters.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FOUND_ID } from './use-panel.ts'

/** Number of results, and active filters with a remove button each. */
export function FoundBar({ found, total, filters, facets }: FoundBarProps) {
  const { pathname } = useLocation()
  const count = useRef<HTMLOutputElement>(null)
  const chip = (label: string, without: Filters) => (
    <a
      key={label}
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
  const { users, price, specs } = filters
  return (
    <div className="bar__foot">
      <output ref={count} id={FOUND_ID} tabIndex={-1}>{`Найдено товаров: ${found} из ${total}`}</output>
      {users !== null && chip(`До ${users} чел.`, { ...filters, users: null })}
      {price &&
        chip(`${formatMoney(price[0] * 100)} – ${formatMoney(price[1] * 100)}`, { ...filters, price: null })}
      {Object.entries(specs).flatMap(([key, texts]) => {
        const facet = facets.find((one) => one.key === key)
        return texts.map((text) => {
          const left = texts.filter((one) => one !== text)
          return chip(`${facet?.name ?? key}: ${facet ? formatChosen(facet, text) : text}`, {
            ...filters,
            specs: withSpec(specs, key, left),
          })
        })
      })}
    </div>
  )
}

function formatChosen({ isNumber, unit }: CountedFacet, text: string): string {
  const range = isNumber ? parseSpecRange(text) : null
  const shown = range ? [...new Set(range)].map(formatNumber).join('–') : text
  return [shown, unit].filter(Boolean).join('\u00a0')
}

type FoundBarProps = {
  found: number
  total: number
  filters: Filters
  facets: readonly CountedFacet[]
}
