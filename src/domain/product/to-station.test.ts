import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { bodies, deepestInlet, stationLimits, variants } from '@septic-shop/plot/station.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StationSource, toStation } from './to-station.ts'

const topas: StationSource = {
  users: 6,
  maxResidents: 6,
  body: 'box',
  discharge: 'gravity',
  variant: 'standard',
  length: 1150,
  width: 1170,
  height: 2550,
  diameter: null,
  inletFrom: null,
  inletTo: null,
}

test('a box has length, width and height', () => {
  expect(toStation(topas)).toEqual(createStation())
})

test('a round body has a diameter', () => {
  expect(toStation({ ...topas, body: 'cylinder', diameter: 1400 })).toMatchObject({
    width: 1400,
    breadth: null,
    inletDepth: 550,
  })
})

test('what is unknown stays unknown, and without a body nothing can be said', () => {
  expect(toStation({ ...topas, discharge: null, variant: null })).toMatchObject({
    discharge: null,
    variant: null,
    inletDepth: 600,
  })
  expect(toStation({ ...topas, body: null })).toBeNull()
})

test.each([
  ['box', 'standard', 6, 600],
  ['box', 'standard', 4, 500],
  ['box', 'standard', null, 600],
  ['box', null, 4, 500],
  ['box', 'long', 4, 1200],
  ['box', 'reinforced', 8, 1900],
  ['low', 'standard', 4, 450],
  ['cylinder', null, 4, 550],
  ['septic', 'standard', 4, 550],
] as const)('the pipe usually enters a %s, %s, for %s at %i mm', (body, variant, maxResidents, depth) => {
  const people = { users: null, maxResidents }
  expect(toStation({ ...topas, ...people, body, variant, height: null, diameter: null })?.inletDepth).toBe(
    Math.min(depth, body === 'box' ? 2400 : 1100),
  )
})

test.each([
  [null, 800, { from: null, to: 800 }],
  [810, 1400, { from: 810, to: 1400 }],
  [null, 9000, null],
  [null, 80, null],
  [810, null, null],
  [null, null, null],
])('a pipe from %s to %s mm is drawn as %j', (inletFrom, inletTo, range) => {
  expect(toStation({ ...topas, inletFrom, inletTo })?.inletRange).toEqual(range)
})

test.each(['height', 'width'] as const)(
  'a %s beyond the limits or between two millimetres is unknown',
  (side) => {
    const { min, max } = stationLimits[side]
    const shown = (size: number | null) => toStation({ ...topas, length: size, height: size })?.[side]
    expect([min, max].map(shown)).toEqual([min, max])
    expect([min - 1, max + 1, min + 0.5, null].map(shown)).toEqual([null, null, null, null])
  },
)

test('whatever staff type, sizes are real ones or unknown, and the pipe enters the body', () => {
  const size = fc.option(fc.oneof(fc.integer({ min: -10, max: 20000 }), fc.double()))
  const product = fc.record({
    users: fc.constantFrom(null, 4, 6),
    maxResidents: fc.constant(null),
    discharge: fc.constant(null),
    body: fc.constantFrom(...bodies),
    variant: fc.constantFrom(null, ...variants),
    length: size,
    width: size,
    height: size,
    diameter: size,
    inletFrom: size,
    inletTo: size,
  })
  fc.assert(
    fc.property(product, (one) => {
      const station = toStation(one)
      if (!station) throw new Error('a known body is a station')
      const { width, breadth, height } = station
      for (const across of [width, breadth]) {
        if (across !== null) expect(across).toBeGreaterThanOrEqual(stationLimits.width.min)
        if (across !== null) expect(across).toBeLessThanOrEqual(stationLimits.width.max)
      }
      if (height !== null) expect(height).toBeGreaterThanOrEqual(stationLimits.height.min)
      expect(station.inletDepth).toBeLessThanOrEqual(deepestInlet(station.body, height))
    }),
  )
})
