import { bodies, type InletRange, isRound } from '@septic-shop/plot/station.ts'
import fc from 'fast-check'
import { soilKinds } from './core/soil-kinds.ts'
import { type ProjectShape, projectOutfalls } from './project/project-shape.ts'
import type { StationShape } from './station/shape.ts'
import { parseStationKey, stationKey } from './station/station-key.ts'

const size = (min: number, max: number) => fc.option(fc.integer({ min, max }), { freq: 8 })

const ranges: fc.Arbitrary<InletRange> = fc.oneof(
  fc.integer({ min: 300, max: 2500 }).map((to) => ({ from: null, to })),
  fc
    .tuple(fc.integer({ min: 300, max: 1500 }), fc.integer({ min: 1501, max: 2500 }))
    .map(([from, to]) => ({ from, to })),
)

/** Any shape that has an address. */
export const shapes: fc.Arbitrary<StationShape> = fc
  .record({
    color: fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`),
    body: fc.constantFrom(...bodies),
    width: size(500, 12000),
    breadth: size(500, 12000),
    height: size(800, 4000),
    inletDepth: fc.integer({ min: 300, max: 2500 }),
    inletRange: fc.option(ranges),
    pump: fc.boolean(),
  })
  .map((shape) => (isRound(shape.body) ? { ...shape, breadth: null } : shape))
  .filter((shape) => parseStationKey(stationKey(shape)) !== null)

/** Any plot that has an address. */
export const projectShapes: fc.Arbitrary<ProjectShape> = fc.record({
  station: shapes,
  run: fc.option(fc.integer({ min: 3, max: 40 })),
  water: fc.option(fc.integer({ min: 30, max: 250 })),
  soil: fc.constantFrom(...soilKinds),
  outfall: fc.constantFrom(...projectOutfalls),
})
