import { describe, expect, test } from 'vitest'
import { createInquiry } from '../../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { WORKING_WEEK } from '../../../domain/inquiry/lead-handling.ts'
import { type AnswerRules, toUrgency } from './urgency.ts'

const CAME = '2026-11-20T11:00:00.000Z'
const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00+03:00`)
const RULES: AnswerRules = { answerWithinMinutes: 15, hours: WORKING_WEEK }
const judge = (own: Partial<Inquiry>, clock: string, rules = RULES) =>
  toUrgency(
    createInquiry({ createdAt: CAME, answerDueAt: '2026-11-20T11:15:00.000Z', ...own }),
    at(clock),
    rules,
  )

describe('How pressing an inquiry is', () => {
  test.each([
    ['just came', {}, '14:00', { tone: 'calm', text: 'только что' }],
    ['one minute before it is due', {}, '14:14', { tone: 'calm', text: 'ждёт 14 мин' }],
    ['a minute after it was due', {}, '14:16', { tone: 'soon', text: 'ждёт 16 мин' }],
    ['one minute before an hour', {}, '14:59', { tone: 'soon', text: 'ждёт 59 мин' }],
    ['an hour', {}, '15:00', { tone: 'late', text: 'ждёт 1 ч' }],
    [
      'in the evening, due in the morning',
      { answerDueAt: '2026-11-21T06:15:00.000Z' },
      '23:00',
      { tone: 'calm', text: 'ждёт 9 ч' },
    ],
    ['without a due time', { answerDueAt: null }, '15:59', { tone: 'calm', text: 'ждёт 1 ч 59 мин' }],
    ['the same two hours later', { answerDueAt: null }, '16:01', { tone: 'soon', text: 'ждёт 2 ч 1 мин' }],
    [
      'given to somebody who has not answered',
      { assignee: { id: 3, name: 'Ольга К.' } },
      '18:00',
      { tone: 'late', text: 'ждёт 4 ч' },
    ],
    [
      'a call promised for today',
      { status: 'processing', nextContactAt: '2026-11-20T12:00:00.000Z' },
      '14:30',
      { tone: 'calm', text: 'звонок в 15:00' },
    ],
    [
      'a call promised for tomorrow',
      { status: 'processing', nextContactAt: '2026-11-21T08:00:00.000Z' },
      '14:30',
      { tone: 'calm', text: 'завтра в 11:00' },
    ],
    [
      'a promised call that is late',
      { status: 'processing', nextContactAt: '2026-11-20T12:00:00.000Z' },
      '16:00',
      { tone: 'late', text: 'просрочен 1 ч' },
    ],
    [
      'done',
      { status: 'completed', answeredAt: '2026-11-20T11:06:00.000Z', nextContactAt: CAME },
      '18:00',
      { tone: 'calm', text: 'ответ за 6 мин' },
    ],
    [
      'done in less than a minute',
      { status: 'completed', answeredAt: '2026-11-20T11:00:59.000Z' },
      '18:00',
      { tone: 'calm', text: 'ответ меньше чем за минуту' },
    ],
    ['lost', { status: 'canceled', lostReason: 'Дорого' }, '18:00', { tone: 'calm', text: 'Дорого' }],
    ['spam', { spam: true }, '18:00', null],
    ['erased', { erasedAt: CAME }, '18:00', null],
  ] as const)('%s', (_what, own, clock, expected) => {
    expect(judge(own, clock)).toEqual(expected)
  })

  test('the settings say how long it is amber, in working time', () => {
    const halfAnHour = { ...RULES, answerWithinMinutes: 30 }
    const due = '2026-11-20T11:30:00.000Z'
    expect(judge({ answerDueAt: due }, '14:59', halfAnHour)?.tone).toBe('soon')
    expect(judge({ answerDueAt: due }, '15:00', halfAnHour)?.tone).toBe('late')
    const twoHours = { ...RULES, answerWithinMinutes: 120 }
    expect(judge({ answerDueAt: '2026-11-20T13:00:00.000Z' }, '16:01', twoHours)?.tone).toBe('late')
    const untilFive: AnswerRules = { ...RULES, hours: { ...WORKING_WEEK, fri: ['09:00', '14:30'] } }
    expect(judge({}, '23:00', untilFive)?.tone).toBe('soon')
  })
})
