import { plural } from '../../lib/plural.ts'
import type { Filters } from './filters.ts'

/** Formats a number of people in the accusative: «4 человека». */
function people(count: number): string {
  return `${count}\u00a0${plural(count, ['человека', 'человека', 'человек'])}`
}

/** Explains the filter «До N чел.»: stations for that many people and more (decisions.md, residents filter), or that there are none. */
export function residentsHint({ users, price, sort }: Filters, found: number): string | null {
  if (users === null) return null
  if (found === 0) return `Станций на ${people(users)} и больше${price ? ' с такой ценой' : ''} здесь нет.`
  const nearest = sort === 'default' ? ', сначала ближайшие' : ''
  return `Станции на ${people(users)} и больше${nearest}.`
}

/** Hint above a list sorted by price that contains both price scopes; null otherwise. */
export function priceHint({ sort }: Filters, products: readonly Priced[]): string | null {
  const priced = products.filter(({ price }) => price !== null)
  const alone = priced.filter(({ installationPrice }) => installationPrice === null)
  if (!sort.startsWith('price_') || alone.length === 0 || alone.length === priced.length) return null
  return 'Цены с пометкой «без монтажа» — только за станцию, остальные с установкой.'
}

type Priced = { price: number | null; installationPrice: number | null }

/** Label of the button below the filters on phones. */
export function formatShowButton(found: number): string {
  return `Показать ${found} ${plural(found, ['модель', 'модели', 'моделей'])}`
}

/** Suggests a filter to drop when nothing was found; `priced` is whether any product has a price. */
export function formatDropHint(
  { users, price }: Filters,
  filter: 'price' | 'users' | null,
  priced: boolean,
): string {
  if (price && !priced) return 'У этих моделей цена по запросу: снимите ограничение по цене.'
  if (filter === 'price') return 'С другой ценой модели есть: раздвиньте границы.'
  return filter === 'users'
    ? `Снимите «До ${users} чел.»: тогда модели есть.`
    : 'Сбросьте фильтры: вместе они исключают всё.'
}
