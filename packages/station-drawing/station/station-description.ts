import { isRound, type Station } from '@septic-shop/plot/station.ts'

/** The text alternative of the product's picture: «Разрез станции Топас 6 в грунте: высота 2550 мм, …». */
export function describeStation(station: Station, name: string): string {
  const { body, discharge, width, height, inletRange } = station
  const side = isRound(body) ? 'диаметр' : body === 'low' ? 'длина' : 'ширина'
  const known = width !== null && height !== null
  const facts = [
    height === null ? [] : `высота ${height} мм`,
    width === null ? [] : `${side} ${width} мм`,
    !known ? 'контур условный' : inletRange ? `труба не глубже ${inletRange.to / 10} см` : [],
    discharge === null ? [] : discharge === 'pump' ? 'отвод насосом' : 'отвод самотёком',
  ]
  return `Разрез станции ${name} в грунте: ${facts.flat().join(', ')}`
}
