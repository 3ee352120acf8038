import type { SpecData } from '../product/spec-columns.ts'

/** A value of a facet, and the products that have it. */
export interface FacetValue {
  value: SpecData
  ids: readonly number[]
}

/** A filter by the values of one parameter. Numbers are chosen by a range, other values by themselves. */
export interface Facet {
  key: string
  name: string
  unit: string | null
  isNumber: boolean
  values: readonly FacetValue[]
}

/** What is chosen, by the key of the parameter: texts of values, or «100-200»; several are alternatives. */
export type ChosenSpecs = Readonly<Record<string, readonly string[]>>

const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/

/** The limits in «100-200»; null for any other text. */
export function parseSpecRange(text: string): [number, number] | null {
  const [, from, to] = RANGE.exec(text) ?? []
  return from === undefined ? null : [Number(from), Number(to)]
}

/** Whether a value is the one that a text in the address names: itself, «Да», «Нет», or within a range. */
export function isChosen(value: SpecData, text: string): boolean {
  if (typeof value !== 'number') return spellSpec(value) === text || String(value) === text
  const range = parseSpecRange(text)
  return range ? range[0] <= value && value <= range[1] : text !== '' && Number(text) === value
}

/** A value as it stands in an address and in a list of choices. */
export function spellSpec(value: SpecData): string {
  return value === true ? 'Да' : value === false ? 'Нет' : String(value)
}

/** Whether a product passes what is chosen of the facets, but for that of one key. */
export function createFacetFilter(facets: readonly Facet[], chosen: ChosenSpecs) {
  const allowed = facets.flatMap(({ key, values }) => {
    const texts = Object.hasOwn(chosen, key) ? chosen[key] : undefined
    if (!texts?.length) return []
    const ids = values.flatMap((one) => (texts.some((text) => isChosen(one.value, text)) ? one.ids : []))
    return [{ key, ids: new Set(ids) }]
  })
  return (id: number, except?: string) => allowed.every(({ key, ids }) => key === except || ids.has(id))
}

/** How many of the given products have each value of a facet and pass what is chosen of the others: own choices collapse nothing. */
export function countValues(
  { key, values }: Facet,
  passes: ReturnType<typeof createFacetFilter>,
  shown: ReadonlySet<number>,
): { value: SpecData; count: number }[] {
  return values.map(({ value, ids }) => ({
    value,
    count: ids.filter((id) => shown.has(id) && passes(id, key)).length,
  }))
}
