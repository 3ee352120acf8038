import type { Filters } from '../../../domain/catalogue/filters.ts'
import type { Listing } from '../../../domain/catalogue/listing.ts'
import { plural } from '../../../lib/text/plural.ts'

/** Formats a number of people in the accusative: «4 человека». */
function people(count: number): string {
  return `${count}\u00a0${plural(count, ['человека', 'человека', 'человек'])}`
}

/** Explains the filter «До N чел.»: stations for that many people and more (decisions.md, residents filter), or that there are none. */
export function residentsHint({ users, price, specs, sort }: Filters, found: number): string | null {
  if (users === null) return null
  if (found === 0) {
    const others = [price && 'ценой', Object.keys(specs).length > 0 && 'характеристиками'].filter(Boolean)
    const such = price ? ' с такой ' : ' с такими '
    return `Станций на ${people(users)} и больше${others.length > 0 ? such + others.join(' и ') : ''} здесь нет.`
  }
  const nearest = sort === 'default' ? ', сначала ближайшие' : ''
  return `Станции на ${people(users)} и больше${nearest}.`
}

/** Hint above a list sorted by price that contains both price scopes; null otherwise. */
export function priceHint({ sort }: Filters, hasBothScopes: boolean): string | null {
  if (!sort.startsWith('price_') || !hasBothScopes) return null
  return 'Цены с пометкой «без монтажа» — только за станцию, остальные с установкой.'
}

/** Label of the button below the filters on phones. */
export function formatShowButton(found: number): string {
  return `Показать ${found} ${plural(found, ['модель', 'модели', 'моделей'])}`
}

/** Suggests a filter to drop when nothing was found; `priced` is whether any product with the chosen characteristics has a price. */
export function formatDropHint(
  { users, price }: Filters,
  filter: Listing['toDrop'],
  priced: boolean,
): string {
  if (price && !priced) return 'У этих моделей цена по запросу: снимите ограничение по цене.'
  if (filter === 'price') return 'С другой ценой модели есть: раздвиньте границы.'
  if (filter === 'specs') return 'С другими характеристиками модели есть: снимите часть из них.'
  return filter === 'users'
    ? `Снимите «До ${users} чел.»: тогда модели есть.`
    : 'Сбросьте фильтры: вместе они исключают всё.'
}
