import { isDug } from '@septic-shop/plot/outfall.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import { LID_ABOVE, pitDepth } from '@septic-shop/plot/pit-depth.ts'
import { formatPerson } from '../../station/frame.ts'
import type { PlotSection } from '../plot-section.ts'
import { MEASURE, metres, placeNames, soilNames, waterTexts } from './texts.ts'

/** The text alternative of the section, with the numbers that it shows. */
export function describePlot(section: PlotSection): string {
  const facts = [houseFact(section), stationFact(section), outletFact(section), placeFact(section)]
  const ground = [section.soil === null ? null : `грунт: ${soilNames[section.soil] ?? 'другой'}`]
  const all = [...facts, ...ground, waterTexts(section)[0] ?? null].filter((fact) => fact !== null)
  return withUnits(`Разрез участка: ${all.join('; ')}.`)
}

/** The text alternative of detail А: the station in its pit. */
export function describeStation(section: PlotSection): string {
  const { station } = section
  if (station === null)
    return withUnits(`Узел А: место станции, пунктиром; рядом человек ростом ${formatPerson()}.`)
  const pit = pitDepth(station.height)
  const depth = pit === null ? '' : `; котлован ${Math.round(pit / 10)} см с песком под дном`
  return withUnits(
    `Узел А: ${stationFact(section)}${depth}; крышка на ${LID_ABOVE / 10} см выше земли; рядом человек ростом ${formatPerson()}.`,
  )
}

/** The text alternative of detail Б: where the outlet ends. */
export function describeDischarge(section: PlotSection): string {
  const facts = [placeFact(section), outletFact(section), waterTexts(section)[0] ?? null]
  return withUnits(`Узел Б: ${facts.filter((fact) => fact !== null).join('; ')}.`)
}

/** Numbers stay with their units. */
const withUnits = (text: string): string => text.replace(/(\d) (?=(?:см|м)(?![а-яё]))/g, '$1\u00a0')

function houseFact({ pipe, run }: PlotSection): string {
  const depth = pipe === null ? `глубину трубы у дома ${MEASURE}` : `труба у дома на глубине ${pipe} см`
  const way = run === null ? `расстояние до станции ${MEASURE}` : `до станции ${metres(run)}`
  return `${depth}, ${way}`
}

function stationFact({ station, pipe, run, anchoring }: PlotSection): string {
  if (station === null) return 'станцию подберёт инженер'
  const limit = station.inletRange === null ? null : `, вход не глубже ${station.inletRange.to / 10} см`
  const inlet =
    pipe === null || run === null ? (limit ?? '') : `, труба входит на ${Math.ceil(pipe + run * SLOPE)} см`
  const anchored = { yes: ', корпус пристёгнут к плите', maybe: ', плиту решит инженер', no: '' }[anchoring]
  return `станция в котловане с песком${inlet}${anchored}`
}

function outletFact({ station, outlet, pumpWell }: PlotSection): string | null {
  if (station === null) return null
  if (pumpWell) return 'вода самотёком идёт в насосный колодец и поднимается насосом'
  if (station.pump) return 'воду поднимает насос станции'
  if (outlet === null) return `глубину выхода ${MEASURE}`
  return `выход самотёком на ${outlet.reckoned ? `${outlet.depth} см или глубже` : `${outlet.depth} см`}`
}

function placeFact({ outfall, way, ditchDepth, rings, fall }: PlotSection): string {
  if (outfall === 'place') return 'место сброса не выбрано'
  const { to } = placeNames[outfall]
  const distance = way === null ? `расстояние ${to} ${MEASURE}` : `${to} ${metres(way)}`
  const depth = isDug(outfall)
    ? `, ${ditchDepth === null ? `глубину ${MEASURE}` : `глубина ${ditchDepth} см`}`
    : ''
  const wells = outfall === 'well' ? `, колец: ${rings ?? 'не знаем'}` : ''
  const slope =
    fall === null || fall === 0
      ? ''
      : `, земля ${fall > 0 ? 'понижается' : 'поднимается'} на ${Math.abs(fall)} см`
  return `${distance}${depth}${wells}${slope}`
}
