import { expect, test } from 'vitest'
import { withoutGoneParts } from './live-answers.ts'

const answer = (url: string) => ({ title: 'Ответ', excerpt: 'Подробно', url })
const parts = new Set(['/services#installation', '/terms#warranty'])

test.each([
  ['/services#installation', '/services#installation'],
  ['/services#well', undefined],
  ['/terms#warranty', '/terms#warranty'],
  ['/terms#payment', '/terms'],
  ['/#product-wizard', '/#product-wizard'],
  ['/contact', '/contact'],
  ['/catalog?price=0-250000&sort=price_asc', '/catalog?price=0-250000&sort=price_asc'],
])('%s leads to %s', (url, then) => {
  expect(withoutGoneParts([answer(url)], parts)).toEqual(then === undefined ? [] : [answer(then)])
})
