import { expect, test } from 'vitest'
import type { DoubtedNumber } from '../src/contract/catalogue/doubts.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const { call, callAnonymously, callJson } = openDesk(openShop())
const listDoubts = () => callJson<DoubtedNumber[]>(200, 'GET', '/admin/doubted-numbers')
const firstOf = async ({ example }: DoubtedNumber): Promise<string | undefined> => {
  const response = await callAnonymously('GET', `/selection${example.link.slice(1)}`)
  const { models }: { models: { slug: string }[] } = await response.json()
  const [first] = models
  return first && (await callJson<Product>(200, 'GET', `/products/${first.slug}`)).name
}

test('staff read which numbers two sources state differently and what depends on them', async () => {
  const doubts = await listDoubts()
  expect(doubts.length).toBeGreaterThan(3)
  expect(doubts.map(({ decided }) => decided)).toEqual(
    doubts.map(({ decided }) => decided).toSorted((one, other) => other - one),
  )
  for (const { productId, name, field, value, otherValue, decided, asked, example } of doubts) {
    const product = await callJson<Product>(200, 'GET', `/products/id/${productId}`)
    expect([product.name, product[field]]).toEqual([name, value])
    expect(product.sources[field]?.otherValue).toBe(otherValue)
    expect(decided).toBeGreaterThan(0)
    expect(decided).toBeLessThanOrEqual(asked)
    expect(example.confirmed).not.toBe(example.refuted)
  }
  expect((await callAnonymously('GET', '/admin/doubted-numbers')).status).toBe(401)
})

test('a number that the passport confirms leaves the list, and the selection is as was said', async () => {
  const [doubt] = await listDoubts()
  if (!doubt) throw new Error('No number is doubted')
  const { productId, field, otherValue, example } = doubt
  const { sources } = await callJson<Product>(200, 'GET', `/products/id/${productId}`)
  const confirm = async (number: number) => {
    const from = { text: 'Паспорт', date: '2026-11-26' }
    const response = await call('PATCH', `/products/${productId}`, {
      [field]: number,
      sources: { ...sources, [field]: from },
    })
    expect(response.status).toBe(200)
  }
  await confirm(doubt.value)
  expect((await listDoubts()).filter((one) => one.productId === productId && one.field === field)).toEqual([])
  expect(await firstOf(doubt)).toBe(example.confirmed)
  await confirm(otherValue)
  expect(await firstOf(doubt)).toBe(example.refuted)
})
