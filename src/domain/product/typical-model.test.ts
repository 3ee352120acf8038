import type { Station } from '@septic-shop/plot/station.ts'
import { expect, test } from 'vitest'
import { findTypical } from './typical-model.ts'

const known: Station = {
  body: 'box',
  discharge: 'gravity',
  variant: 'standard',
  width: 1150,
  breadth: 1170,
  height: 2500,
  inletDepth: 600,
  inletRange: null,
}
const model = (
  id: number,
  maxResidents: number | null,
  station: Partial<Station> = {},
  isPopular = false,
) => ({
  id,
  maxResidents,
  users: null,
  isPopular,
  station: { ...known, ...station },
})
const without = { ...model(9, 5), station: null }

test.each([
  ['the nearest by residents', [model(1, 4), model(2, 6), model(3, 10)], 2],
  ['of two alike the popular one', [model(1, 6), model(2, 6, {}, true)], 2],
  ['of two alike the first', [model(2, 6), model(1, 6)], 1],
  ['none with a pump while there is one without', [model(1, 6, { discharge: 'pump' }), model(2, 8)], 2],
  ['none with a long neck', [model(1, 6, { variant: 'long' }), model(2, 8)], 2],
  ['one of known sizes before all else', [model(1, 6, { height: null }), model(2, 30)], 2],
  ['an unknown size when there is no other', [model(1, null, { width: null }), without], 1],
  ['nothing when no station is known', [without], undefined],
])('%s', (_what, products, id) => {
  expect(findTypical(products, 6)?.id).toBe(id)
})
