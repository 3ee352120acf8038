import { expect, test } from 'vitest'
import { unknownSite } from './answers.ts'
import { salvoOf } from './salvo.ts'

test.each([
  ['nothing is named', {}, null],
  ["the worked sum of the shop's article", { baths: 1, showers: 1, washers: 1 }, 280],
  ['a bath and a shower', { baths: 1, showers: 1 }, 230],
  ['two washing machines', { washers: 2 }, 100],
  ['a banya alone', { banya: true }, 100],
  ['two baths and a banya', { baths: 2, banya: true }, 400],
  ['no banya', { banya: false }, 0],
  ['no bath', { baths: 0 }, 0],
  ['no shower', { showers: 0 }, 0],
  ['no washing machine', { washers: 0 }, 0],
] as const)('what a house lets go at once: %s', (_what, named, litres) => {
  expect(salvoOf({ ...unknownSite, ...named })).toBe(litres)
})
