import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectShapes } from '../shapes.fixture.ts'
import type { StationShape } from '../station/shape.ts'
import { parseProjectAddress, toOpenGraphSheet, toSmallSheet } from './project-address.ts'
import { describeProject } from './project-captions.ts'
import {
  exitDepth,
  hasInspectionWell,
  type ProjectShape,
  parseProjectKey,
  projectKey,
} from './project-shape.ts'

const station: StationShape = {
  color: '#2c6e3f',
  body: 'box',
  width: 1160,
  breadth: 1000,
  height: 3100,
  inletDepth: 960,
  inletRange: null,
  pump: true,
}
const shape: ProjectShape = { station, run: 18, water: 120, soil: 'loam', outfall: 'ditch' }
const KEY = '2c6e3f-box-1160x1000x3100-960-pump-run18-water120-loam-ditch'

describe('the key of a project', () => {
  test('names the station and what was met on the plot', () => {
    expect(projectKey(shape)).toBe(KEY)
    expect(projectKey({ ...shape, run: null, water: null })).toBe(
      '2c6e3f-box-1160x1000x3100-960-pump-loam-ditch',
    )
  })

  test('is read from an address of before, too', () => {
    expect(parseProjectKey(KEY.replace('2c6e3f', 'topas'))).toEqual(shape)
  })

  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(projectShapes, (one) => {
        expect(parseProjectKey(projectKey(one))).toEqual(one)
      }),
    )
  })

  test.each([
    '',
    'topas-box-1160x1000x3100-960-pump',
    'topas-box-1160x1000x3100-960-pump-run18-water120-loam',
    'topas-box-1160x1000x3100-960-pump-run018-water120-loam-ditch',
    'topas-box-1160x1000x3100-960-pump-run99-water120-loam-ditch',
    'topas-box-1160x1000x3100-960-pump-run18-water0-loam-ditch',
    'topas-box-1160x1000x3100-960-pump-water120-run18-loam-ditch',
    'topas-box-1160x1000x3100-960-pump-run18-water120-gold-ditch',
    'topas-box-1160x1000x3100-960-pump-run18-water120-loam-sea',
    'nobody-box-1160x1000x3100-960-pump-run18-water120-loam-ditch',
    `${KEY} `,
  ])('refuses %j', (text) => expect(parseProjectKey(text)).toBeNull())
})

test('the pipe leaves the house higher by two centimetres for every metre of its run', () => {
  expect(exitDepth(shape)).toBe(600)
  expect(exitDepth({ ...shape, run: null })).toBe(960)
})

test('a pipe over 15 m has an inspection well', () => {
  expect([15, 16, null].map((run) => hasInspectionWell({ ...shape, run }))).toEqual([false, true, false])
})

describe('the address of a project’s drawing', () => {
  const address = `/drawings/v4/project-plan/${KEY}.svg`

  test('tells the scene and the key', () => {
    expect(parseProjectAddress(address)).toEqual({ scene: 'project-plan', key: KEY })
    expect(toSmallSheet(address)).toBe(`/drawings/v4/project-plan-small/${KEY}.svg`)
    expect(toOpenGraphSheet(address)).toBe(`/drawings/v4/project-open-graph/${KEY}.jpeg`)
  })

  test.each([
    '/assets/uploads/a.webp',
    'https://example.org/drawings/v4/project/a.svg',
    '/drawings/v4/plan/a.svg',
  ])('%s is no drawing of a project and stays what it is', (photo) => {
    expect(parseProjectAddress(photo)).toBeNull()
    expect(toSmallSheet(photo)).toBe(photo)
    expect(toOpenGraphSheet(photo)).toBeNull()
  })
})

describe('the words for a drawing', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  test.each([
    [
      'project',
      'Разрез: суглинок, грунтовая вода на 1,2 м от поверхности, труба у станции на глубине 96 см, отвод насосом в канаву',
    ],
    [
      'project-plan',
      'План участка: от дома до станции 18 м, на трассе смотровой колодец, отвод насосом в канаву',
    ],
    [
      'project-pit',
      'Котлован: станцию опускают на песчаную подушку, высота корпуса 3,1 м, стенки держат щиты, воду откачивают',
    ],
  ] as const)('%s', (scene, expected) => expect(plain(describeProject(scene, shape))).toBe(expected))

  test('what nobody has measured is not told', () => {
    const unknown: ProjectShape = { ...shape, run: null, water: null, soil: 'mixed', outfall: 'away' }
    expect(describeProject('project', unknown)).toBe('Разрез: отвод насосом')
  })
})
