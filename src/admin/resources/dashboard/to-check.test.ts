import { expect, test } from 'vitest'
import type { SiteCounts } from './queries.ts'
import { listChecks } from './to-check.ts'

const orderly: SiteCounts = {
  products: 73,
  withoutPrice: 0,
  withoutPicture: 0,
  categories: 7,
  posts: 14,
  drafts: 0,
  projects: 21,
  questions: 38,
  questionCategories: 6,
  questionsApart: 0,
}

test('a site in order has nothing to check', () => {
  expect(listChecks(orderly)).toEqual([])
})

test.each([
  [{ withoutPrice: 7 }, '7 товаров без цены'],
  [{ withoutPicture: 2 }, '2 товара без изображения'],
  [{ drafts: 1 }, '1 черновик в блоге'],
  [{ questionsApart: 21 }, '21 вопрос FAQ без категории'],
])('%o is said as «%s»', (found, expected) => {
  expect(listChecks({ ...orderly, ...found }).map(({ count, what }) => `${count} ${what}`)).toEqual([
    expected,
  ])
})
