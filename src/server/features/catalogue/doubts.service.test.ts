import { expect, test } from 'vitest'
import type { Product } from '../../../contract/catalogue/products.ts'
import { listDoubts } from './doubts.service.ts'

test('after a reading that failed the next one is done anew', async () => {
  const products: Product[] = []
  let isBroken = true
  Object.defineProperty(products, 'filter', {
    value: () => {
      if (isBroken) throw new Error('broken')
      return []
    },
  })
  const catalogue = {
    isLarge: async () => false,
    read: async () => ({ products, manufacturers: [], listOf: () => ({ products, facets: [] }) }),
  }
  await expect(listDoubts(catalogue)).rejects.toThrow('broken')
  isBroken = false
  expect(await listDoubts(catalogue)).toEqual([])
})
