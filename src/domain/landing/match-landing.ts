import { isChosen } from '../catalogue/facet-choice.ts'
import { sortProducts } from '../catalogue/sorting.ts'
import { findManufacturer } from '../product/manufacturer.ts'
import { residentsOf } from '../product/residents.ts'
import type { SpecData } from '../product/spec-columns.ts'
import { type Choice, unknownSite } from '../selection/answers.ts'
import { type Selectable, toModel } from '../selection/model.ts'
import { toPlot } from '../selection/plot.ts'
import { checkWater } from '../selection/rules/outfall-rules.ts'

/** Which models a landing page shows; without any field all of them. */
export interface LandingFilter {
  /** Slug of the manufacturer. */
  manufacturer?: string | undefined
  /** People in the house. */
  users?: number | undefined
  /** How high the ground water stands, as the selection asks it. */
  groundWater?: Choice<'groundWater'> | undefined
  /** Values by the key of their parameter, as in the catalogue's address; several are alternatives. */
  spec?: Readonly<Record<string, readonly string[]>> | undefined
}

/** A product as the filter reads it. */
export interface Filtered extends Selectable {
  manufacturerId: number
  specs: Readonly<Record<string, SpecData>>
  offer?: { isOver?: true | undefined } | undefined
  priceOutdated?: true | undefined
}

interface Named {
  id: number
  slug: string
  aliases: readonly string[]
}

/**
 * The models of a landing page by price; those whose price is of another year come after the others, and last those that are not sold any more. For a number of people they are those of exactly this size,
 * or of the next larger one that there is. What is not known of a model does not count for it.
 */
export function matchLanding<T extends Filtered>(
  products: readonly T[],
  manufacturers: readonly Named[],
  { manufacturer, users, groundWater, spec = {} }: LandingFilter,
): readonly T[] {
  const maker = manufacturer === undefined ? undefined : findManufacturer(manufacturers, manufacturer)?.id
  const fitting = products.filter(
    (product) =>
      (manufacturer === undefined || product.manufacturerId === maker) &&
      (groundWater === undefined || standsWater(product, groundWater)) &&
      Object.entries(spec).every(([key, texts]) => hasValue(product, key, texts)),
  )
  const sized = users === undefined ? fitting : ofNearestSize(fitting, users)
  const byPrice = sortProducts(sized, 'price_asc')
  return byPrice.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const placeOf = ({ offer, priceOutdated }: Filtered) => (offer?.isOver ? 2 : priceOutdated ? 1 : 0)

/** Whether water of this height speaks for certain not against a model (rule «water» of the selection, which a pump does not need). */
function standsWater(product: Filtered, groundWater: Choice<'groundWater'>): boolean {
  const model = toModel(product)
  return (
    model.isPumped === true || checkWater(model, toPlot({ ...unknownSite, groundWater })).state === 'passed'
  )
}

function hasValue({ specs }: Filtered, key: string, texts: readonly string[]): boolean {
  const value = Object.hasOwn(specs, key) ? specs[key] : undefined
  return value !== undefined && texts.some((text) => isChosen(value, text))
}

function ofNearestSize<T extends Filtered>(products: readonly T[], users: number): readonly T[] {
  const sizes = products.flatMap((product) => residentsOf(product) ?? []).filter((size) => size >= users)
  const nearest = Math.min(...sizes)
  return products.filter((product) => residentsOf(product) === nearest)
}
