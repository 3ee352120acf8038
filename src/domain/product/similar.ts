import { residentsOf } from './residents.ts'

/** Fields that similarity is computed from. Price in kopecks. */
interface Comparable {
  id: number
  users: number | null
  maxResidents: number | null
  price: number | null
  offer?: { isOver?: true | undefined } | undefined
}

/** A product of a model line. */
interface Lined extends Comparable {
  modelLine: string | null
  manufacturerSlug: string
}

const lineOf = ({ modelLine, manufacturerSlug }: Lined) => `${manufacturerSlug} ${modelLine ?? ''}`

/** Distance of two values; unknown values are farther than all known ones. */
function distance(one: number | null, other: number | null): number {
  return one === null || other === null ? Number.MAX_VALUE : Math.abs(one - other)
}

/**
 * Similar products, nearest by residents, then by price. At most one per model line, else the list would be the variants of
 * a single model.
 */
export function findSimilar<T extends Lined>(product: Comparable, others: readonly T[], limit: number): T[] {
  const byLikeness = (a: T, b: T) =>
    distance(residentsOf(a), residentsOf(product)) - distance(residentsOf(b), residentsOf(product)) ||
    distance(a.price, product.price) - distance(b.price, product.price) ||
    a.id - b.id
  const nearest = others.filter(({ id }) => id !== product.id).sort(byLikeness)
  const ofEachLine = nearest.filter(
    (one, index) => nearest.findIndex((first) => lineOf(first) === lineOf(one)) === index,
  )
  return ofEachLine.slice(0, limit)
}

/** Similar products that can be had: those chosen by hand in their order, then the nearest ones. */
export function chooseSimilar<T extends Lined>(
  product: Comparable & { similarIds: readonly number[] },
  others: readonly T[],
  limit: number,
): T[] {
  const sold = others.filter((one) => !one.offer?.isOver)
  const chosen = product.similarIds.flatMap((id) => sold.find((one) => one.id === id) ?? [])
  const found = findSimilar(product, sold, limit + chosen.length)
  return [...chosen, ...found.filter((one) => !chosen.includes(one))].slice(0, limit)
}
