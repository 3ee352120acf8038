import { isDug, type Outfall } from '@septic-shop/plot/outfall.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import { RING_HEIGHT } from '@septic-shop/plot/ring.ts'
import { HIGH_WATER, WATER_BANDS } from '@septic-shop/plot/water.ts'
import type { Choice, SiteAnswers } from './answers.ts'
import { type Load, loadOf } from './load.ts'
import { outfallOf } from './outfall.ts'
import { anyDepth, type Range, rangeOf, toTenths } from './range.ts'

/** A house and its plot in the units of the rules: centimetres below the ground, metres of pipe. */
export interface Plot {
  site: SiteAnswers
  load: Load
  /** Bottom of the pipe where it arrives at the station. */
  inlet: Range
  /** Surface of the ground water. */
  water: Range
  outfall: Outfall
  /** Bottom of the ditch or well, as deep as a pipe may arrive there. */
  bottom: Range
  /** Pipe from the station to the outfall. */
  way: Range
  /** How far the ground falls to the outfall; unknown is reckoned level. */
  fall: number
  /** The deepest outlet from which water still arrives by gravity; not for a field. */
  outletMax: Range
  /** Whether the soil takes water. */
  soaks: boolean | null
}

const SOAKS: Readonly<Record<Choice<'soilType'>, boolean | null>> = {
  sand: true,
  sandy_loam: true,
  clay: false,
  peat_clay: false,
  loam: null,
  filled: null,
  quicksand: null,
  other: null,
}

/** Reckons levels and distances of the plot from the answers. */
export function toPlot(site: SiteAnswers): Plot {
  const outfall = outfallOf(site)
  const pipe = rangeOf(site.pipeDepth)
  const way = rangeOf(site.distanceToInstallation)
  const toDischarge = rangeOf(site.distanceToDisposal)
  const fall = site.plotFall ?? 0
  const bottom = bottomOf(site, outfall)
  return {
    site,
    load: loadOf(site),
    inlet: {
      from: toTenths(pipe.from + SLOPE * way.from),
      to: toTenths(pipe.to + SLOPE * way.to),
    },
    water: waterOf(site),
    outfall,
    bottom,
    way: toDischarge,
    fall,
    outletMax: {
      from: toTenths(bottom.from + fall - SLOPE * toDischarge.to),
      to: toTenths(bottom.to + fall - SLOPE * toDischarge.from),
    },
    soaks: site.soilType === null ? null : SOAKS[site.soilType],
  }
}

function bottomOf({ ditchDepth, totalRings }: SiteAnswers, outfall: Outfall): Range {
  if (isDug(outfall)) return rangeOf(ditchDepth)
  if (outfall === 'well') return rangeOf(totalRings ? totalRings * RING_HEIGHT : null)
  return anyDepth
}

const bandOf = ({ groundWater }: SiteAnswers): Range =>
  groundWater === null ? anyDepth : WATER_BANDS[groundWater]

const isWithin = (level: number, { from, to }: Range) => level >= from && level <= to

/** The level of ground water: of the band, or where it stands in the rings; where they disagree, both count. */
function waterOf(site: SiteAnswers): Range {
  const band = bandOf(site)
  const level = ringLevel(site)
  if (level === null) return band
  return isWithin(level, band)
    ? { from: level, to: level }
    : { from: Math.min(band.from, level), to: Math.min(band.to, level) }
}

/** Where the water stands in the rings, in centimetres below the ground; null when nobody counted. */
export function ringLevel({ totalRings: total, waterRings: wet }: SiteAnswers): number | null {
  const isMeasured = total !== null && wet !== null && wet > 0 && wet <= total
  return isMeasured ? toTenths((total - wet) * RING_HEIGHT) : null
}

/** Where the water stands in the rings, if that is not within the given band; null otherwise. */
export function contradictingLevel({ site }: Plot): number | null {
  const level = ringLevel(site)
  return level === null || isWithin(level, bandOf(site)) ? null : level
}

/** Water that stands above 1.5 m for certain. */
export const isHighWater = ({ water }: Plot): boolean => water.to <= HIGH_WATER && water.from < HIGH_WATER

/** Whether the water is to soak into the ground of the plot. */
export const soaksAway = ({ outfall }: Plot): boolean => outfall === 'well' || outfall === 'field'

/** Whether anything is known of the ground water. */
export const isWaterKnown = ({ water }: Plot): boolean => water.from > 0 || Number.isFinite(water.to)
