import { expect, it } from 'vitest'
import { badgeOf } from './badge.ts'

const plain = { modelLine: 'Топас', isNew: false, isPopular: false, featured: false }

it.each([
  [{ name: 'Топас 5' }, null],
  [{ name: 'Топас 5 Пр' }, 'С насосом'],
  [{ name: 'Топас 8 Лонг Пр Ус' }, 'Глубокая труба'],
  [{ name: 'Евролос Грунт 5', modelLine: 'Евролос Грунт' }, 'Высокая вода'],
  [{ name: 'Евролос Про 5', modelLine: 'Евролос Про' }, null],
  [{ name: 'Топас 5 Пр', featured: true }, 'Рекомендуем'],
  [{ name: 'Топас 5 Пр', featured: true, isPopular: true }, 'Популярный'],
  [{ name: 'Топас 5 Пр', featured: true, isPopular: true, isNew: true }, 'Новинка'],
])('%j carries %s', (product, badge) => {
  expect(badgeOf({ ...plain, ...product })).toBe(badge)
})
