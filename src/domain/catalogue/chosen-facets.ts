import type { SpecData } from '../product/spec-columns.ts'
import {
  type ChosenSpecs,
  createFacetFilter,
  type Facet,
  isChosen,
  parseSpecRange,
  spellSpec,
} from './facet-choice.ts'
import type { Range } from './price-range.ts'

/** Begins the name of a filter by a parameter in the address. */
export const SPEC = 'spec.'

/** Numbers with more values than these are chosen by a slider, others by boxes. */
export const MOST_BOXES = 8

/** Whether a facet is chosen by a slider. */
export const isSlider = ({ isNumber, values }: Pick<FacetScale, 'isNumber' | 'values'>): boolean =>
  isNumber && values.length > MOST_BOXES

/** The values that a facet offers, in ascending order; of numbers the ends are enough. */
export interface FacetScale {
  key: string
  isNumber: boolean
  values: readonly { value: SpecData }[]
}

/** A facet with the number of products of each value. */
export interface CountedFacet extends FacetScale {
  name: string
  unit: string | null
  values: readonly { value: SpecData; count: number }[]
}

/** Facets with the ids of products, from those whose ids are the first and then differences (`toSteps`). */
export function readFacets(listed: readonly Facet[]): Facet[] {
  return listed.map((facet) => ({
    ...facet,
    values: facet.values.map(({ value, ids }) => {
      let id = 0
      return { value, ids: ids.map((step) => (id += step)) }
    }),
  }))
}

/** The products that pass what is chosen of the facets. */
export function filterBySpecs<T extends { id: number }>(
  products: readonly T[],
  facets: readonly Facet[],
  chosen: ChosenSpecs,
): readonly T[] {
  const passes = createFacetFilter(facets, chosen)
  return products.filter(({ id }) => passes(id))
}

/** Step of a slider of numbers, and its ends, which are multiples of it. */
export function scaleOf({ values }: Pick<FacetScale, 'values'>): { step: number; full: Range } {
  const numbers = values.map(({ value }) => Number(value))
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  const step = 10 ** Math.floor(Math.log10((to - from || 1) / 20))
  const round = (amount: number) => Number(amount.toPrecision(12))
  return {
    step: round(step),
    full: [round(Math.floor(round(from / step)) * step), round(Math.ceil(round(to / step)) * step)],
  }
}

/** What is chosen, without what these facets do not have and without a range over all values. */
export function fitSpecs(chosen: ChosenSpecs, facets: readonly FacetScale[]): ChosenSpecs {
  const fitting = facets.flatMap((facet): [string, readonly string[]][] => {
    const texts = Object.hasOwn(chosen, facet.key) ? (chosen[facet.key] ?? []) : []
    const known = facet.isNumber ? fitNumbers(texts, facet) : fitValues(texts, facet)
    return known.length > 0 ? [[facet.key, known]] : []
  })
  return Object.fromEntries(fitting)
}

function fitValues(texts: readonly string[], { values }: FacetScale): string[] {
  return texts.flatMap((text) => {
    const known = values.find(({ value }) => isChosen(value, text))
    return known ? [spellSpec(known.value)] : []
  })
}

/** Each number is a range of its own; but a slider in a form sent without scripts has two fields of a range instead of one value. */
function fitNumbers(texts: readonly string[], facet: FacetScale): string[] {
  const joined = isSlider(facet) ? parseSpecRange(texts.join('-')) : null
  const ranges = joined
    ? [joined]
    : texts.map((text) => parseSpecRange(text) ?? parseSpecRange(`${text}-${text}`))
  const { full } = scaleOf(facet)
  const isAll = ranges.some((range) => range && range[0] <= full[0] && range[1] >= full[1])
  if (isAll) return []
  return ranges.flatMap((range) => (range && range[0] <= range[1] ? [range.join('-')] : []))
}
