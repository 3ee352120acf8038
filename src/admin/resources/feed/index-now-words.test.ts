import { expect, test } from 'vitest'
import type { IndexNow } from '../../../contract/content/index-now.ts'
import { formatIndexNow } from './index-now-words.ts'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const on: IndexNow = {
  isOn: true,
  keyAddress: '',
  obstacle: null,
  waiting: 0,
  sentAt: null,
  sent: 0,
  failedAt: null,
  reason: null,
}
const at = '2026-11-29T11:00:00Z'

test.each<[Partial<IndexNow>, RegExp]>([
  [{ isOn: false, obstacle: 'local' }, /^Выключены/],
  [{ obstacle: 'no_public_url' }, /^Включены, но .*PUBLIC_URL/],
  [{ obstacle: 'local' }, /^Включены, но .*локальный/],
  [{ obstacle: 'not_https' }, /без https/],
  [{}, /^Включены: сообщим/],
  [{ sentAt: at, sent: 21 }, /^Последний раз — в 14:00, о 21 странице\.$/],
  [{ sentAt: at, sent: 3, waiting: 2 }, /о 3 страницах\. Ждут: 2\.$/],
  [{ failedAt: at, reason: 'сервис не отвечает' }, /^Не получилось в 14:00: сервис не отвечает\.$/],
  [
    { failedAt: at, reason: 'сервис не отвечает', waiting: 1 },
    /^Не получилось в 14:00: сервис не отвечает\. Попробуем ещё раз сами\. Ждут: 1\.$/,
  ],
])('%j', (state, text) => {
  expect(formatIndexNow({ ...on, ...state }, NOW)).toMatch(text)
})
