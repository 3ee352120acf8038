import type { Body, Discharge, Variant } from '@septic-shop/plot/station.ts'
import { residentsOf } from '../product/residents.ts'
import type { Choice } from './answers.ts'

/** Product fields that the selection reads: prices in kopecks, sizes in mm, salvo in litres, productivity in m³ a day. Null is «уточняется». */
export interface Selectable {
  id: number
  slug: string
  name: string
  modelLine: string | null
  manufacturerSlug: string
  maxResidents: number | null
  users: number | null
  productivity: number | null
  batchDischarge: number | null
  /** As in the specifications: «1,5 кВт·ч/сут». */
  powerConsumption: string | null
  price: number | null
  installationPrice: number | null
  height: number | null
  body: Body | null
  discharge: Discharge | null
  variant: Variant | null
  inletFrom: number | null
  inletTo: number | null
  outlet: number | null
  outletPressure: boolean | null
  livingTypes: readonly Choice<'livingType'>[] | null
  needsElectricity: boolean | null
  /** Characteristics; reasons compare some of them. */
  technicalSpecs?: Readonly<Record<string, unknown>> | null
  sources: Readonly<
    Record<
      string,
      { text: string; date: string; otherValue?: number | undefined; outdated?: true | undefined }
    >
  >
}

/** A product in the units of the rules: litres a day, litres, centimetres below the ground. */
export interface Model<T> {
  product: T
  /** `upright` bodies (box, cylinder, unknown) suit most plots. */
  kind: 'upright' | 'low' | 'septic'
  /** Null when it is unknown whether the clean water is pumped. */
  isPumped: boolean | null
  /** Litres a day; null is unknown. */
  capacity: number | null
  residents: number | null
  salvo: number | null
  /** Salvo that another source states, when it is smaller. */
  otherSalvo: number | null
  inletFrom: number | null
  inletTo: number | null
  /** Null is unknown, or under pressure. */
  outlet: number | null
}

const toCentimetres = (millimetres: number | null) => (millimetres === null ? null : millimetres / 10)

/** Reads a product for the rules. */
export function toModel<T extends Selectable>(product: T): Model<T> {
  const { body, discharge, outletPressure, productivity, batchDischarge: salvo } = product
  const other = product.sources.batchDischarge?.otherValue ?? null
  const isPumped = discharge === null ? outletPressure : discharge === 'pump'
  return {
    product,
    kind: body === 'low' || body === 'septic' ? body : 'upright',
    isPumped,
    capacity: productivity === null ? null : Math.round(productivity * 1000),
    residents: residentsOf(product),
    salvo,
    otherSalvo: other !== null && salvo !== null && other < salvo ? other : null,
    inletFrom: toCentimetres(product.inletFrom),
    inletTo: toCentimetres(product.inletTo),
    outlet: isPumped ? null : toCentimetres(product.outlet),
  }
}
