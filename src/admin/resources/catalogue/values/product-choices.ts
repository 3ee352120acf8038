import { bodies, discharges, variants } from '@septic-shop/plot/station.ts'
import { livingTypes } from '../../../../contract/catalogue/product-limits.ts'
import { availabilities } from '../../../../contract/catalogue/product-offers.ts'

/** Options of a yes-or-no field; '' is unknown. */
export const yesOrNoLabels = { yes: 'Да', no: 'Нет' } as const

/** Chosen `body`, `discharge` and `variant`; null is unknown. */
export function toChoices({ body, discharge, variant }: Chosen) {
  return {
    body: bodies.find((one) => one === body) ?? null,
    discharge: discharges.find((one) => one === discharge) ?? null,
    variant: variants.find((one) => one === variant) ?? null,
  }
}

interface Chosen {
  body?: string
  discharge?: string
  variant?: string
}

/** The option of a stored yes or no. */
export function toOption(value: boolean | null | undefined): string {
  if (typeof value !== 'boolean') return ''
  return value ? 'yes' : 'no'
}

/** The yes or no of an option; null is unknown. */
export function fromOption(option: string): boolean | null {
  return option === '' ? null : option === 'yes'
}

/** The option of `outletPressure` that a choice of `discharge` means. */
export function toPressure(discharge: string): string {
  return discharge === '' ? '' : toOption(discharge === 'pump')
}

/** Chosen living types in the order of the wizard; null when none is chosen. */
export function toLivingTypes(chosen: readonly string[]) {
  const known = livingTypes.filter((one) => chosen.includes(one))
  return known.length === 0 ? null : known
}

/** The chosen availability. */
export const toAvailability = (chosen: string) => availabilities.find((one) => one === chosen) ?? 'in_stock'
