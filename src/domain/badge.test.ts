import { expect, it } from 'vitest'
import { badgeOf } from './badge.ts'
import { createStation } from './station.fixture.ts'

const unmarked = { isNew: false, isPopular: false, featured: false }
const pumped = createStation({ discharge: 'pump' })

it.each([
  [{ station: createStation() }, null],
  [{ station: createStation({ discharge: null, variant: null }) }, null],
  [{ station: pumped }, 'С насосом'],
  [{ station: createStation({ discharge: 'pump', variant: 'long' }) }, 'Глубокая труба'],
  [{ station: createStation({ variant: 'reinforced' }) }, 'Глубокая труба'],
  [{ station: createStation({ body: 'low', discharge: 'pump' }) }, 'Высокая вода'],
  [{ station: createStation({ body: 'cylinder' }) }, null],
  [{ station: null }, null],
  [{ station: pumped, featured: true }, 'Рекомендуем'],
  [{ station: pumped, featured: true, isPopular: true }, 'Популярный'],
  [{ station: pumped, featured: true, isPopular: true, isNew: true }, 'Новинка'],
])('%j carries %s', (product, badge) => {
  expect(badgeOf({ ...unmarked, ...product })).toBe(badge)
})
