import { hasLongNeck, type StationShape } from './station.ts'

type LegendEntry = { number: number; title: string; text: string }

const receiving = { title: 'Приёмная камера', text: 'крупный мусор и жир остаются здесь' }
const aeration = { title: 'Аэротенк', text: 'бактерии перерабатывают стоки на воздухе' }
const settler = { title: 'Отстойник', text: 'ил оседает, сверху чистая вода' }
const compressor = { title: 'Компрессор', text: 'под крышкой, обслуживается без спуска' }

const pump = { title: 'Насос', text: 'поднимает очищенную воду к поверхности' }
const neck = { title: 'Длинная горловина', text: 'для глубокой трубы из дома' }

/** What the numbers of the product's picture mean, in their order: the chambers, then what makes this model special. */
export function stationLegend(shape: StationShape): LegendEntry[] {
  const chambers =
    shape.body === 'septic'
      ? [
          receiving,
          { title: 'Вторая камера', text: 'взвесь оседает, вода осветляется' },
          { title: 'Третья камера', text: 'осветлённая вода уходит на доочистку' },
        ]
      : [receiving, aeration, settler, compressor]
  return [...chambers, ...(shape.pump ? [pump] : []), ...(hasLongNeck(shape) ? [neck] : [])].map(
    (entry, i) => ({
      number: i + 1,
      ...entry,
    }),
  )
}

/** The text alternative of the product's picture: «Разрез станции Топас 6 в грунте: высота 2550 мм, …». */
export function describeStation(shape: StationShape, name: string): string {
  const round = shape.body === 'cylinder' || shape.body === 'septic'
  const side = round ? 'диаметр' : shape.body === 'low' ? 'длина' : 'ширина'
  const known = shape.width !== null && shape.height !== null
  const facts = [
    shape.height === null ? [] : `высота ${shape.height} мм`,
    shape.width === null ? [] : `${side} ${shape.width} мм`,
    known ? `подводящая труба на глубине ${shape.inletDepth} мм` : 'контур условный',
    shape.pump ? 'отвод насосом' : 'отвод самотёком',
  ]
  return `Разрез станции ${name} в грунте: ${facts.flat().join(', ')}`
}
