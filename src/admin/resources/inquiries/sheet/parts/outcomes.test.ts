import { expect, test } from 'vitest'
import { createInquiry } from '../../../../../contract/inquiries/inquiry.fixture.ts'
import { WORKING_WEEK } from '../../../../../domain/inquiry/lead-handling.ts'
import { listOutcomes, listQuick, listRecalls } from './outcomes.ts'

const at = (clock: string) => Date.parse(`2026-11-26T${clock}:00+03:00`)
const call = { at: '2026-11-26T14:36:00+03:00', name: 'Мария Соколова' }
const same = (one: string | null | undefined, other: string) =>
  expect(new Date(one ?? 0).toISOString()).toBe(new Date(other).toISOString())

test.each([
  [
    'at noon in an hour, and tomorrow at 11',
    '12:00',
    ['2026-11-26T13:00:00+03:00', '2026-11-27T11:00:00+03:00'],
  ],
  ['an hour before the evening only tomorrow', '18:30', ['2026-11-27T11:00:00+03:00']],
  ['at night only tomorrow', '02:00', ['2026-11-27T11:00:00+03:00']],
])('who does not answer is called again: %s', (_when, clock, expected) => {
  const recalls = listRecalls(at(clock), WORKING_WEEK)
  expect(recalls).toHaveLength(expected.length)
  for (const [index, moment] of expected.entries()) same(recalls[index], moment)
})

test('a morning on a day off is that of the next working day', () => {
  // 27 November 2026 is a Friday.
  const week = { ...WORKING_WEEK, fri: null, sat: ['12:00', '16:00'] as [string, string] }
  same(listRecalls(at('20:00'), week)[0], '2026-11-28T12:00:00+03:00')
})

test('a chip writes its words and a next call, but moves no later one that is promised, except where nobody answers, and plans none of a closed inquiry', () => {
  const promised = '2026-12-01T10:00:00+03:00'
  const written = (nextContactAt: string | null) =>
    listQuick(createInquiry({ nextContactAt }), null, at('12:00'), WORKING_WEEK)
  expect(written(null).map(({ text }) => text)).toEqual([
    'В 12:00: не отвечает',
    'В 12:00: перезвонит сам(а)',
    'В 12:00: ждёт смету',
  ])
  for (const { nextContactAt, leadsOn } of written(null))
    expect([typeof nextContactAt, leadsOn]).toEqual(['string', true])
  expect(written(promised).map(({ nextContactAt }) => typeof nextContactAt)).toEqual([
    'string',
    'undefined',
    'undefined',
  ])
  expect(written('2026-11-26T11:00:00+03:00').map(({ nextContactAt }) => typeof nextContactAt)).toEqual(
    Array(3).fill('string'),
  )
  const closed = listQuick(createInquiry({ status: 'completed' }), null, at('12:00'), WORKING_WEEK)
  expect(closed.map(({ nextContactAt }) => nextContactAt)).toEqual(Array(3).fill(undefined))
})

test('an attempt is told with its time in the gender of who called; a promise that has come due is kept by talking', () => {
  const due = createInquiry({ nextContactAt: '2026-11-26T14:00:00+03:00' })
  const outcomes = listOutcomes(due, call, at('14:40'), WORKING_WEEK)
  expect(outcomes.map(({ label, text, leadsOn }) => [label, text, leadsOn])).toEqual([
    ['Дозвонились', 'Звонила в 14:36: дозвонились', false],
    ['Не отвечает, перезвонить в 15:40', 'Звонила в 14:36: не отвечает', true],
    ['Не отвечает, перезвонить завтра в 11:00', 'Звонила в 14:36: не отвечает', true],
  ])
  expect(outcomes[0]?.nextContactAt).toBeNull()
  const later = createInquiry({ nextContactAt: '2026-12-01T14:00:00+03:00' })
  expect(listOutcomes(later, call, at('14:40'), WORKING_WEEK)[0]?.nextContactAt).toBeUndefined()
  const [quick] = listQuick(due, { ...call, name: 'Олег П.' }, at('14:40') + 86_400_000, WORKING_WEEK)
  expect(quick?.text).toBe('Звонил 26.11, 14:36: не отвечает')
})
