import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { Outfall } from '@septic-shop/plot/outfall.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import type { Soil } from '@septic-shop/plot/soil.ts'
import type { PlotSection } from '../plot-section.ts'

/** Stands where a number has to be measured. */
export const MEASURE = 'измерить'

/** How far a sloped pipe falls, the longer words first. */
export const slopeTexts = [`уклон ${SLOPE} см на метр`, `${SLOPE} см/м`] as const

/** Formats millimetres as whole centimetres, rounded up as in the sum of the selection: «66 см». */
export const centimetres = (millimetres: number): string => `${Math.ceil(millimetres / 10 - 1e-6)} см`

/** Formats metres: «8,5 м». */
export const metres = (value: number): string =>
  `${formatNumber(Math.round(value * 10) / 10).replace(/\s/g, ' ')} м`

/** Name of each outfall, and of the way to it: «до канавы». */
export const placeNames: Record<Outfall, { name: string; to: string }> = {
  ditch: { name: 'Канава', to: 'до канавы' },
  ravine: { name: 'Овраг', to: 'до оврага' },
  well: { name: 'Колодец', to: 'до колодца' },
  field: { name: 'Поле фильтрации', to: 'до поля' },
  place: { name: 'Куда отводить?', to: 'до сброса' },
}

export const soilNames: Record<Soil, string | null> = {
  sand: 'песок',
  loam: 'суглинок',
  clay: 'глина',
  sandy_loam: 'супесь',
  peat_clay: 'торф, ниже глина',
  filled: 'насыпной грунт',
  quicksand: 'плывун',
  other: null,
}

/** What is known of the ground water, the longer words first: «вода глубже 3 м». */
export function waterTexts({ water }: PlotSection): string[] {
  if (water === null) return ['уровень воды измерить', 'воду измерить']
  const { from, to } = water
  if (to === Number.POSITIVE_INFINITY) return [`вода глубже ${metres(from / 100)}`]
  if (from === to) return [`вода на ${metres(from / 100)}`]
  if (from === 0) return [`вода выше ${metres(to / 100)}`]
  return [`вода ${metres(from / 100).replace(' м', '')}–${metres(to / 100)}`]
}
