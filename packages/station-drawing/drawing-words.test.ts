import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { describe, expect, test } from 'vitest'
import type { Composition } from './core/composition.ts'
import { planOf } from './project/plan-sheet.ts'
import { parseProjectKey } from './project/project-shape.ts'
import { composeProjectView } from './project/project-view.ts'
import { PERSON_HEIGHT } from './station/frame.ts'
import { parseStationKey } from './station/station-key.ts'
import { composeView } from './views/station-view.ts'
import { composeFrost } from './views/winter.ts'

const wordsOf = ({ labels }: Composition) => labels.map(({ lines }) => lines.join(' '))

/** The words of a station's drawing. */
function station(view: Parameters<typeof composeView>[0], key: string): string[] {
  const shape = parseStationKey(key)
  if (!shape) throw new Error(`Not a key: ${key}`)
  return wordsOf(composeView(view, shape))
}

const box = 'topas-box-1150x1170x2550-600-gravity-pipe800'
const deep = 'topas-box-1660x1360x3100-1900-pump-pipe1410to2400'
const round = 'eurolos-cylinder-1500x2000-550-gravity-pipe800'
const low = 'eurolos-low-11000x1200x1700-450-gravity'

test.each([
  [box, ['яма 2,5 м', 'труба до 80 см']],
  [deep, ['яма 3,1 м', 'труба 141–240 см']],
  [round, ['яма 2 м', 'труба до 80 см']],
  [low, ['яма 1,7 м']],
])('the card of %s says how deep pit and pipe are: metres and centimetres', (key, words) => {
  expect(station('card', key)).toEqual(words)
})

test.each([
  [box, ['1 150', '2 550']],
  [round, ['Ø 1 500', '2 000']],
  [low, ['11 000', '1 700']],
])('%s is compared and shared by its sizes in millimetres, a round one by its diameter', (key, words) => {
  expect(station('comparison', key)).toEqual(words)
  expect(station('open-graph', key)).toEqual(words)
})

test.each([
  [box, 4, ['1 150', '2 550', 'до 80 см']],
  [deep, 6, ['1 660', '3 100', '141–240 см']],
  [round, 4, ['Ø 1 500', '2 000', 'до 80 см']],
])(
  'the product’s drawing of %s numbers its parts from 1 to %i, and has sizes, unit and a person',
  (key, parts, sizes) => {
    const words = station('product', key)
    expect(words.slice(0, parts + 3)).toEqual([
      ...Array.from({ length: parts }, (_, index) => String(index + 1)),
      ...sizes,
    ])
    expect(words).toEqual(
      expect.arrayContaining(['1,75 м', 'Из дома', 'Чистая вода', 'Уровень земли', 'Размеры в миллиметрах']),
    )
  },
)

test('a body of which nobody states the pipe’s depth refers to its passport, and shows no figure for it', () => {
  for (const view of ['product', 'phone'] as const) {
    expect(station(view, low)).toContain('по паспорту')
    expect(station(view, low)).not.toContain('450')
  }
})

test('the person beside a station is as tall as is said', () => {
  expect(station('product', box)).toContain(`${formatNumber(PERSON_HEIGHT / 1000)} м`)
})

test('from above there are width and length, of a round body the diameter', () => {
  expect(station('plan', box).slice(0, 2)).toEqual(['1 150', '1 170'])
  expect(station('plan', round).slice(0, 2)).toEqual(['Ø 1 500', 'Из дома'])
})

test('the pictures about winter, digging and the lawn say their depths', () => {
  expect(station('winter', box)).toEqual([
    'грунт промерзает до 1 м',
    'внутри 8–12 °C',
    'снег утепляет крышку',
  ])
  expect(station('lowering', box)).toEqual(['2,5 м', '1,75 м', 'песок'])
  expect(station('lawn', box)).toEqual(['15 см', '1,75 м'])
})

test.each([
  ['winter-60', 'до 0,6 м'],
  ['winter-100', 'до 1 м'],
  ['winter-phone-140', 'до 1,4 м'],
  ['winter-250', 'до 2,5 м'],
])('the picture %s says how deep the ground freezes', (named, depth) => {
  const composition = composeFrost(named, box)
  expect(composition && wordsOf(composition)).toContainEqual(expect.stringContaining(depth))
})

describe('The drawings of a project', () => {
  const draw = (view: Parameters<typeof composeProjectView>[0], key: string) => {
    const shape = parseProjectKey(key)
    if (!shape) throw new Error(`Not a key: ${key}`)
    return wordsOf(composeProjectView(view, shape))
  }

  test.each([
    [
      'topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch',
      ['18 м', '96 см', 'Вода 1,2 м', 'Суглинок'],
      ['3,1 м', 'песок'],
    ],
    [
      'eurolos-low-2500x1200x1700-530-gravity-run22-water70-peat-ditch',
      ['22 м', '53 см', 'Вода 0,7 м'],
      ['1,7 м', 'песок'],
    ],
  ])('%s say length, depth, water and soil as they were measured', (key, section, pit) => {
    expect(draw('project', key)).toEqual(section)
    expect(draw('project-pit', key)).toEqual(pit)
    expect(draw('project-plan', key)[0]).toBe(section[0])
  })

  test('a long way has an inspection well, and the water an end', () => {
    const plan = (run: number) =>
      draw('project-plan', `eurolos-cylinder-1500x2100-640-gravity-run${run}-sand-ditch`)
    expect(plan(18).slice(2)).toEqual(['Станция', 'Дом', 'Канава', 'Смотровой колодец'])
    expect(plan(9)).not.toContain('Смотровой колодец')
  })

  test('a plan has way and station in the same scale', () => {
    const shape = parseProjectKey('topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch')
    if (!shape) throw new Error('not a key')
    const { house, station: body, scale, width } = planOf(shape, 760, 500, 14)
    expect(body.left - house.right).toBe(18)
    expect(body.right - body.left).toBeCloseTo(1.16)
    expect(body.right * scale).toBeLessThan(width)
  })
})
