import { lazy } from '../../lib/lazy.ts'
import { residentsOf } from '../product/residents.ts'

/** Sort modes with their labels, in the order of the select (storefront.md, section 9). */
export const sortModes = {
  default: 'По умолчанию',
  price_asc: 'Дешевле',
  price_desc: 'Дороже',
  name_asc: 'Название: А–Я',
  name_desc: 'Название: Я–А',
  residents_asc: 'Меньше жильцов',
  residents_desc: 'Больше жильцов',
} as const

export type SortMode = keyof typeof sortModes

/** Whether a text is a sort mode. */
export function isSortMode(text: string | null): text is SortMode {
  return text !== null && Object.hasOwn(sortModes, text)
}

/** Fields of a product that sorting reads; price in kopecks. */
export interface Sortable {
  name: string
  price: number | null
  users: number | null
  maxResidents: number | null
}
type Order = (one: Sortable, other: Sortable) => number

const names = lazy(() => new Intl.Collator('ru', { numeric: true }))

/** Comparator with unknown values last in both directions (decisions.md, sorting). */
function byNumber(value: (product: Sortable) => number | null, direction: 1 | -1): Order {
  return (one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * (a - b)
  }
}

const orders: Record<Exclude<SortMode, 'default'>, Order> = {
  price_asc: byNumber(({ price }) => price, 1),
  price_desc: byNumber(({ price }) => price, -1),
  name_asc: (one, other) => names().compare(one.name, other.name),
  name_desc: (one, other) => names().compare(other.name, one.name),
  residents_asc: byNumber(residentsOf, 1),
  residents_desc: byNumber(residentsOf, -1),
}

/** A sorted copy; equal products keep the server's order, which is also the default one. */
export function sortProducts<T extends Sortable>(products: readonly T[], mode: SortMode): readonly T[] {
  return mode === 'default' ? products : products.toSorted(orders[mode])
}
