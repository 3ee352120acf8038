import fc from 'fast-check'
import { numberRanges, type SiteAnswers, switchNames, unknownSite, wizardChoices } from './answers.ts'
import { createModel, seededModels } from './catalogue.fixture.ts'
import type { Selectable } from './model.ts'

const choices = Object.fromEntries(
  Object.entries(wizardChoices).map(([name, offered]) => [name, fc.constantFrom(null, ...offered)]),
)
const limits: Partial<Record<keyof typeof numberRanges, number>> = {
  pipeDepth: 260,
  distanceToInstallation: 30,
  distanceToDisposal: 40,
  totalRings: 6,
  waterRings: 4,
  wellProductivity: 3,
}
const numbers = Object.fromEntries(
  Object.entries(numberRanges).map(([name, { min, max }]) => [
    name,
    fc.option(
      fc.integer({
        min: Math.max(min, -200),
        max: limits[name as keyof typeof limits] ?? Math.min(max, 400),
      }),
    ),
  ]),
)
const switches = Object.fromEntries(switchNames.map((name) => [name, fc.constantFrom(null, true, false)]))

/** Any answers about a house and its plot, each known or not. */
export const anySite: fc.Arbitrary<SiteAnswers> = fc
  .record({ ...choices, ...numbers, ...switches })
  .map((answers) => ({ ...unknownSite, ...answers }) as SiteAnswers)

/** Numbers of a passport that may be known or not. */
const invented = fc
  .record({
    body: fc.constantFrom('box', 'cylinder', 'low', 'septic', null),
    discharge: fc.constantFrom('gravity', 'pump', null),
    variant: fc.constantFrom('standard', 'long', 'reinforced', null),
    productivity: fc.option(fc.integer({ min: 3, max: 60 }).map((tenths) => tenths / 10)),
    batchDischarge: fc.option(fc.integer({ min: 100, max: 1500 })),
    inletTo: fc.option(fc.integer({ min: 40, max: 300 }).map((depth) => depth * 10)),
    outlet: fc.option(fc.integer({ min: 20, max: 250 }).map((depth) => depth * 10)),
    price: fc.option(fc.integer({ min: 5, max: 60 }).map((price) => price * 1_000_000)),
    livingTypes: fc.option(fc.subarray([...wizardChoices.livingType], { minLength: 1 })),
  })
  .map((known) => ({ ...known, outlet: known.discharge === 'pump' ? null : known.outlet }))

/** Any subset of the seeded products, and a few that staff may have added. */
export const anyCatalogue: fc.Arbitrary<readonly Selectable[]> = fc
  .tuple(fc.subarray([...seededModels]), fc.array(invented, { maxLength: 4 }))
  .map(([seeded, more]) => [
    ...seeded,
    ...more.map((known, index) => createModel({ ...(known as Partial<Selectable>), id: 1000 + index })),
  ])
