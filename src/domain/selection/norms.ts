import { USUAL_INLET as USUAL_INLET_MM } from '@septic-shop/plot/station.ts'

/** Changes whenever a rule, a number below or one of `packages/plot` changes; kept with every inquiry that came from a selection. */
export const RULES_VERSION = '2026-11-26'

/** Litres a day (СП 30.13330, СП 32.13330.2018: norm of consumption and waste water of a person). */
export const RESIDENT_LITRES = 200
/** Litres a day: a guest is half a resident (the shop's article on choosing a station). */
export const GUEST_LITRES = 100
/** A station below this share of its rated load starves, when people live there permanently (the shop's article). */
export const LEAST_SHARE = 1 / 3
/** Centimetres of head that are enough whatever the outlet, which is not above the inlet (experience of installers). */
export const SURE_HEAD = 60
/** Metres from the foundation to the station at least: a pit nearer to it loosens the ground below the house (experience of installers). */
export const LEAST_RUN = 5
/** A station of so many times the flow says why it is that large (experience of installers: a reserve of half is usual). */
export const FAR_TOO_LARGE = 1.5
/** Centimetres between the bottom of a soakaway and the ground water (the shop's article; СП 32.13330.2018). */
export const DRY_LAYER = 100
/** Centimetres of gravel below the pipe of a filtration field (the shop's article). */
export const FIELD_GRAVEL = 40
/** The next neck is at least so much deeper, in centimetres: a few do not answer an unknown pipe. */
export const NECK_STEP = 30
/** Usual inlet of a standard body in centimetres: models of unknown limits are not named for deeper pipes. */
export const USUAL_INLET = USUAL_INLET_MM / 10
/** Usual salvo as a share of the rated load of a day: models of unknown salvo are not named for more. Those known take 0.22 to 0.44. */
export const USUAL_SALVO = 0.4
/** Centimetres to the inlet's limit below which the pipe is worth measuring twice (the shop's article on pipe depth). */
export const INLET_RESERVE = 5
/** Ditches deeper than this (centimetres) are rare in villages: an unknown one is not counted on (experience of installers). */
export const USUAL_DITCH = 100

/** Metres of pipe and centimetres of rise that the pump of a station copes with; beyond them its head is checked (the shop's article on outfalls: tens of metres). */
export const EASY_PRESSURE_WAY = 50
export const EASY_LIFT = 300

export const ruleNames = [
  'load',
  'salvo',
  'inlet',
  'water',
  'outlet',
  'soil',
  'well',
  'residence',
  'electricity',
  'oversize',
] as const
export type RuleName = (typeof ruleNames)[number]
