import { plotLimits } from '@septic-shop/plot/limits.ts'
import { isDug, outfalls } from '@septic-shop/plot/outfall.ts'
import { soils } from '@septic-shop/plot/soil.ts'
import { parseStationKey, stationKey } from '../station/station-key.ts'
import type { PlotSection } from './plot-section.ts'

const NO_STATION = 'none'
/** A longer text is no key. */
const LONGEST = 220
/** Limits of depths that the selection reckons, in centimetres. */
const reckoned = { min: 0, max: 3000 }

/**
 * The section as a part of an address; unknowns are left out:
 * `2c6e3f-box-1150x1170x2550-600-gravity-house50-run8-about66-way12-fall40-ditch120-water300down-loam`.
 */
export function plotKey(section: PlotSection): string {
  const { station, pipe, run, outlet, way, fall, outfall, ditchDepth, rings, waterRings } = section
  const { water, soil, anchoring, pumpWell } = section
  const size = outfall === 'well' ? rings : ditchDepth
  return [
    station === null ? NO_STATION : stationKey(station),
    pipe !== null && `house${pipe}`,
    run !== null && `run${run}`,
    outlet !== null && `${outlet.reckoned ? 'about' : 'out'}${outlet.depth}`,
    way !== null && `way${way}`,
    fall !== null && (fall < 0 ? `rise${-fall}` : `fall${fall}`),
    `${outfall}${size ?? ''}`,
    waterRings !== null && `wet${waterRings}`,
    water !== null && `water${water.from}${water.to === Number.POSITIVE_INFINITY ? 'down' : `to${water.to}`}`,
    soil,
    { yes: 'anchored', maybe: 'perhaps', no: false }[anchoring],
    pumpWell && 'pumpwell',
  ]
    .filter((part) => typeof part === 'string')
    .join('-')
}

const KEY = new RegExp(
  `^(${NO_STATION}|.{1,80}?-(?:pump|gravity)(?:-pipe[0-9to]+)?)` +
    '(?:-house(\\d{1,3}))?(?:-run([\\d.]{1,6}))?(?:-(out|about)(\\d{1,4}))?(?:-way([\\d.]{1,6}))?' +
    `(?:-(fall|rise)(\\d{1,4}))?-(${outfalls.join('|')})(\\d{1,3})?(?:-wet([\\d.]{1,4}))?` +
    `(?:-water(\\d{1,4})(?:to(\\d{1,4})|down))?(?:-(${soils.join('|')}))?` +
    '(?:-(anchored|perhaps))?(?:-(pumpwell))?$',
)

/** Parses what `plotKey` wrote; null for any other text, so that one picture has exactly one address. */
export function parsePlotKey(text: string): PlotSection | null {
  const found = text.length > LONGEST ? null : KEY.exec(text)
  if (!found) return null
  const [, station = '', pipe, run, certainty, outlet, way, slope, fall, kind, size, wet] = found
  const [from, to, soil, anchored, pumpWell] = found.slice(12)
  const outfall = outfalls.find((name) => name === kind) ?? 'place'
  const depth = within(outlet, reckoned)
  const level = within(from, reckoned)
  const section: PlotSection = {
    station: station === NO_STATION ? null : parseStationKey(station),
    pipe: within(pipe, plotLimits.pipeDepth),
    run: within(run, plotLimits.distanceToInstallation),
    way: within(way, plotLimits.distanceToDisposal),
    outlet: depth === null ? null : { depth, reckoned: certainty === 'about' },
    fall: within(slope === 'rise' ? `-${fall}` : fall, plotLimits.plotFall),
    outfall,
    ditchDepth: isDug(outfall) ? within(size, plotLimits.ditchDepth) : null,
    rings: outfall === 'well' ? within(size, plotLimits.totalRings) : null,
    waterRings: within(wet, plotLimits.waterRings),
    water: level === null ? null : { from: level, to: within(to, reckoned) ?? Number.POSITIVE_INFINITY },
    soil: soils.find((name) => name === soil) ?? null,
    anchoring: anchored === 'anchored' ? 'yes' : anchored === 'perhaps' ? 'maybe' : 'no',
    pumpWell: pumpWell !== undefined,
  }
  if (section.water !== null && section.water.to < section.water.from) return null
  // Whatever lies outside its limits was dropped, and the key differs. An older address differs in how it names the colour.
  const present = section.station === null ? station : stationKey(section.station)
  return plotKey(section) === present + text.slice(station.length) ? section : null
}

function within(text: string | undefined, { min, max }: { min: number; max: number }): number | null {
  if (text === undefined) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}
