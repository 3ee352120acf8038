import { expect, test } from 'vitest'
import { goalOf } from './watch-presses.ts'

const chats = [{ href: 'https://wa.me/74950000000' }, { href: 'https://t.me/shop' }]

test.each([
  ['tel:+74950000000', 'phone'],
  ['mailto:shop@shop.test', 'email'],
  ['https://wa.me/74950000000', 'messenger'],
  ['https://t.me/shop?text=%D0%A2', 'messenger'],
  ['#selection-result', 'selection'],
  ['#inquiry', null],
  ['/cart', null],
  ['https://t.me/other', null],
  ['', null],
])('a press of «%s» is the goal %s', (href, goal) => {
  expect(goalOf(href, chats)).toBe(goal)
})
