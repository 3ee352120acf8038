import { plural } from '../../lib/plural.ts'
import type { Filters } from './filters.ts'

/** «4 человека», as the object of a sentence: for whom a station is. */
function people(count: number): string {
  return `${count}\u00a0${plural(count, ['человека', 'человека', 'человек'])}`
}

/** What «До N чел.» shows: stations for so many people and more (decisions.md, residents filter). */
export function residentsHint({ users, sort }: Filters): string | null {
  if (users === null) return null
  const nearest = sort === 'default' ? ', сначала ближайшие' : ''
  return `Станции на ${people(users)} и больше${nearest}.`
}

/** Said over a list ordered by price: two kinds of prices stand in it. */
export function priceHint({ sort }: Filters, products: readonly Priced[]): string | null {
  const priced = products.filter(({ price }) => price !== null)
  const alone = priced.filter(({ installationPrice }) => installationPrice === null)
  if (!sort.startsWith('price_') || alone.length === 0 || alone.length === priced.length) return null
  return 'Цены с пометкой «без монтажа» — только за станцию, остальные с установкой.'
}

type Priced = { price: number | null; installationPrice: number | null }

/** The button under the filters of a phone. */
export function formatShowButton(found: number): string {
  return `Показать ${found} ${plural(found, ['модель', 'модели', 'моделей'])}`
}

/** What to give up when nothing was found. */
export function formatDropHint({ users }: Filters, filter: 'price' | 'users' | null): string {
  if (filter === 'price') return 'С другой ценой модели есть: раздвиньте границы.'
  return filter === 'users'
    ? `Снимите «До ${users} чел.»: тогда модели есть.`
    : 'Сбросьте фильтры: вместе они исключают всё.'
}
