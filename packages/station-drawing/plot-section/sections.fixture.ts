import { isDug, outfalls } from '@septic-shop/plot/outfall.ts'
import { soils } from '@septic-shop/plot/soil.ts'
import fc from 'fast-check'
import { shapes } from '../shapes.fixture.ts'
import type { PlotSection } from './plot-section.ts'

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 4 })
const cm = (max: number) => fc.integer({ min: 0, max })
/** Metres as visitors give them: mostly some, now and then a kilometre. */
const metres = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }).map((one) => one / 10) },
)
const falls = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -150, max: 250 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1000, max: 1000 }) },
)
const bands = fc.constantFrom(
  { from: 0, to: 150 },
  { from: 150, to: 300 },
  { from: 300, to: Number.POSITIVE_INFINITY },
)
const measured = cm(1800).map((level) => ({ from: level, to: level }))

/** Any section that has an address. */
export const plotSections: fc.Arbitrary<PlotSection> = fc
  .record({
    station: maybe(shapes),
    pipe: maybe(fc.oneof({ weight: 4, arbitrary: cm(150) }, { weight: 1, arbitrary: cm(500) })),
    run: maybe(metres),
    way: maybe(metres),
    outlet: maybe(fc.record({ depth: cm(300), reckoned: fc.boolean() })),
    fall: maybe(falls),
    outfall: fc.constantFrom(...outfalls),
    ditchDepth: maybe(cm(500)),
    rings: maybe(fc.integer({ min: 0, max: 20 })),
    waterRings: maybe(fc.integer({ min: 0, max: 20 })),
    water: maybe(fc.oneof({ weight: 3, arbitrary: bands }, { weight: 1, arbitrary: measured })),
    soil: maybe(fc.constantFrom(...soils)),
    anchoring: fc.constantFrom('yes', 'maybe', 'no'),
    pumpWell: fc.boolean(),
  })
  .map((one): PlotSection => {
    const { outfall, station } = one
    return {
      ...one,
      ditchDepth: isDug(outfall) ? one.ditchDepth : null,
      rings: outfall === 'well' ? one.rings : null,
      pumpWell: one.pumpWell && station !== null && !station.pump,
    }
  })
