import { expect, test } from 'vitest'
import { compareVersions, describeVersion } from './compare-versions.ts'

test('fields that differ, by the present record; what is computed or hidden is none', () => {
  const then = {
    id: 5,
    version: 2,
    name: 'Топас',
    weight: 290,
    features: ['Тихая'],
    words: { a: 1 },
    slug: 'a',
  }
  const now = {
    ...then,
    version: 3,
    weight: 295,
    features: ['Тихая', 'Низкая'],
    words: { a: 2 },
    unpublishAt: null,
  }
  expect(compareVersions('products', then, now)).toEqual({
    changes: [
      { field: 'weight', before: 290, after: 295 },
      { field: 'features', before: ['Тихая'], after: ['Тихая', 'Низкая'] },
    ],
    // Name, slug, and a field that the older record did not know.
    same: 3,
  })
})

test('what made a version in one line', () => {
  const changed = (...labels: string[]) =>
    describeVersion({
      version: 2,
      changes: labels.map((label) => ({ field: label, label, before: 1, after: 2 })),
    })
  expect(changed()).toBeNull()
  expect(changed('Цена', 'Вес')).toBe('цена, вес')
  expect(changed('А', 'Б', 'В', 'Г')).toBe('а, б, в, г')
  expect(changed('А', 'Б', 'В', 'Г', 'Д')).toBe('а, б, в и ещё 2 поля')
  expect(describeVersion({ version: 1, changes: [{ field: 'a', label: 'А', before: null, after: 1 }] })).toBe(
    'создание',
  )
})
