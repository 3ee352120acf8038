/** Where the clean water goes; `place` is another place, or an unknown one. */
export const outfalls = ['ditch', 'ravine', 'well', 'field', 'place'] as const
export type Outfall = (typeof outfalls)[number]

/** Whether it is dug into the ground and open: its depth is measured, and a pipe ends in its bank. */
export const isDug = (outfall: Outfall): boolean => outfall === 'ditch' || outfall === 'ravine'

/** Whether it has a bottom that can be measured, above which the pipe must end: what is dug, and a well. */
export const hasBottom = (outfall: Outfall): boolean => isDug(outfall) || outfall === 'well'
