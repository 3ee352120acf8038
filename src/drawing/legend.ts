import { hasLongNeck, isRound, type Station } from '../domain/station.ts'

type LegendEntry = { number: number; title: string; text: string }

const receiving = { title: 'Приёмная камера', text: 'крупный мусор и жир остаются здесь' }
const aeration = { title: 'Аэротенк', text: 'бактерии перерабатывают стоки на воздухе' }
const settler = { title: 'Отстойник', text: 'ил оседает, сверху чистая вода' }
const compressor = { title: 'Компрессор', text: 'под крышкой, обслуживается без спуска' }

const pump = { title: 'Насос', text: 'поднимает очищенную воду к поверхности' }
const neck = { title: 'Длинная горловина', text: 'для глубокой трубы из дома' }

/** Entries for the numbers in the product's picture, in order: the chambers, then the model's special features. */
export function stationLegend(station: Station): LegendEntry[] {
  const chambers =
    station.body === 'septic'
      ? [
          receiving,
          { title: 'Вторая камера', text: 'взвесь оседает, вода осветляется' },
          { title: 'Третья камера', text: 'осветлённая вода уходит на доочистку' },
        ]
      : [receiving, aeration, settler, compressor]
  return [
    ...chambers,
    ...(station.discharge === 'pump' ? [pump] : []),
    ...(hasLongNeck(station) ? [neck] : []),
  ].map((entry, i) => ({
    number: i + 1,
    ...entry,
  }))
}

/** The text alternative of the product's picture: «Разрез станции Топас 6 в грунте: высота 2550 мм, …». */
export function describeStation(station: Station, name: string): string {
  const { body, discharge, width, height, inletDepth } = station
  const side = isRound(body) ? 'диаметр' : body === 'low' ? 'длина' : 'ширина'
  const known = width !== null && height !== null
  const facts = [
    height === null ? [] : `высота ${height} мм`,
    width === null ? [] : `${side} ${width} мм`,
    known ? `подводящая труба на глубине ${inletDepth} мм` : 'контур условный',
    discharge === null ? [] : discharge === 'pump' ? 'отвод насосом' : 'отвод самотёком',
  ]
  return `Разрез станции ${name} в грунте: ${facts.flat().join(', ')}`
}
