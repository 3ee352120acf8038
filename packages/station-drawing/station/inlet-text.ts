import type { InletRange } from '@septic-shop/plot/station.ts'

/**
 * What a drawing says of the depth of the inlet pipe: the limits that the model is made for, «до 80 см» or «81–140 см». «по паспорту»
 * where nobody states them: the pipe is drawn at a usual depth, which is no figure of the model. A plain space: the glyphs lack others.
 */
export const inletText = (range: InletRange | null): string => {
  if (range === null) return 'по паспорту'
  return range.from === null ? `до ${range.to / 10} см` : `${range.from / 10}–${range.to / 10} см`
}
