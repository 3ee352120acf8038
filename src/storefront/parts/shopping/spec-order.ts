import type { ShownParameter } from '../../../contract/catalogue/products.ts'
import { knownSpecs, specLabelOf, specSections } from '../../../domain/product/spec-labels.ts'

/** How a characteristic is shown. */
export interface ShownSpec {
  key: string
  label: string
  section: string
  unit?: string | null
  /** Its parameter; undefined for a free characteristic. */
  parameter: ShownParameter | undefined
}

/**
 * Characteristics in the order of their parameters, under the headings of these. A known one that is no parameter stands after the
 * one before it in `spec-labels.ts`, any other at the end.
 */
export function orderSpecs(keys: readonly string[], parameters: readonly ShownParameter[]): ShownSpec[] {
  const order = inOrder(
    knownSpecs,
    parameters.map(({ key, place }) => [key, place]),
  )
  return keys.toSorted(order).map((key) => {
    const parameter = parameters.find((one) => one.key === key)
    const known = specLabelOf(key)
    return parameter
      ? { key, label: parameter.name, section: parameter.group ?? OTHERS, unit: parameter.unit, parameter }
      : { key, ...known, parameter }
  })
}

/** Headings in order: those of parameters by these, the others of `spec-labels.ts` between them. */
export function orderSections(titles: readonly string[], parameters: readonly ShownParameter[]): string[] {
  const places = parameters.toReversed().map(({ group, place }) => [group ?? OTHERS, place] as const)
  return [...new Set(titles)].toSorted(inOrder(specSections, [...places, [OTHERS, LAST]]))
}

const OTHERS = 'Прочее'
const LAST = 1e6

/** Compares names by their places; one without stands just after the nearest before it in `order` that has one, unknown names last. */
function inOrder(order: readonly string[], known: readonly (readonly [name: string, place: number])[]) {
  const places = new Map(known)
  let before = -1
  order.forEach((name, index) => {
    before = places.get(name) ?? before
    if (!places.has(name)) places.set(name, before + (index + 1) / 1000)
  })
  return (one: string, other: string) => (places.get(one) ?? LAST) - (places.get(other) ?? LAST)
}
