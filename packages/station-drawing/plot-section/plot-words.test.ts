import { describe, expect, test } from 'vitest'
import { parsePlotKey } from './key.ts'
import type { PlotSection } from './plot-section.ts'
import { composePlotView } from './view.ts'
import { type PlotView, plotViewSizes } from './view-sizes.ts'

const BOX = '2c6e3f-box-1150x1170x2550-600-gravity-pipe800'
const PUMP = '2c6e3f-box-880x1000x2600-600-pump-pipe800'
const ROUND = '235a9c-cylinder-1500x2100-550-gravity-pipe800'

function parse(key: string): PlotSection {
  const section = parsePlotKey(key)
  if (!section) throw new Error(`Not a key: ${key}`)
  return section
}
const wordsOn = (view: PlotView, key: string) =>
  composePlotView(view, parse(key)).labels.map(({ lines }) => lines.join(' '))

describe('The section of a plot says in numbers', () => {
  const gravity = `${BOX}-house50-run8-about66-way12-fall40-ditch120-water300down-loam`
  const pump = `${PUMP}-run6-out33-way18-fall0-ditch60-water0to150-clay-anchored`
  const well = `${ROUND}-house40-run5-out60-way6-fall0-well3-water400to400-sand`

  test.each<[string, PlotView, string, string[]]>([
    [
      'pipe, fall and spare head',
      'section',
      gravity,
      [
        '50 см',
        '66 см',
        'от 66 см',
        'от 50 см',
        'перепад 40 см',
        '120 см',
        'запас до 70 см',
        'котлован 254 см',
        'до станции 8 м',
        'до канавы 12 м',
        'вода глубже 3 м',
        '1,75 м',
        '1 м',
      ],
    ],
    [
      'the same where it is narrower',
      'section-middle',
      gravity,
      [
        '50 см',
        '66 см',
        'от 66 см',
        '120 см',
        'запас до 70 см',
        'до станции 8 м',
        'до канавы 12 м',
        'вода глубже 3 м',
      ],
    ],
    [
      'less on a phone',
      'section-narrow',
      gravity,
      ['66 см', 'от 66 см', '120 см', '8 м', '12 м', 'вода глубже 3 м'],
    ],
    [
      'what is to be measured',
      'section',
      pump,
      ['измерить', 'до 80 см', '33 см', '60 см', 'котлован 259 см и плита', 'вода выше 1,5 м'],
    ],
    [
      'the pit',
      'section-station',
      pump,
      [
        'до 80 см',
        '33 см',
        '15 см',
        'котлован 259 см',
        '88 см',
        'стропы',
        'бетонная плита',
        'вода выше 1,5 м',
        '1,75 м',
      ],
    ],
    [
      'the pit on a phone',
      'section-station-narrow',
      gravity,
      ['66 см', 'от 66 см', '15 см', 'котлован 254 см', '115 см'],
    ],
    ['the ditch', 'section-discharge', gravity, ['Канава', 'от 50 см', '120 см', 'запас до 70 см']],
    [
      'a well and its dry soil',
      'section-discharge-narrow',
      well,
      ['Колодец', '72 см', '270 см', 'до воды 130 см', 'вода на 4 м'],
    ],
  ])('%s', (_what, view, key, words) => {
    expect(wordsOn(view, key)).toEqual(expect.arrayContaining(words))
  })

  test('nothing that nobody knows', () => {
    const given = ['1,75 м', '1 м', 'труба Ø 110']
    for (const view of [
      'section',
      'section-middle',
      'section-narrow',
      'section-station',
      'section-discharge',
    ] as const) {
      const words = wordsOn(view, 'none-place-perhaps').filter((word) => !given.includes(word))
      expect(
        words.filter((word) => /\d/.test(word) && word !== 'песок 14 см'),
        view,
      ).toEqual([])
    }
  })

  test('no spare head where a pump lifts the water, and none where the pipe is laid along a slope', () => {
    expect(wordsOn('section', pump).join()).not.toContain('запас')
    expect(wordsOn('section', `${BOX}-house50-run8-out66-way12-fall500-ditch120`).join()).not.toContain(
      'запас',
    )
  })
})

describe('One scale for width and depth', () => {
  /** Pixels of a metre on the sheet, by its scale bar: the words stand right of it. */
  test('a metre of pipe is as long as a metre of depth where nothing is broken', () => {
    const { content } = composePlotView('section', parse(`${BOX}-house50-run8-out66-way12-fall0-ditch120`))
    const [, left = '', right = ''] =
      /<path d="M([\d.]+) [\d.]+H([\d.]+)" stroke="[^"]+" stroke-width="4.5"/.exec(content) ?? []
    const metre = Number(right) - Number(left)
    const chain = [...content.matchAll(/M([\d.]+) (3\d\d(?:\.\d)?)H([\d.]+)/g)].map(
      ([, from, , to]) => Number(to) - Number(from),
    )
    expect(metre).toBeGreaterThan(30)
    expect(chain.some((length) => Math.abs(length - 8 * metre) < 1)).toBe(true)
    expect(chain.some((length) => Math.abs(length - 12 * metre) < 1)).toBe(true)
  })

  test('a kilometre of pipe fits on every sheet', () => {
    for (const view of Object.keys(plotViewSizes) as PlotView[]) {
      const { width, labels } = composePlotView(
        view,
        parse(`${BOX}-house50-run1000-out66-way1000-fall0-ditch120`),
      )
      expect(width).toBe(plotViewSizes[view].width)
      expect(labels.length).toBeGreaterThan(3)
    }
  })
})
