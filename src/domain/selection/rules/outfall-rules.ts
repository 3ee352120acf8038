import { COVER, SLOPE } from '@septic-shop/plot/pipes.ts'
import { HIGH_WATER, WATER_BANDS } from '@septic-shop/plot/water.ts'
import type { Model } from '../model.ts'
import { DRY_LAYER, FIELD_GRAVEL, SURE_HEAD } from '../norms.ts'
import { isHighWater, type Plot, soaksAway } from '../plot.ts'
import { isExact, type Range } from '../range.ts'
import { centimetres, formatWaterBand, metres } from '../units.ts'
import { failed, open, passed, type Verdict } from './verdict.ts'

/**
 * The model's outlet in centimetres below the ground. An unknown one is not above the inlet, and water is sure to leave
 * when `SURE_HEAD` remains from there (the shop's article on high ground water).
 */
export function outletOf({ outlet, inletFrom, inletTo }: Model<unknown>, { inlet }: Plot): Range {
  if (outlet !== null) return { from: outlet, to: outlet }
  return {
    from: Math.max(inlet.from, inletFrom ?? 0),
    to: Math.min(inlet.to, inletTo ?? Number.POSITIVE_INFINITY) + SURE_HEAD,
  }
}

/** Depth at which the pipe arrives at the outfall. */
function arrivalOf(model: Model<unknown>, plot: Plot): Range {
  const outlet = outletOf(model, plot)
  return {
    from: outlet.from + SLOPE * plot.way.from - plot.fall,
    to: outlet.to + SLOPE * plot.way.to - plot.fall,
  }
}

const waterText = ({ from, to }: Range): string => {
  if (from === to) return `на ${centimetres(from)}`
  if (to === Number.POSITIVE_INFINITY) return from === 0 ? 'не измерена' : `глубже ${metres(from / 100)}`
  return from === 0 ? `выше ${metres(to / 100)}` : `${metres(from / 100)}–${metres(to / 100)}`
}

/** High water needs forced discharge; after a septic tank water must be deeper than 3 m. */
export function checkWater({ kind }: Model<unknown>, plot: Plot): Verdict {
  const least = kind === 'septic' ? WATER_BANDS.low.from : HIGH_WATER
  if (plot.water.from >= least) return passed
  const isTooHigh = kind === 'septic' ? plot.water.to <= least : isHighWater(plot)
  if (!isTooHigh) return open('answer', `если вода весной глубже ${metres(least / 100)}`)
  return failed(
    kind === 'septic'
      ? `После отстойника вода доочищается в грунте: грунтовая должна быть ${formatWaterBand(WATER_BANDS.low)}.`
      : `При воде ${formatWaterBand(WATER_BANDS.high)} ставим насос: весной самотёчная труба может лежать в воде.`,
    `вода ${waterText(plot.water)}`,
    `глубже ${metres(least / 100)}`,
  )
}

/** Whether the outfall lies low enough for the outlet. */
export function checkOutlet(model: Model<unknown>, plot: Plot): Verdict {
  if (model.kind === 'septic') return checkSepticOutfall(plot)
  if (plot.outfall === 'field') return passed
  if (plot.outfall === 'place') return open('answer', 'если место сброса ниже выхода станции')
  const outlet = outletOf(model, plot)
  const { outletMax } = plot
  if (outletMax.to < outlet.from) {
    return failed(
      outletMax.to <= 0
        ? 'Труба с уклоном пришла бы в место сброса ниже его дна: нужен насос.'
        : `Самотёк дошёл бы с выхода не глубже ${centimetres(outletMax.to)}, а станция выпускает воду с ${centimetres(outlet.from)} и ниже.`,
      `до ${centimetres(Math.max(0, outletMax.to))}`,
      `от ${centimetres(outlet.from)}`,
    )
  }
  if (outletMax.from >= outlet.to) return passed
  const place = plot.outfall === 'well' ? 'дно колодца' : plot.outfall === 'ravine' ? 'овраг' : 'канава'
  if (!isExact(plot.bottom) && isExact(plot.way) && Number.isFinite(outlet.from)) {
    return open('answer', depthCondition(place, arrivalOf(model, plot)))
  }
  if (isExact(outletMax)) return open('data', `если выход станции не глубже ${centimetres(outletMax.from)}`)
  return open('answer', lowerPlace(place))
}

const lowerPlace = (place: string) => `если ${place} ниже выхода станции с учётом уклона`

/** From the deepest arrival on water is sure to leave; above it an outlet that is not known yet decides. */
function depthCondition(place: string, { from, to }: Range): string {
  if (from === to) return `если ${place} глубже ${centimetres(from)}`
  if (from <= 0) return Number.isFinite(to) ? `если ${place} не мельче ${centimetres(to)}` : lowerPlace(place)
  return Number.isFinite(to)
    ? `если ${place} не мельче ${centimetres(to)} (от ${centimetres(from)} — по паспорту станции)`
    : `если ${place} глубже ${centimetres(from)} и ниже выхода станции`
}

function checkSepticOutfall({ outfall, site }: Plot): Verdict {
  if (outfall === 'field') return passed
  if (site.waterDisposal === null) return open('answer', 'если вода уйдёт в поле фильтрации')
  return failed(
    'После отстойника воду отводят только в поле фильтрации.',
    'другое место сброса',
    'поле фильтрации',
  )
}

/** Whether the soil takes the water of a soakaway well or field; after a septic tank only sand and sandy loam do. */
export function checkSoil({ kind }: Model<unknown>, plot: Plot): Verdict {
  // After a septic tank water always goes into the soil.
  const isSoaked = soaksAway(plot) || (kind === 'septic' && plot.site.waterDisposal === null)
  if (!isSoaked || plot.soaks === true) return passed
  if (kind === 'septic' && plot.site.soilType !== null) {
    return failed(
      'После отстойника вода доочищается в грунте: годятся только песок и супесь.',
      'другой грунт',
      'песок или супесь',
    )
  }
  if (plot.soaks === null) return open('answer', 'если пробная яма покажет, что грунт впитывает воду')
  return failed('Глина воду не впитывает: колодец или поле переполнятся.', 'глина', 'песок или супесь')
}

/** Whether a metre of dry soil remains between the bottom of well or field and the ground water. */
export function checkWell(model: Model<unknown>, plot: Plot): Verdict {
  if (!soaksAway(plot)) return passed
  const { site, water, outfall } = plot
  const place = outfall === 'well' ? 'колодца' : 'поля'
  if (outfall === 'well' && (site.waterRings ?? 0) > 0) {
    return failed('В колодце стоит вода: принимать очищенную он не может.', 'вода в кольцах', 'сухой колодец')
  }
  const arrival = arrivalOf(model, plot)
  const bottom =
    outfall === 'field'
      ? { from: Math.max(COVER, arrival.from), to: Math.max(COVER, arrival.to) + FIELD_GRAVEL }
      : isExact(plot.bottom)
        ? plot.bottom
        : { from: arrival.from, to: Number.POSITIVE_INFINITY }
  if (water.from >= bottom.to + DRY_LAYER) return passed
  if (water.to < bottom.from + DRY_LAYER) {
    return failed(
      `От дна ${place} до грунтовой воды меньше метра: вода не уйдёт.`,
      `вода ${waterText(water)}`,
      `глубже ${centimetres(bottom.from + DRY_LAYER)}`,
    )
  }
  return open('answer', `если от дна ${place} до воды останется метр`)
}
