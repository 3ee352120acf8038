import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SLUG_PATTERN, toSlug } from './slug.ts'

test.each([
  ['Топас 5 Пр', 'topas-5-pr'],
  ['Топас-С 8 Лонг Ус', 'topas-s-8-long-us'],
  ['Евролос Био 3', 'evrolos-bio-3'],
  ['Щётка, ёж и подъезд!', 'shyotka-yozh-i-poduezd'],
  ['  ', ''],
])('«%s» becomes «%s»', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('whatever the name, the slug is empty or fits an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = toSlug(name)
      return slug === '' || SLUG_PATTERN.test(slug)
    }),
  )
})
