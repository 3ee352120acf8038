import type { Body } from '@septic-shop/plot/station.ts'
import { expect, test } from 'vitest'
import { toBodyOffers } from './body-offers.ts'

const product = (name: string, body: Body | null, rest: { price?: number | null; people?: number } = {}) => ({
  name,
  station: body && { body },
  drawing: body && `${body}-of-${name}`,
  users: null,
  maxResidents: rest.people ?? 5,
  price: rest.price === undefined ? 20_000_000 : rest.price,
  installationPrice: 3_500_000,
})

test('a body is drawn by its cheapest model for five and priced by its cheapest model', () => {
  const offers = toBodyOffers([
    product('Топас 5', 'box', { price: 22_000_000 }),
    product('Топас-С 5', 'box', { price: 20_000_000 }),
    product('Топас-С 4', 'box', { price: 17_800_000, people: 4 }),
  ])
  expect(offers).toEqual([
    {
      body: 'box',
      name: 'Топас-С 5',
      drawing: 'box-of-Топас-С 5',
      cheapest: { name: 'Топас-С 4', price: 17_800_000 },
    },
  ])
})

test('a price without installation is no turnkey price', () => {
  const station = { ...product('Топас-С 10', 'box', { price: 1 }), installationPrice: null }
  expect(toBodyOffers([station])[0]?.cheapest).toBeNull()
  expect(toBodyOffers([station, product('Топас 5', 'box')])[0]?.cheapest?.name).toBe('Топас 5')
})

test('models without a price or without five residents are still drawn', () => {
  expect(toBodyOffers([product('Грунт 3', 'low', { price: null, people: 3 })])).toEqual([
    { body: 'low', name: 'Грунт 3', drawing: 'low-of-Грунт 3', cheapest: null },
  ])
})

test('a model is for five residents by `users` where the larger number is unknown', () => {
  const four = { ...product('Топас 4', 'box', { price: 1 }), maxResidents: 4 }
  const five = { ...product('Топас 5', 'box'), users: 5, maxResidents: null }
  expect(toBodyOffers([four, five])[0]?.name).toBe('Топас 5')
})

test('septic tanks and products without a drawing have no part in it', () => {
  expect(toBodyOffers([product('Эко 3', 'septic'), product('Товар', null)])).toEqual([])
})

test('bodies come in one order, whatever the order of products', () => {
  const offers = toBodyOffers([product('Грунт 5', 'low'), product('Топас 5', 'box')])
  expect(offers.map(({ body }) => body)).toEqual(['box', 'low'])
})
