import { expect, test } from 'vitest'
import { includesTyped, matchesWords } from './fold-text.ts'

test.each([
  ['', ['Топас 5'], true],
  [' топас ', [null, 'ТОПАС 5'], true],
  ['жесткий', ['Жёсткий'], true],
  ['жёсткий', ['Жесткий'], true],
  ['чайный'.normalize('NFD'), ['Чайный'], true],
  ['чайный', ['Чайный'.normalize('NFD')], true],
  ['5 топас', ['Топас', '5'], false],
  ['топас', [null, undefined, ''], false],
])('«%s» in %j: %s', (query, texts, found) => {
  expect(includesTyped(query, texts)).toBe(found)
})

test('each word may stand in another text', () => {
  expect(matchesWords('5 жесткий', ['Жёсткий корпус', 'Топас 5'])).toBe(true)
  expect(matchesWords('6 жесткий', ['Жёсткий корпус', 'Топас 5'])).toBe(false)
})
