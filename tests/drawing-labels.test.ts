import { readFileSync } from 'node:fs'
import { hasLongNeck } from '@septic-shop/plot/station.ts'
import { collisionsOf } from '@septic-shop/station-drawing/collisions.fixture.ts'
import type { Composition } from '@septic-shop/station-drawing/core/composition.ts'
import { parseProjectAddress } from '@septic-shop/station-drawing/project/project-address.ts'
import { type ProjectShape, parseProjectKey } from '@septic-shop/station-drawing/project/project-shape.ts'
import { composeProjectView, projectViews } from '@septic-shop/station-drawing/project/project-view.ts'
import { projectShapes, shapes } from '@septic-shop/station-drawing/shapes.fixture.ts'
import { inletText } from '@septic-shop/station-drawing/station/inlet-text.ts'
import { type StationShape, toShape } from '@septic-shop/station-drawing/station/shape.ts'
import { stationKey } from '@septic-shop/station-drawing/station/station-key.ts'
import { composeView, stationViews } from '@septic-shop/station-drawing/views/station-view.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededStations } from '../src/domain/product/station.fixture.ts'

const seed = (file: string) =>
  JSON.parse(readFileSync(new URL(`../content/seed/${file}`, import.meta.url), 'utf8'))

const known = new Map<string, StationShape>()
for (const station of seededStations) {
  const shape = toShape(station, null)
  known.set(stationKey(shape), shape)
}

const plots = new Map<string, ProjectShape>()
for (const { featuredImage } of seed('projects.json').projects as { featuredImage: string }[]) {
  const { key } = parseProjectAddress(featuredImage) ?? { key: '' }
  const shape = parseProjectKey(key)
  if (shape) plots.set(key, shape)
}

const textsOf = ({ labels }: Composition) => labels.map(({ lines }) => lines.join(' '))

describe.each(stationViews)('%s', (view) => {
  test('no text of any model meets anything', () => {
    for (const [key, shape] of known) expect(collisionsOf(composeView(view, shape)), key).toEqual([])
  })

  test('no text of any other body does', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(collisionsOf(composeView(view, shape)), stationKey(shape)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe.each(projectViews)('%s', (view) => {
  test('no text of any project meets anything', () => {
    for (const [key, shape] of plots) expect(collisionsOf(composeProjectView(view, shape)), key).toEqual([])
  })

  test('no text of any other plot does', () => {
    fc.assert(
      fc.property(projectShapes, (shape) => {
        expect(collisionsOf(composeProjectView(view, shape))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('Nothing is left out to make room', () => {
  test.each([...known])('%s has its sizes, numbers and names', (_key, shape) => {
    const sizes = [shape.width, shape.height].filter((size) => size !== null).length
    const chambers = shape.body === 'septic' ? 3 : 4
    const numbers = chambers + Number(shape.pump) + Number(hasLongNeck(shape))
    const isSized = shape.width !== null && shape.height !== null
    for (const [view, names] of [
      ['product', ['1,75 м', 'Из дома', 'Чистая вода']],
      ['phone', ['1,75 м', 'Из дома', 'Выход']],
    ] as const) {
      const texts = textsOf(composeView(view, shape))
      expect(texts, view).toEqual(expect.arrayContaining([...names]))
      expect(
        texts.filter((text) => /^(?:Ø )?\d[\d ]*$/.test(text)),
        view,
      ).toHaveLength(numbers + sizes)
      expect(
        texts.filter((text) => text === inletText(shape.inletRange)),
        view,
      ).toHaveLength(isSized ? 1 : 0)
    }
  })

  test.each([...known])('the card of %s says what is known of pit and pipe', (_key, shape) => {
    const texts = textsOf(composeView('card', shape)).sort()
    expect(texts).toEqual([
      ...(shape.inletRange === null ? [] : [expect.stringMatching(/^труба (?:до \d+|\d+–\d+) см$/)]),
      ...(shape.height === null ? [] : [expect.stringMatching(/^яма \d(?:,\d)? м$/)]),
    ])
  })

  test('every dimension of any body keeps its figure', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const texts = textsOf(composeView('phone', shape))
        for (const size of [shape.width, shape.height]) {
          if (size !== null) expect(texts.join('|').replaceAll(' ', '')).toContain(String(size))
        }
      }),
    )
  })

  test.each([...plots])('the plot %s keeps the names of its parts', (_key, shape) => {
    for (const view of ['project', 'project-small'] as const) {
      const texts = textsOf(composeProjectView(view, shape))
      if (shape.run !== null) expect(texts, view).toContain(`${shape.run} м`)
      if (shape.water !== null) expect(texts.join(), view).toMatch(/Вода/)
    }
    for (const view of ['project-plan', 'project-plan-small'] as const) {
      expect(textsOf(composeProjectView(view, shape)), view).toEqual(
        expect.arrayContaining(['Дом', 'Станция', '5 м']),
      )
    }
  })
})
