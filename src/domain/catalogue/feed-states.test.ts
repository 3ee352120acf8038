import { expect, test } from 'vitest'
import { feedOldPrice, isFeedPicture, listFeedGaps } from './feed-states.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')

test.each([
  // The discount is rounded to whole percent: 4.5 counts as 5, 95.5 as 96.
  [10_000_00, 10_470_00, null],
  [10_000_00, 10_472_00, 10_472_00],
  [500_00, 10_000_00, 10_000_00],
  [450_00, 10_000_00, null],
  [10_000_00, 10_000_00, null],
  [10_000_00, 9_000_00, null],
  // Less than a rouble is none.
  [10_00, 10_99, null],
  [10_00, 11_00, 11_00],
  [null, 10_000_00, null],
])('of the price %d with the old one %d Yandex is told %d', (price, oldPrice, told) => {
  expect(feedOldPrice({ price, oldPrice }, NOW)).toBe(told)
})

test('an old price whose time has passed is told no more', () => {
  const offer = { price: 100_00, oldPrice: 200_00 }
  expect(feedOldPrice({ ...offer, oldPriceUntil: '2026-11-29T12:00:01Z' }, NOW)).toBe(200_00)
  expect(feedOldPrice({ ...offer, oldPriceUntil: '2026-11-29T12:00:00Z' }, NOW)).toBeNull()
})

test('every reason is named', () => {
  expect(
    listFeedGaps({ published: false, price: 0, isOutdated: true, availability: 'discontinued' }),
  ).toEqual(['hidden', 'no_price', 'discontinued'])
  const sold = { published: true, price: 1, availability: 'made_to_order' } as const
  expect(listFeedGaps({ ...sold, isOutdated: false })).toEqual([])
  expect(listFeedGaps({ ...sold, isOutdated: true })).toEqual(['outdated_price'])
})

test.each([
  ['/assets/a.jpg', true],
  ['/assets/svg.png', true],
  ['https://a.example/b.SVG?v=1', false],
])('%s is a picture for Yandex: %s', (address, is) => {
  expect(isFeedPicture(address)).toBe(is)
})
