import type { Outfall } from '@septic-shop/plot/outfall.ts'
import type { Choice, SiteAnswers } from './answers.ts'

const OUTFALLS: Readonly<Record<Choice<'waterDisposal'>, Outfall>> = {
  drainage_ditch: 'ditch',
  ravine: 'ravine',
  drainage_well: 'well',
  filtration_field: 'field',
  other: 'place',
}

/** Where the water of a plot goes; `place` without an answer. */
export const outfallOf = ({ waterDisposal }: SiteAnswers): Outfall =>
  waterDisposal === null ? 'place' : OUTFALLS[waterDisposal]
