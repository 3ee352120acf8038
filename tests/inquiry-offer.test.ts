import { beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { Offer } from '../src/domain/inquiry/offer/offer.ts'
import { RULES_VERSION } from '../src/domain/selection/norms.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { HOUSE } from './support/known-house.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

const LINK =
  '/?residents=5&livingType=permanent&guests=0&pipeDepth=50&groundWater=low&soilType=loam' +
  '&waterDisposal=drainage_ditch&distanceToInstallation=8&distanceToDisposal=12&baths=1&showers=1&ditchDepth=120&plotFall=40'

interface Stored {
  offer?: Offer
  [answer: string]: unknown
}

/** What is stored of the answers that a visitor sends. */
async function send(wizardData: unknown, own: Record<string, unknown> = {}): Promise<Stored | null> {
  const visitor = { name: 'Ирина', phone: '8 (926) 123-45-67', service: 'Подбор септика', ...own }
  const response = await shop.post('/api/inquiries/contact', { ...visitor, wizardData })
  expect(response.status).toBe(201)
  const { id } = await response.json()
  return (await desk.callJson<Inquiry & { wizardData: Stored | null }>(200, 'GET', `/admin/inquiries/${id}`))
    .wizardData
}

beforeEach(() => shop.database.pool.query(EMPTY_INQUIRIES))

describe('What the selection offered travels with the inquiry', () => {
  test('models with their prices as GET selection names them, warnings, version and the calculation', async () => {
    const stored = await send({ ...HOUSE, rulesVersion: RULES_VERSION })
    const selected = await desk.callJson<{ models: { slug: string }[] }>(
      200,
      'GET',
      `/selection${LINK.slice(1)}`,
    )
    const products = await Promise.all(
      selected.models.map(({ slug }) => desk.callJson<Product>(200, 'GET', `/products/${slug}`)),
    )
    expect(stored).toMatchObject({ ...HOUSE, rulesVersion: RULES_VERSION })
    expect(stored?.offer).toEqual({
      models: products.map(({ slug, name, price }) => ({ slug, name, price, conditions: expect.any(Array) })),
      warnings: [],
      rulesVersion: RULES_VERSION,
      link: LINK,
    })
    expect(stored?.offer?.models[0]).toMatchObject({ slug: 'topas-s-6', price: expect.any(Number) })
  })

  test('first among the warnings why the station is far larger than the house, and what would allow a smaller one', async () => {
    const stored = await send({ ...HOUSE, residents: 'up_to_3', pipeDepth: 80, washers: 1, ditchDepth: 500 })
    expect(stored?.offer?.warnings[0]?.replaceAll('\u00a0', ' ')).toMatch(
      /^Станция больше нужной из-за глубины: .+ не глубже 80 см, подойдёт .+ Но только если паспорт подтвердит залп/,
    )
  })

  test('also beside a product, a cart, and with numbers as they are typed', async () => {
    const typed = {
      ...HOUSE,
      pipeDepth: '50 см',
      distanceToInstallation: '8,0',
      banya: '',
      powerCuts: 'unknown',
    }
    for (const own of [
      { service: 'Запрос о продукте: Топас-С 6' },
      { service: null, items: [{ id: 1, name: 'Топас', price: null }] },
    ]) {
      expect((await send(typed, own))?.offer).toMatchObject({
        models: [{ slug: 'topas-s-6' }, {}, {}],
        link: LINK,
      })
    }
  })

  test('the condition of a model, what its price leaves out, and the strongest warnings first', async () => {
    const offer = (await send({ ...HOUSE, groundWater: 'high', pipeDepth: null }))?.offer
    expect(offer?.warnings.length).toBeLessThanOrEqual(4)
    expect(offer?.warnings[0]).toMatch(/^Вода выше 1,5\sм: ставим принудительный отвод насосом/)
    expect(offer?.models.flatMap(({ conditions }) => conditions)).toContainEqual(
      expect.stringMatching(/^Если /),
    )
    const summer = {
      residents: 'up_to_3',
      livingType: 'seasonal',
      guests: '0',
      pipeDepth: 40,
      distanceToInstallation: 6,
    }
    const sand = { groundWater: 'low', soilType: 'sand', waterDisposal: 'filtration_field', powerCuts: true }
    const septic = (await send({ ...summer, ...sand }))?.offer?.models.find(({ slug }) =>
      slug.includes('eko'),
    )
    expect(septic?.conditions).toContain('Поле фильтрации в цену не входит')
  })

  test.each([
    ['ten residents', { ...HOUSE, residents: '10+' }, /^От десяти человек/],
    ['a settlement', { residents: 'settlement' }, /^Для посёлка/],
    ['a pipe deeper than any model', { ...HOUSE, pipeDepth: 241 }, /^Труба глубже/],
  ])('%s: nothing is offered, and it says why', async (_what, answers, reason) => {
    const offer = (await send(answers))?.offer
    expect(offer?.models).toEqual([])
    expect(offer?.warnings[0]).toMatch(reason)
    expect(offer?.link).toMatch(/^\/\?residents=/)
  })

  test('what a browser sends as the offer is nobody’s business, whether its answers can be read or not', async () => {
    const forged = {
      models: [{ slug: 'x', name: 'Даром', price: 1, conditions: [] }],
      link: 'https://evil.test/',
    }
    expect((await send({ ...HOUSE, offer: forged }))?.offer?.models[0]?.slug).toBe('topas-s-6')
    expect(await send({ residents: 'сто', offer: forged })).toEqual({ residents: 'сто' })
    expect(await send({ comment: 'Ворота', offer: forged })).toEqual({ comment: 'Ворота' })
  })

  test('another version of the rules stands beside ours', async () => {
    const stored = await send({ ...HOUSE, rulesVersion: '2025-01-01' })
    expect([stored?.rulesVersion, stored?.offer?.rulesVersion]).toEqual(['2025-01-01', RULES_VERSION])
  })

  test.each([
    ['a text', 'пятеро, суглинок'],
    ['a list', [HOUSE]],
    ['an answer that is none', { ...HOUSE, soilType: 'lava' }],
    ['a number out of bounds', { ...HOUSE, pipeDepth: 1e9 }],
    ['an answer that is a list', { ...HOUSE, residents: ['5'] }],
    ['an answer that is an object', { residents: { toString: '5' }, __proto__: null }],
    ['no answer of ours', { constructor: 'x', hasOwnProperty: 1, toString: null }],
    ['nothing', null],
    ['as much as is taken', { ...HOUSE, residents: 'я'.repeat(7_000) }],
  ])('%s is kept as it was sent, without an offer', async (_what, sent) => {
    expect(await send(sent)).toEqual(sent)
  })

  test('a catalogue that cannot be read costs the offer, never the inquiry', async () => {
    await shop.database.pool.query('alter table spec_parameters rename to mislaid')
    shop.contentCache.invalidate()
    try {
      expect(await send(HOUSE)).toEqual(HOUSE)
    } finally {
      await shop.database.pool.query('alter table mislaid rename to spec_parameters')
    }
    expect((await send(HOUSE))?.offer?.models).toHaveLength(3)
  })

  test('a product that is hidden or no longer sold is not offered', async () => {
    await shop.database.pool.query(`update products set published = false where slug = 'topas-s-6'`)
    shop.contentCache.invalidate()
    const offer = (await send(HOUSE))?.offer
    await shop.database.pool.query(`update products set published = true where slug = 'topas-s-6'`)
    shop.contentCache.invalidate()
    expect(offer?.models.map(({ slug }) => slug)).not.toContain('topas-s-6')
    expect(offer?.models.length).toBeGreaterThan(0)
  })
})
