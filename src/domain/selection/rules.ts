import { type Variant, variants } from '../station.ts'
import type { Choice, SiteAnswers } from './answers.ts'

/** Litres that one resident sends to the station in a day (issue 3, point 2; the shop's answer on productivity). */
export const RESIDENT_LITRES = 200
/** A guest counts half (issue 3, point 2). */
export const GUEST_LITRES = 100
/** Centimetres by which the pipe deepens with every metre to the station (issue 3, point 2). */
export const FALL_PER_METRE = 2

/** The deepest pipe that a body takes, in centimetres at the station (issue 3, point 2). */
export const MAX_PIPE_DEPTH: Readonly<Record<Variant, number>> = { standard: 80, long: 140, reinforced: 240 }

/** People behind a choice; `10+` is counted as the ten it begins with (storefront.md, section 9). */
const RESIDENTS: Readonly<Record<Choice<'residents'>, number | null>> = {
  ...{ up_to_3: 3, '4': 4, '5': 5, '6': 6, '7': 7, '9': 9, '10+': 10 },
  settlement: null,
}
const GUESTS: Readonly<Record<Choice<'guests'>, number>> = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5+': 5 }

/** Why no model of the catalogue is proposed. */
export type Individual = 'settlement' | 'residents' | 'depth' | 'catalogue'

/** What a house and its plot ask of a station. */
export interface Need {
  residents: number | null
  guests: number
  /** Litres a day; null until the residents are known, and for a settlement. */
  litres: number | null
  /** Centimetres from the ground to the bottom of the pipe at the station; null until the pipe's depth is known. */
  depth: number | null
  /** Null when the pipe is deeper than any body takes; while its depth is unknown the usual body is proposed. */
  variant: Variant | null
  /** Forced discharge: a pump lifts the clean water. */
  pump: boolean
  /** The ground speaks for a low body, which needs a shallower pit. */
  low: boolean
  /** The plot lets a septic tank without air do. */
  septic: boolean
  individual: Exclude<Individual, 'catalogue'> | null
}

/** Capacity first, then the variant, then what the ground adds. */
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
    // Ground water above 1.5 m (issue 3, point 2).
    pump: high,
    low: high || site.soilType === 'quicksand',
    septic: allowsSeptic(site),
    individual: individualReason(site, variant),
  }
}

/** 10 and more, a settlement, a pipe deeper than 240 cm: an engineer's calculation, never a model (issue 3, point 2). */
function individualReason({ residents }: SiteAnswers, variant: Variant | null): Need['individual'] {
  if (residents === 'settlement') return 'settlement'
  if (residents === '10+') return 'residents'
  return variant === null ? 'depth' : null
}

/** A septic tank cleans less: only a house lived in now and then, soil that drinks, low water, a field (the shop's answer on weekend houses). */
function allowsSeptic({ livingType, soilType, groundWater, waterDisposal }: SiteAnswers): boolean {
  const nowAndThen = livingType === 'weekend' || livingType === 'seasonal'
  const drinks = soilType === 'sand' || soilType === 'sandy_loam'
  return nowAndThen && drinks && groundWater === 'low' && waterDisposal === 'filtration_field'
}
