import { expect, test } from 'vitest'
import type { Delivery } from '../../../contract/inquiries/work.ts'
import { formatRecipient } from '../../../domain/channels/recipient.ts'
import { describeState, formatDuration, formatOccasion, formatRemark } from './delivery-words.ts'

const delivery = (own: Partial<Delivery> = {}): Delivery => ({
  id: 1,
  kind: 'first',
  inquiryId: 17,
  channel: 'email',
  recipient: 'zakaz@example.ru',
  status: 'queued',
  attempts: 0,
  lastError: null,
  nextAt: null,
  sentAt: null,
  createdAt: '2026-11-20T11:00:00.000Z',
  ...own,
})

test.each([
  [{}, 'Запрос №\u00a017'],
  [{ kind: 'reminder' }, 'Напоминание о запросе №\u00a017'],
  [{ kind: 'summary', inquiryId: null }, 'Сводка за утро'],
] as const)('%j is «%s»', (own, words) => expect(formatOccasion(delivery(own))).toBe(words))

test.each([
  [{}, 'Отправляется'],
  [{ attempts: 2 }, 'Ждёт повтора'],
  [{ status: 'sent' }, 'Доставлено'],
  [{ status: 'failed', attempts: 1 }, 'Не доставлено'],
] as const)('%j says «%s»', (own, words) => expect(describeState(delivery(own)).label).toBe(words))

test.each([
  [{ channel: 'webhook', recipient: 'https://crm.example.ru/hook?key=secret' }, 'crm.example.ru'],
  [{ channel: 'push', recipient: '4' }, 'Браузер № 4'],
  [{}, 'zakaz@example.ru'],
] as const)('%j went to «%s»', (own, words) => expect(formatRecipient(delivery(own))).toBe(words))

test.each([
  [{}, null],
  [{ sentAt: '2026-11-20T11:00:00.300Z', attempts: 1 }, 'за 1 с'],
  [{ sentAt: '2026-11-20T11:00:07.000Z', attempts: 2 }, 'с 2-й попытки, за 7 с'],
  [{ sentAt: '2026-11-20T11:21:00.000Z', attempts: 5 }, 'с 5-й попытки, за 21 минуту'],
])('%j took «%s»', (own, words) => expect(formatDuration(delivery(own))).toBe(words))

test.each([
  [{}, null],
  [{ status: 'failed', lastError: 'согласие отозвано' }, 'Согласие отозвано'],
  [{ status: 'failed', attempts: 1, lastError: '550 нет такого ящика' }, '550 нет такого ящика'],
] as const)('%j is remarked as «%s»', (own, words) => expect(formatRemark(delivery(own), 0)).toBe(words))
