import { RING_HEIGHT } from '@septic-shop/plot/ring.ts'
import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from './answers.ts'
import { anyCatalogue as catalogue, anySite as site } from './any-plot.fixture.ts'
import { seededModels } from './catalogue.fixture.ts'
import type { Selectable } from './model.ts'
import { select } from './select.ts'

/** Whether the level in the rings lies in the chosen band; otherwise one of the two answers is wrong, and the shallower one counts. */
const isConsistent = ({ groundWater, totalRings, waterRings }: SiteAnswers) => {
  if (groundWater === null || totalRings === null || !waterRings) return true
  const { from, to } = WATER_BANDS[groundWater]
  return (totalRings - waterRings) * RING_HEIGHT >= from && (totalRings - waterRings) * RING_HEIGHT <= to
}

const slugsOf = (models: readonly { product: Selectable }[]) => models.map(({ product }) => product.slug)
const answered = Object.keys(unknownSite) as (keyof SiteAnswers)[]

/** The order of residents, fewest first. */
const residents = ['up_to_3', '4', '5', '6', '7', '9'] as const

describe('Whatever the plot and the catalogue', () => {
  test('there are at most three models, each with a reason of its own, in any order of the catalogue', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const { models } = select(answers, products)
        expect(models.length).toBeLessThanOrEqual(3)
        expect(new Set(models.map(({ reason }) => reason)).size).toBe(models.length)
        expect(slugsOf(select(answers, [...products].reverse()).models)).toEqual(slugsOf(models))
      }),
    )
  })

  test('no model is both named and rejected, and nobody unknown gets one', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const { models, rejected } = select(answers, products)
        expect(slugsOf(rejected).filter((slug) => slugsOf(models).includes(slug))).toEqual([])
        if (answers.residents === null) expect(models).toEqual([])
      }),
    )
  })

  test('more people never get a smaller model', () => {
    fc.assert(
      fc.property(
        site,
        fc.subarray([...residents], { minLength: 2, maxLength: 2 }),
        fc.subarray([...seededModels]),
        (answers, [few = 'up_to_3', many = '9'], products) => {
          const [before] = select({ ...answers, residents: few }, products).models
          const [after] = select({ ...answers, residents: many }, products).models
          if (!before || !after || before.isLifted !== after.isLifted) return
          if (before.product.body !== after.product.body) return
          expect(after.product.productivity).toBeGreaterThanOrEqual(before.product.productivity ?? 0)
        },
      ),
    )
  })

  test('higher water never takes away forced discharge, anchoring or a warning about it', () => {
    const strength = { no: 0, maybe: 1, yes: 2 }
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const bands = ['low', 'medium', 'high'] as const
        const found = bands.map((groundWater) => select({ ...answers, groundWater }, products))
        const anchoring = found.map((one) => strength[one.anchoring])
        expect(anchoring).toEqual([...anchoring].sort((a, b) => a - b))
        const high = found[2]
        expect(high?.gravity === 'impossible' || high?.models.length === 0).toBe(true)
        for (const model of high?.models ?? []) {
          expect(model.isLifted || model.product.discharge === null).toBe(true)
          expect(model.warnings.join(' ')).toMatch(/принудительный отвод/)
          expect(model.warnings.join(' ')).toMatch(/якорят/)
        }
        const [low, medium] = found
        if (low?.gravity === 'impossible' && medium?.models.length) expect(medium.gravity).toBe('impossible')
      }),
    )
  })

  test('a deeper pipe never gets a shorter neck', () => {
    fc.assert(
      fc.property(
        site,
        fc.integer({ min: 0, max: 240 }),
        fc.integer({ min: 1, max: 120 }),
        fc.subarray([...seededModels]),
        (answers, depth, more, products) => {
          const at = (pipeDepth: number) => select({ ...answers, pipeDepth }, products)
          const [before] = at(depth).models
          const [after] = at(depth + more).models
          if (!before || !after || before.product.inletTo === null || after.product.inletTo === null) return
          expect(after.product.inletTo).toBeGreaterThanOrEqual(before.product.inletTo)
        },
      ),
    )
  })

  // The fall of the plot is reckoned level while unknown (and said so), so it is the one answer that may bring a model back.
  test('an answer added never brings a model that its absence had excluded by a rule', () => {
    fc.assert(
      fc.property(
        site.filter(isConsistent),
        fc.constantFrom(...answered.filter((name) => name !== 'plotFall')),
        catalogue,
        (answers, name, products) => {
          const without = select({ ...answers, [name]: null }, products)
          const excluded = slugsOf(without.rejected)
          const named = select(answers, products).models.filter(({ hasPumpWell }) => !hasPumpWell)
          expect(slugsOf(named).filter((slug) => excluded.includes(slug))).toEqual([])
        },
      ),
    )
  })

  test('10 and more, a settlement and a pipe deeper than every model get no model', () => {
    fc.assert(
      fc.property(site, catalogue, (answers, products) => {
        const deepest = Math.max(0, ...products.map(({ inletTo }) => (inletTo ?? 0) / 10))
        const pipe = (answers.pipeDepth ?? 0) + 2 * (answers.distanceToInstallation ?? 0)
        const never =
          answers.residents === '10+' || answers.residents === 'settlement' || (deepest > 0 && pipe > deepest)
        if (!never) return
        const { models, individual } = select(answers, products)
        expect(models).toEqual([])
        expect(individual).not.toBeNull()
      }),
    )
  })
})
