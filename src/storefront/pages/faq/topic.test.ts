import { expect, test } from 'vitest'
import { toTopic } from './topic.ts'

const category = {
  id: 1,
  name: 'Монтаж',
  slug: 'montazh',
  description: null,
  icon: null,
  itemCount: 0,
  createdAt: '',
  updatedAt: '',
}

test.each([
  ['help-circle', 'help'],
  ['settings', 'settings'],
  ['tool', 'wrench'],
  ['file-text', 'file'],
  ['rocket', 'info'],
  ['', 'info'],
  [null, 'info'],
])('the icon %j is drawn as %s', (icon, drawn) => {
  expect(toTopic({ ...category, icon }).icon).toBe(drawn)
})

test.each([
  [0, '0 вопросов'],
  [1, '1 вопрос'],
  [3, '3 вопроса'],
  [11, '11 вопросов'],
  [21, '21 вопрос'],
])('%i is said as «%s»', (itemCount, amount) => {
  expect(toTopic({ ...category, itemCount }).amount).toBe(amount)
})
