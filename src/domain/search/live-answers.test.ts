import { expect, test } from 'vitest'
import { leadsToPart, withoutGoneParts } from './live-answers.ts'

const answer = (url: string) => ({ title: 'Ответ', excerpt: 'Подробно', url })
const parts = new Set(['/services#installation', '/terms#warranty'])

test.each([
  ['/services#installation', true, '/services#installation'],
  ['/services#well', true, undefined],
  ['/terms#warranty', true, '/terms#warranty'],
  ['/terms#payment', true, '/terms'],
  ['/#product-wizard', false, '/#product-wizard'],
  ['/contact', false, '/contact'],
  ['/catalog?price=0-250000&sort=price_asc', false, '/catalog?price=0-250000&sort=price_asc'],
])('of %s it is asked whether its part is there: %s, and it leads to %s', (url, isAsked, then) => {
  expect(leadsToPart(answer(url))).toBe(isAsked)
  expect(withoutGoneParts([answer(url)], parts)).toEqual(then === undefined ? [] : [answer(then)])
})
