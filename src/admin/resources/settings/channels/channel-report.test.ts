import { expect, test } from 'vitest'
import type { Delivery } from '../../../../contract/inquiries/work.ts'
import { reportChannel } from './channel-report.ts'

const NOW = Date.parse('2026-11-20T14:30:00+03:00')
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+03:00`).toISOString()
const sent = (clock: string, own: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  kind: 'first',
  inquiryId: 17,
  channel: 'webhook',
  recipient: 'https://crm.example.ru',
  status: 'sent',
  attempts: 1,
  lastError: null,
  nextAt: null,
  sentAt: at(clock),
  createdAt: at(clock),
  ...own,
})
const waiting = (clock: string, next: string, own: Partial<Delivery> = {}) =>
  sent(clock, {
    status: 'queued',
    attempts: 3,
    lastError: 'Вебхук ответил: код 503',
    nextAt: at(next),
    sentAt: null,
    ...own,
  })
const failed = (clock: string, own: Partial<Delivery> = {}) =>
  sent(clock, { status: 'failed', lastError: 'Код 550', sentAt: null, ...own })
const proof = { kind: 'test', inquiryId: null } as const

test.each<[string, Delivery[], boolean | null, string, string]>([
  ['was never asked', [], null, 'Проверка ещё не запускалась', 'Доставка'],
  [
    'has a first message under way',
    [waiting('14:29', '14:29', { attempts: 0 })],
    null,
    'Проверка ещё не запускалась',
    'Доставка',
  ],
  [
    'told of a request',
    [sent('14:20'), failed('09:00')],
    true,
    'Последнее сообщение ушло сегодня в 14:20',
    'Доставка',
  ],
  [
    'was tested',
    [sent('09:00', proof)],
    true,
    'Проверено сегодня в 09:00: проверочное сообщение доставлено',
    'Доставка',
  ],
  [
    'was tested with two chats',
    [sent('09:00', proof), sent('09:00', proof)],
    true,
    'Проверено сегодня в 09:00: проверочные сообщения доставлены всем: 2',
    'Доставка',
  ],
  [
    'was tested with a chat that refuses',
    [sent('09:00', proof), failed('09:00', proof)],
    false,
    'Проверено сегодня в 09:00: Код 550',
    'Доставка',
  ],
  [
    'has failed since noon',
    [waiting('14:00', '14:45'), waiting('12:00', '15:00'), sent('11:00')],
    false,
    'Вебхук ответил: код 503, с 12:00. Повторим сегодня в 14:45, запросы не потеряны',
    '2 ждут',
  ],
  [
    'has given up',
    [failed('12:00')],
    false,
    'Код 550, с 12:00. Исправьте настройку и нажмите «Повторить» в доставке',
    'Доставка',
  ],
])('A channel that %s', (_what, rows, isOk, text, label) => {
  expect(reportChannel(rows, NOW)).toMatchObject({ isOk, text, link: { label } })
})
