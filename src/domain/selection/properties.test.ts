import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { variants } from '../station.ts'
import { type Choice, pipeDepthRange, type SiteAnswers, unknownSite, wizardChoices } from './answers.ts'
import { seededModels } from './catalogue.fixture.ts'
import { type Fit, findFits } from './fits.ts'
import { type Selectable, toModel } from './model.ts'
import { needOf } from './rules.ts'

const orNull = <T>(choices: readonly T[]) => fc.constantFrom<T | null>(null, ...choices)
const { min, max, step } = pipeDepthRange

const site: fc.Arbitrary<SiteAnswers> = fc
  .record({
    residents: orNull(wizardChoices.residents),
    livingType: orNull(wizardChoices.livingType),
    guests: orNull(wizardChoices.guests),
    groundWater: orNull(wizardChoices.groundWater),
    soilType: orNull(wizardChoices.soilType),
    waterDisposal: orNull(wizardChoices.waterDisposal),
    pipeDepth: fc.option(fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step)),
    distanceToInstallation: fc.option(fc.integer({ min: 0, max: 120 }).map((halves) => halves / 2)),
  })
  .map((answers) => ({ ...unknownSite, ...answers }))

/** Any subset of the seeded products. */
const catalogue = fc.subarray([...seededModels])

const fitsOf = (answers: SiteAnswers, products: readonly Selectable[]) => findFits(needOf(answers), products)
const lineOf = ({ product }: Fit<Selectable>) => `${product.manufacturerSlug} ${product.modelLine}`

const ascending: readonly Choice<'residents'>[] = ['up_to_3', '4', '5', '6', '7', '9']
const growing = fc
  .subarray([...ascending], { minLength: 2, maxLength: 2 })
  .map(([fewer, more]) => ({ fewer: fewer ?? null, more: more ?? null }))

describe('Whatever the house and the catalogue', () => {
  test('more residents never get a smaller model: neither the first one nor within a line', () => {
    fc.assert(
      fc.property(site, growing, catalogue, (answers, { fewer, more }, products) => {
        const few = fitsOf({ ...answers, residents: fewer }, products)
        const many = fitsOf({ ...answers, residents: more }, products)
        for (const fit of many) {
          const before = few.find((one) => lineOf(one) === lineOf(fit))
          if (before) expect(fit.capacity).toBeGreaterThanOrEqual(before.capacity)
        }
        const [first] = few
        const [next] = many
        if (first && next && first.kind === next.kind)
          expect(next.capacity).toBeGreaterThanOrEqual(first.capacity)
      }),
    )
  })

  test('every model is enough for the flow, the people, the pipe and the water', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const need = needOf(answers)
        for (const { product, capacity, kind, variant, pump } of findFits(need, products)) {
          expect(capacity).toBeGreaterThanOrEqual(need.litres ?? 0)
          expect(product.maxResidents ?? 0).toBeGreaterThanOrEqual(need.residents ?? 0)
          expect(variants.indexOf(variant)).toBeGreaterThanOrEqual(
            variants.indexOf(need.variant ?? 'reinforced'),
          )
          if (need.pump) expect(pump || kind === 'low').toBe(true)
        }
      }),
    )
  })

  test('nothing is deeper or pumped than needed when an exact one exists', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const need = needOf(answers)
        const fits = findFits(need, products)
        const exactExists = products
          .map(toModel)
          .some(
            (model) =>
              model?.kind === 'upright' &&
              model.variant === need.variant &&
              model.pump === need.pump &&
              model.capacity >= (need.litres ?? 0) &&
              (model.product.maxResidents ?? 0) >= (need.residents ?? 0),
          )
        if (!exactExists) return
        for (const { kind, variant, pump } of fits) {
          expect(variant).toBe(need.variant)
          if (kind === 'upright') expect(pump).toBe(need.pump)
        }
      }),
    )
  })

  test('10 and more, a settlement and a pipe deeper than 240 cm never get a model', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const { pipeDepth, distanceToInstallation } = answers
        const depth = pipeDepth === null ? 0 : pipeDepth + 2 * (distanceToInstallation ?? 0)
        const never = answers.residents === '10+' || answers.residents === 'settlement' || depth > 240
        if (never) expect(fitsOf(answers, products)).toEqual([])
      }),
    )
  })

  test('at most three models, of different lines, and the same answers give the same ones', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const fits = fitsOf(answers, products)
        expect(fits.length).toBeLessThanOrEqual(3)
        expect(new Set(fits.map(lineOf)).size).toBe(fits.length)
        expect(fitsOf(answers, [...products].reverse())).toEqual(fits)
      }),
    )
  })
})

test('a deeper or pumped model is proposed where no exact one is sold', () => {
  const only = (name: string) => seededModels.filter((product) => product.name === name)
  const answers: SiteAnswers = {
    ...unknownSite,
    residents: '4',
    livingType: 'permanent',
    guests: '0',
    groundWater: 'low',
    soilType: 'loam',
    waterDisposal: 'ravine',
    pipeDepth: 60,
    distanceToInstallation: 5,
  }
  expect(fitsOf(answers, only('Топас 5 Лонг Пр')).map(({ product }) => product.name)).toEqual([
    'Топас 5 Лонг Пр',
  ])
  expect(fitsOf({ ...answers, pipeDepth: 140 }, only('Топас 5 Лонг Пр'))).toEqual([])
})
