import { expect, test } from 'vitest'
import { pickKeys } from './pick-keys.ts'

test('only the chosen entries are copied, null and undefined among them', () => {
  const source = { name: 'Топас 5', price: null, slug: undefined, order: 1 }
  expect(pickKeys(source, (key) => key !== 'order')).toStrictEqual({
    name: 'Топас 5',
    price: null,
    slug: undefined,
  })
  expect(pickKeys(source, () => false)).toStrictEqual({})
  expect(source.order).toBe(1)
})

test('what an object inherits is not copied', () => {
  const inheriting: { own: number } = Object.assign(Object.create({ inherited: 1 }), { own: 2 })
  expect(pickKeys(inheriting, () => true)).toStrictEqual({ own: 2 })
})
