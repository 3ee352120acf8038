import { type Variant, variants } from '../station.ts'
import type { Choice, SiteAnswers } from './answers.ts'

/** Litres of waste water per resident and day (docs/decisions/2026-11-21-selection-rules.md). */
export const RESIDENT_LITRES = 200
/** Litres per guest and day: half a resident (same source). */
export const GUEST_LITRES = 100
/** Fall of the pipe in centimetres per metre to the station (same source). */
export const FALL_PER_METRE = 2

/** Deepest inlet pipe of each variant, in centimetres at the station (same source). */
export const MAX_PIPE_DEPTH: Readonly<Record<Variant, number>> = { standard: 80, long: 140, reinforced: 240 }

/** Residents of a choice; `10+` counts as 10 (storefront.md, section 9). */
const RESIDENTS: Readonly<Record<Choice<'residents'>, number | null>> = {
  ...{ up_to_3: 3, '4': 4, '5': 5, '6': 6, '7': 7, '9': 9, '10+': 10 },
  settlement: null,
}
const GUESTS: Readonly<Record<Choice<'guests'>, number>> = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5+': 5 }

/** Why no model of the catalogue is proposed. */
export type Individual = 'settlement' | 'residents' | 'depth' | 'catalogue'

/** Requirements of a house and its plot on a station. */
export interface Need {
  residents: number | null
  guests: number
  /** Litres a day; null until the residents are known, and for a settlement. */
  litres: number | null
  /** Centimetres from the ground to the bottom of the pipe at the station; null until the pipe's depth is known. */
  depth: number | null
  /** Null when the pipe is deeper than any variant takes; `standard` while the depth is unknown. */
  variant: Variant | null
  /** Forced discharge: a pump lifts the clean water. */
  pump: boolean
  /** The site prefers a low body, which needs a shallower pit. */
  low: boolean
  /** A septic tank without aeration is sufficient. */
  septic: boolean
  individual: Exclude<Individual, 'catalogue'> | null
}

/** Derives the requirements from the answers: capacity, variant, discharge, body. */
export function needOf(site: SiteAnswers): Need {
  const residents = site.residents === null ? null : RESIDENTS[site.residents]
  const guests = site.guests === null ? 0 : GUESTS[site.guests]
  const depth =
    site.pipeDepth === null
      ? null
      : Math.ceil(site.pipeDepth + FALL_PER_METRE * (site.distanceToInstallation ?? 0))
  const variant = variants.find((name) => (depth ?? 0) <= MAX_PIPE_DEPTH[name]) ?? null
  const high = site.groundWater === 'high'
  return {
    residents,
    guests,
    litres: residents === null ? null : residents * RESIDENT_LITRES + guests * GUEST_LITRES,
    depth,
    variant,
    // Ground water above 1.5 m.
    pump: high,
    low: high || site.soilType === 'quicksand',
    septic: allowsSeptic(site),
    individual: individualReason(site, variant),
  }
}

/** Why an engineer has to calculate: 10 residents and more, a settlement, a pipe deeper than 240 cm; null when models are proposed. */
function individualReason({ residents }: SiteAnswers, variant: Variant | null): Need['individual'] {
  if (residents === 'settlement') return 'settlement'
  if (residents === '10+') return 'residents'
  return variant === null ? 'depth' : null
}

/** Septic tanks only for seasonal use, permeable soil, low ground water and a filtration field (the shop's FAQ on weekend houses). */
function allowsSeptic({ livingType, soilType, groundWater, waterDisposal }: SiteAnswers): boolean {
  const isPartTime = livingType === 'weekend' || livingType === 'seasonal'
  const isPermeable = soilType === 'sand' || soilType === 'sandy_loam'
  return isPartTime && isPermeable && groundWater === 'low' && waterDisposal === 'filtration_field'
}
