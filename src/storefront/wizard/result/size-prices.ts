import type { Choice, SiteAnswers } from '../../../domain/selection/answers.ts'
import type { Selectable } from '../../../domain/selection/model.ts'
import { findPossible } from '../../../domain/selection/select-models.ts'
import { formatMoney } from '../../../lib/money.ts'

/** Turnkey prices in kopecks of the stations that the rules leave for so many people on this plot. */
export interface SizePrice {
  people: string
  from: number
  to: number
}

const SIZES: readonly (readonly [residents: Choice<'residents'>, people: string])[] = [
  ['up_to_3', 'До 3\u00a0человек'],
  ['4', '4\u00a0человека'],
  ['5', '5\u00a0человек'],
  ['6', '6\u00a0человек'],
  ['7', '7\u00a0человек'],
  ['9', '9\u00a0человек'],
]

/** What a station costs by the number of people, where that number is unknown: every other answer counts. */
export function sizesOf(site: SiteAnswers, products: readonly Selectable[]): SizePrice[] {
  return SIZES.flatMap(([residents, people]) => {
    const prices = findPossible({ ...site, residents }, products).flatMap((product) =>
      product.price === null || product.installationPrice === null || product.sources.price?.outdated
        ? []
        : [product.price],
    )
    return prices.length === 0 ? [] : [{ people, from: Math.min(...prices), to: Math.max(...prices) }]
  })
}

/** From the cheapest to the dearest of all sizes; null when none has a price. */
export function rangeOfSizes(sizes: readonly SizePrice[]): Omit<SizePrice, 'people'> | null {
  if (sizes.length === 0) return null
  return {
    from: Math.min(...sizes.map(({ from }) => from)),
    to: Math.max(...sizes.map(({ to }) => to)),
  }
}

/** «от 150 000 до 300 000 ₽» */
export function formatRange({ from, to }: Omit<SizePrice, 'people'>): string {
  return from === to
    ? `от\u00a0${formatMoney(from)}`
    : `от\u00a0${formatMoney(from).replace(/\s*₽$/, '')} до\u00a0${formatMoney(to)}`
}
