import { expect, test } from 'vitest'
import { toBatches, toItems, toRows } from './rows.ts'

const MB = 1024 * 1024
const file = (name: string, megabytes: number) => new File([new Uint8Array(megabytes * MB)], name)

test('pictures go together up to 40 MB, an archive alone', () => {
  const files = [file('a', 30), file('b', 10), file('c', 1), file('zip', 60), file('d', 1)]
  const names = toBatches(files).map((batch) => batch.map(({ name }) => name))
  expect(names).toEqual([['a', 'b'], ['c'], ['zip'], ['d']])
})

test('only what is chosen and has a product is applied, over the version that was shown', () => {
  const proposal = { url: '', fileName: 'a.jpg', candidates: [], place: 2 }
  const rows = toRows({
    proposals: [
      { ...proposal, mediaId: 1, productId: 5 },
      { ...proposal, mediaId: 2, productId: null },
    ],
    products: [],
    refused: [],
  })
  expect(rows.map(({ isChosen }) => isChosen)).toEqual([true, false])
  const products = [{ id: 5, name: 'Топас 5', version: 7 }]
  expect(toItems(rows, products)).toEqual([{ mediaId: 1, productId: 5, place: 2, version: 7 }])
  expect(
    toItems(
      rows.map((row) => ({ ...row, isChosen: false })),
      products,
    ),
  ).toEqual([])
})
