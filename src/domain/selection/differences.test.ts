import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unknownSite, wizardChoices } from './answers.ts'
import { seededModels } from './catalogue.fixture.ts'
import { differencesOf } from './differences.ts'
import { findFits } from './fits.ts'
import { needOf } from './rules.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

const base = {
  manufacturerSlug: 'topas',
  modelLine: null,
  maxResidents: 5,
  users: 5,
  productivity: 1,
  station: null,
  installationPrice: 1_000_000,
}
const proposal = (
  id: number,
  price: number | null,
  batchDischarge: number | null,
  powerConsumption: string | null,
  more: { installationPrice?: null; capacity?: number } = {},
) => {
  const { capacity = 1000, ...product } = more
  return {
    capacity,
    product: { ...base, id, name: `Модель ${id}`, price, batchDischarge, powerConsumption, ...product },
  }
}

const textsOf = (...fits: ReturnType<typeof proposal>[]) => {
  const text = differencesOf(fits)
  return fits.map(({ product }) => plain(text.get(product.id) ?? ''))
}

describe('One difference for each proposal', () => {
  test('price, electricity and salvo go to those who lead in them', () => {
    expect(
      textsOf(
        proposal(1, 18_481_500, 440, '2,1 кВт·ч/сут'),
        proposal(2, 20_402_000, 220, '1 кВт·ч/сут'),
        proposal(3, 22_292_000, 500, '1,5 кВт·ч/сут'),
      ),
    ).toEqual(['Дешевле остальных на 19 205 ₽.', 'Меньше электричества: 1 кВт·ч/сут.', 'Больше залп: 500 л.'])
  })

  test('electricity is compared to the tenth, with or without a space, and only where all are known', () => {
    const among = (mine: string | null, other: string | null) =>
      textsOf(proposal(1, 100_000, 440, other), proposal(2, 100_000, 440, mine))[1]
    expect(among('10,25кВт·ч/сут', '10,5 кВт·ч/сут')).toBe('Меньше электричества: 10,25кВт·ч/сут.')
    expect(among('9 кВт·ч/сут', '10 кВт·ч/сут')).toBe('Меньше электричества: 9 кВт·ч/сут.')
    for (const unknown of [null, 'до 1 кВт·ч/сут'])
      expect(among('9 кВт·ч/сут', unknown)).not.toMatch('Меньше')
  })

  test('a price that nobody knows is named by an engineer', () => {
    expect(textsOf(proposal(1, 100_000, 440, null), proposal(2, null, 440, null))).toEqual([
      expect.any(String),
      'Цену назовёт инженер.',
    ])
  })

  test('who leads in nothing is told the price of the choice', () => {
    expect(textsOf(proposal(1, 100_000, 440, null), proposal(2, 150_000, 440, null))).toEqual([
      'Дешевле остальных на 500 ₽.',
      'На 500 ₽ дороже, чем Модель 1.',
    ])
  })

  test('a price without installation is not cheaper than one with it', () => {
    expect(
      textsOf(proposal(1, 100_000, 440, null), proposal(2, 50_000, 500, null, { installationPrice: null })),
    ).toEqual(['Цена уже с установкой.', 'Больше залп: 500 л.'])
  })

  test('among prices of two kinds the cheaper one is named with the other', () => {
    expect(
      textsOf(
        proposal(1, 100_000, null, null),
        proposal(2, 150_000, null, null),
        proposal(3, 50_000, null, null, { installationPrice: null }),
      ),
    ).toEqual([
      'Дешевле, чем Модель 2, на 500 ₽.',
      'На 500 ₽ дороже, чем Модель 1.',
      'Цена без монтажа: его посчитает инженер.',
    ])
  })

  test('an unknown or equal value is nobody’s advantage', () => {
    expect(textsOf(proposal(1, 100_000, null, null), proposal(2, 100_000, 500, 'до 2 кВт'))).toEqual(['', ''])
    expect(
      textsOf(proposal(1, 100_000, 400, null, { capacity: 1200 }), proposal(2, 100_000, 400, null)),
    ).toEqual(['Больше запас по производительности.', ''])
  })

  test('a single proposal has nothing to differ from', () => {
    expect(textsOf(proposal(1, 100_000, 440, '1 кВт·ч/сут'))).toEqual([''])
  })

  test('whatever is asked, no two proposals of the first content get the same words', () => {
    const orNull = <T>(choices: readonly T[]) => fc.constantFrom<T | null>(null, ...choices)
    const site = fc.record({
      residents: fc.constantFrom(...wizardChoices.residents),
      livingType: orNull(wizardChoices.livingType),
      guests: orNull(wizardChoices.guests),
      groundWater: orNull(wizardChoices.groundWater),
      soilType: orNull(wizardChoices.soilType),
      waterDisposal: orNull(wizardChoices.waterDisposal),
      pipeDepth: fc.option(fc.integer({ min: 10, max: 250 })),
      distanceToInstallation: fc.constant(null),
    })
    fc.assert(
      fc.property(site, (answers) => {
        const fits = findFits(needOf({ ...unknownSite, ...answers }), seededModels)
        const text = differencesOf(fits)
        if (fits.length < 2) return
        for (const { product } of fits) expect(text.get(product.id), product.name).toBeDefined()
        const turnkey = fits.filter(({ product }) => product.installationPrice !== null)
        expect(new Set(turnkey.map(({ product }) => text.get(product.id))).size).toBe(turnkey.length)
      }),
    )
  })
})
