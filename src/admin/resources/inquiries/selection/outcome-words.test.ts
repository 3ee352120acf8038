import { expect, test } from 'vitest'
import { describeOutcome } from './outcome-words.ts'

const changed = (count: number) => Array.from({ length: count }, (_, place) => place + 30)
const failed = (...ids: number[]) => ids.map((id) => ({ id, reason: 'уже изменила Мария Д.' }))
const NONE = { changed: [], failures: [], unknown: [] }

test('what went through everywhere needs no words', () => {
  expect(describeOutcome({ ...NONE, all: 3, changed: changed(3) })).toBe('')
})

test('what did not go through is named with its reason', () => {
  expect(describeOutcome({ ...NONE, all: 14, changed: changed(12), failures: failed(17, 18) })).toBe(
    'Изменено 12 из 14. Не изменены: № 17 — уже изменила Мария Д.; № 18 — уже изменила Мария Д.',
  )
})

test('of many failures the first are named, and what was stopped is counted', () => {
  const text = describeOutcome({ ...NONE, all: 20, failures: failed(1, 2, 3, 4, 5, 6, 7) })
  expect(text).toContain('№ 5 — уже изменила Мария Д. и ещё 2.')
  expect(text).not.toContain('№ 6')
  expect(text).toContain('Остановлено, не тронуты: 13.')
})

test('what nobody knows is not called unchanged, nor stopped', () => {
  const unknown = [{ id: 18, reason: 'нет связи с сервером' }]
  expect(describeOutcome({ ...NONE, all: 2, failures: failed(17), unknown })).toBe(
    'Изменено 0 из 2. Не изменены: № 17 — уже изменила Мария Д. Неизвестно, изменены ли: № 18 — нет связи с сервером.',
  )
})
