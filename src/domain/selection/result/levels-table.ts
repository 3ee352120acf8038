import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { COVER, SLOPE } from '@septic-shop/plot/pipes.ts'
import { LID_ABOVE, pitDepth, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { RING_HEIGHT } from '@septic-shop/plot/ring.ts'
import { plural } from '../../../lib/text/plural.ts'
import type { Choice, SiteAnswers } from '../answers.ts'
import { ringLevel } from '../plot.ts'
import { metres } from '../units.ts'

/** What the selection says of a plot, as far as its levels are listed. */
export interface SelectedLevels {
  /** Centimetres below the ground. */
  levels: { inlet: number | null; outletMax: number | null }
  water: { from: number; to: number } | null
  anchoring: 'yes' | 'maybe' | 'no'
  /** Why the well takes no water, whatever its depth; null while it may. */
  refusal: string | null
  /** The best one first; millimetres. */
  models: readonly {
    product: { height: number | null; inletTo: number | null; outlet: number | null }
    isLifted: boolean
    hasPumpWell: boolean
  }[]
}

/** A row of the table «Отметки». */
export interface LevelRow {
  where: string
  /** Below the ground: «66 см», «измерить». */
  depth: string
  /** Where the number comes from. */
  source: string
  /** Whether somebody still has to measure it or look it up. */
  isUnknown: boolean
}

const MEASURE = 'измерить'
const ANSWER = 'ваш ответ'
/** Adding nothing turns a minus zero into zero. */
const cm = (value: number) => `${formatNumber(Math.ceil(value - 1e-6) + 0)}\u00a0см`

const known = (where: string, depth: string, source: string): LevelRow => ({
  where,
  depth,
  source,
  isUnknown: false,
})
const unknown = (where: string, depth: string, source: string): LevelRow => ({
  where,
  depth,
  source,
  isUnknown: true,
})

/** The levels of a plot from the house to the discharge, each with the source of its number. */
export function toLevelRows(site: SiteAnswers, selection: SelectedLevels): LevelRow[] {
  return [
    ...inletRows(site, selection),
    ...outletRows(site, selection),
    ...pitRows(selection),
    ...placeRows(site, selection),
    waterRow(site, selection),
  ]
}

function inletRows(site: SiteAnswers, { levels, models: [first] }: SelectedLevels): LevelRow[] {
  const { pipeDepth, distanceToInstallation: way } = site
  const limit = first?.product.inletTo ?? null
  const slope = way === null ? null : `${metres(way)}\u00a0×\u00a0${SLOPE}\u00a0см`
  const highest = limit === null || way === null ? null : limit / 10 - way * SLOPE
  const atHouse =
    pipeDepth !== null
      ? known('Труба у\u00a0дома', cm(pipeDepth), ANSWER)
      : unknown(
          'Труба у\u00a0дома',
          MEASURE,
          highest === null || highest < 0
            ? 'рулеткой, до\u00a0низа трубы'
            : `не глубже ${cm(highest)} для этой станции`,
        )
  if (levels.inlet !== null)
    return [atHouse, known('Труба у\u00a0станции', cm(levels.inlet), `${cm(pipeDepth ?? 0)} + ${slope}`)]
  const missing = slope ?? 'нужно расстояние до станции'
  return [
    atHouse,
    limit === null
      ? unknown('Труба у\u00a0станции', MEASURE, missing)
      : unknown('Труба у\u00a0станции', `до ${cm(limit / 10)}`, `предел станции; ${missing}`),
  ]
}

function outletRows(site: SiteAnswers, { levels, refusal, models: [first] }: SelectedLevels): LevelRow[] {
  const deepest = levels.outletMax
  const gravity =
    deepest === null
      ? []
      : [
          known(
            first?.isLifted ? 'Самотёк прошёл бы' : 'Самый глубокий выход',
            deepest < 0 ? 'не пройдёт' : `до ${cm(deepest)}`,
            `${(placeName(site)?.bottom ?? 'дно').toLowerCase()} минус уклон отвода${fallWords(site)}${refusal === null ? '' : '; воду он не\u00a0примет'}`,
          ),
        ]
  if (first === undefined) return gravity
  const { outlet } = first.product
  const isPressed = first.isLifted && !first.hasPumpWell
  const name = isPressed ? 'Напорный выход' : 'Выход станции'
  const row =
    outlet !== null
      ? known(name, cm(outlet / 10), 'данные производителя')
      : isPressed
        ? unknown(name, 'уточняется', 'точно\u00a0— по\u00a0паспорту')
        : levels.inlet === null
          ? unknown(name, MEASURE, 'не выше входа, точно\u00a0— по\u00a0паспорту')
          : unknown(name, `от ${cm(levels.inlet)}`, 'считаем не выше входа, точно\u00a0— по\u00a0паспорту')
  const well = first.hasPumpWell
    ? [unknown('Насосный колодец', 'решит инженер', 'за станцией, в цену не входит')]
    : []
  return [row, ...gravity, ...well]
}

function pitRows({ models: [first], anchoring }: SelectedLevels): LevelRow[] {
  if (first === undefined) return []
  const { height } = first.product
  const depth = pitDepth(height)
  const slab = { yes: ', плюс плита', maybe: ', плиту решит инженер', no: '' }[anchoring]
  if (height === null || depth === null)
    return [unknown('Дно котлована', 'уточняется', `высота корпуса\u00a0— по\u00a0паспорту${slab}`)]
  const formula = `корпус\u00a0${height / 10} − крышка\u00a0${LID_ABOVE / 10} + песок\u00a0${SAND_BED / 10}`
  return [known('Дно котлована', cm(depth / 10), `${formula}${slab}`)]
}

/** Names of a place of discharge: its bottom, and the end of the pipe in it. */
const places: Readonly<Record<Choice<'waterDisposal'>, { bottom: string; end: string } | null>> = {
  drainage_ditch: { bottom: 'Дно канавы', end: 'Конец трубы в\u00a0канаве' },
  ravine: { bottom: 'Дно оврага', end: 'Конец трубы в\u00a0овраге' },
  drainage_well: { bottom: 'Дно колодца', end: 'Конец трубы в\u00a0колодце' },
  filtration_field: { bottom: 'Дно поля', end: 'Конец трубы у\u00a0поля' },
  other: null,
}

const placeName = ({ waterDisposal }: SiteAnswers) => (waterDisposal === null ? null : places[waterDisposal])

function placeRows(site: SiteAnswers, selection: SelectedLevels): LevelRow[] {
  const name = placeName(site)
  if (name === null) return [unknown('Место сброса', 'выбрать', 'канава, овраг, колодец или поле')]
  const end = endRow(site, selection, name.end)
  const ends = end === null ? [] : [end]
  if (site.waterDisposal === 'filtration_field') return ends
  if (site.waterDisposal === 'drainage_well') {
    const { totalRings: rings } = site
    const row =
      rings === null || rings === 0
        ? unknown(name.bottom, MEASURE, `сосчитать кольца, по ${RING_HEIGHT}\u00a0см`)
        : known(
            name.bottom,
            cm(rings * RING_HEIGHT),
            `${rings}\u00a0${plural(rings, ['кольцо', 'кольца', 'колец'])} по ${RING_HEIGHT}\u00a0см`,
          )
    return [...ends, row]
  }
  const { ditchDepth } = site
  return [
    ...ends,
    ditchDepth === null
      ? unknown(name.bottom, MEASURE, 'от\u00a0края до\u00a0дна')
      : known(name.bottom, cm(ditchDepth), ANSWER),
  ]
}

/** The end of a gravity outlet; null while its outlet or way is unknown. */
function endRow(
  site: SiteAnswers,
  { levels, models: [first] }: SelectedLevels,
  where: string,
): LevelRow | null {
  const { distanceToDisposal: way, plotFall } = site
  if (first === undefined || first.isLifted || way === null) return null
  const outlet = first.product.outlet === null ? levels.inlet : first.product.outlet / 10
  if (outlet === null) return null
  const depth = outlet + way * SLOPE - (plotFall ?? 0)
  const source = `${metres(way)}\u00a0×\u00a0${SLOPE}\u00a0см${fallWords(site)}`
  if (depth < COVER) return known(where, `от ${cm(COVER)}`, `${source}: труба ляжет по склону`)
  return first.product.outlet === null
    ? unknown(where, `от ${cm(depth)}`, source)
    : known(where, cm(depth), source)
}

function fallWords({ plotFall }: SiteAnswers): string {
  if (plotFall === null) return ', перепад не знаем и считаем ровно'
  if (plotFall === 0) return ''
  return plotFall > 0 ? `, перепад ${cm(plotFall)}` : `, подъём ${cm(-plotFall)}`
}

function waterRow(site: SiteAnswers, { water }: SelectedLevels): LevelRow {
  const where = 'Грунтовая вода'
  if (water === null) return unknown(where, MEASURE, 'пробной ямой или спросить соседей')
  const { from, to } = water
  const source = waterSource(site, from === to)
  if (from === to) return known(where, cm(from), source)
  if (to === Number.POSITIVE_INFINITY) return known(where, `глубже ${cm(from)}`, source)
  return known(where, from === 0 ? `выше ${cm(to)}` : `${formatNumber(from)}–${cm(to)}`, source)
}

/** The rings give one level; where they disagree with the chosen band and it stands higher, the band counts. */
function waterSource(site: SiteAnswers, isExact: boolean): string {
  const level = ringLevel(site)
  if (level === null) return ANSWER
  return isExact
    ? `ваши кольца: (${site.totalRings}\u00a0−\u00a0${formatNumber(site.waterRings ?? 0)})\u00a0×\u00a0${RING_HEIGHT}\u00a0см`
    : `${ANSWER}; по\u00a0кольцам ${cm(level)}`
}
