import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { expect, it } from 'vitest'
import { badgeOf } from './badge.ts'

const unmarked = { isNew: false, isPopular: false, featured: false }
const pumped = createStation({ discharge: 'pump' })

it.each([
  [{ station: createStation() }, null],
  [{ station: createStation({ discharge: null, variant: null }) }, null],
  [{ station: pumped }, 'С насосом'],
  [{ station: createStation({ discharge: 'pump', variant: 'long' }) }, 'Глубокая труба · насос'],
  [{ station: createStation({ variant: 'reinforced' }) }, 'Глубокая труба'],
  [{ station: createStation({ body: 'low', discharge: 'pump' }) }, 'Высокая вода · насос'],
  [{ station: createStation({ body: 'cylinder' }) }, null],
  [{ station: null }, null],
  [{ station: pumped, featured: true }, 'Рекомендуем · насос'],
  [{ station: pumped, featured: true, isPopular: true }, 'Популярный · насос'],
  [{ station: pumped, featured: true, isPopular: true, isNew: true }, 'Новинка · насос'],
])('%j carries %s', (product, badge) => {
  expect(badgeOf({ ...unmarked, ...product })).toBe(badge)
})
