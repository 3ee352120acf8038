import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from './answers.ts'
import { unknownSite } from './answers.ts'
import { seededModels } from './catalogue.fixture.ts'
import { findFits } from './fits.ts'
import type { Selectable } from './model.ts'
import { needOf } from './rules.ts'

const house: SiteAnswers = {
  ...{
    ...unknownSite,
    residents: '5',
    guests: null,
    livingType: null,
    pipeDepth: 10,
    distanceToInstallation: null,
  },
  ...{ groundWater: null, soilType: null, waterDisposal: null },
}

const seeded = (name: string): Selectable => {
  const found = seededModels.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not in the first content`)
  return found
}
const upright = seeded('Топас 5')
const low = seeded('Евролос Грунт 5')

let made = 0
/** A model in a line of its own, ranked equal to the others made here. */
function make(like: Selectable, fields: Partial<Selectable> = {}): Selectable {
  made += 1
  return { ...like, id: made, name: `Станция ${made}`, modelLine: `Линия ${made}`, ...fields }
}
const offered = (site: Partial<SiteAnswers>, models: readonly Selectable[]) =>
  findFits(needOf({ ...house, ...site }), models).map(({ product }) => product.id)
const inBothOrders = (models: readonly Selectable[]) => [
  offered({}, models),
  offered({}, [...models].reverse()),
]

describe('Of models that fit alike', () => {
  test('one with a turnkey price comes first, then a price of the station, then the cheaper one', () => {
    const models = [
      make(upright, { price: 100, installationPrice: 50 }),
      make(upright, { price: 200, installationPrice: 50 }),
      make(upright, { price: 10, installationPrice: null }),
    ]
    const ids = models.map(({ id }) => id)
    expect(inBothOrders(models)).toEqual([ids, ids])
  })

  test('one without a price is the last, even when its installation has one', () => {
    const onRequest = make(upright, { price: null, installationPrice: 50 })
    const priced = make(upright, { price: 100, installationPrice: null })
    expect(inBothOrders([onRequest, priced])).toEqual([
      [priced.id, onRequest.id],
      [priced.id, onRequest.id],
    ])
  })

  test('the older one comes first when nothing tells them apart', () => {
    const ids = [make(upright), make(upright)].map(({ id }) => id)
    const models = ids.map((id) => ({ ...make(upright), id }))
    expect(inBothOrders(models)).toEqual([ids, ids])
  })

  test('only the smallest of a line stands there; models without a line are one line', () => {
    const [small, big] = [
      make(upright, { modelLine: 'Про' }),
      make(upright, { modelLine: 'Про', productivity: 3 }),
    ]
    expect(offered({}, [big, small])).toEqual([small.id])
    expect(
      offered({}, [make(upright, { modelLine: null }), make(upright, { modelLine: null })]),
    ).toHaveLength(1)
  })
})

describe('A plot that speaks for a low body', () => {
  const quicksand = { soilType: 'quicksand' } as const

  test('gets one as the third, however many upright ones fit better', () => {
    const models = [make(upright), make(upright), make(upright), make(upright), make(low), make(low)]
    expect(offered(quicksand, models)).toEqual([models[0]?.id, models[1]?.id, models[4]?.id])
  })

  test('gets the better one when two stand there by themselves', () => {
    const models = [
      make(upright),
      make(upright),
      make(low, { productivity: 1.1 }),
      make(low, { productivity: 1.2 }),
    ]
    expect(offered(quicksand, models)).toEqual(models.slice(0, 3).map(({ id }) => id))
  })
})

test('a model is «the next size» only beside a smaller one of its own line', () => {
  const deep = seeded('Топас 5 Лонг')
  const fits = findFits(needOf({ ...house, pipeDepth: 100 }), [
    make(upright, { modelLine: 'Первая', productivity: 1 }),
    make(deep, { name: 'Станция Лонг', modelLine: 'Вторая', productivity: 1.2 }),
  ])
  expect(fits.map(({ grown }) => grown)).toEqual([false])
})
