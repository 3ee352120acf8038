import { expect, test } from 'vitest'
import { formatQueue } from './waiting-clients.ts'

test.each([
  [0, undefined, 'Никто не ждёт звонка.'],
  [1, { name: 'Марина' }, '1 клиент ждёт звонка.'],
  [2, { name: 'Сергей Л.' }, '2 клиента ждут звонка. Дольше всех — Сергей Л.'],
  [2143, { name: 'Ян' }, '2143 клиента ждут звонка. Дольше всех — Ян.'],
])('of %i who wait', (count, longest, expected) => {
  expect(formatQueue(count, longest)).toBe(expected)
})
