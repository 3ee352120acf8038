import { hasLongNeck, type Station } from '@septic-shop/plot/station.ts'

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
