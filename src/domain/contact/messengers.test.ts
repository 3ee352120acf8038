import { expect, test } from 'vitest'
import type { MessengerKind } from '../inquiry/lead-handling.ts'
import { checkMessengerValue } from './messenger-rules.ts'
import { messengerAddress, messengerTextAddress, whereToWrite } from './messengers.ts'

test.each<[MessengerKind, string, string]>([
  ['whatsapp', '8 (916) 000-00-01', 'https://wa.me/79160000001'],
  ['whatsapp', 'https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
  ['telegram', '@septik_bot', 'https://t.me/septik_bot'],
  ['telegram', 'septik_bot', 'https://t.me/septik_bot'],
  ['telegram', '+7 916 000-00-01', 'https://t.me/+79160000001'],
  ['max', '@septik', 'https://max.ru/septik'],
  ['max', '8 916 000-00-01', 'https://max.ru/+79160000001'],
  ['max', 'https://max.ru/u/abc', 'https://max.ru/u/abc'],
  ['vk', 'septik.moscow', 'https://vk.me/septik.moscow'],
])('%s «%s» opens %s', (kind, value, address) => {
  expect(checkMessengerValue(kind, value)).toBeNull()
  expect(messengerAddress({ kind, value })).toBe(address)
})

test.each<[MessengerKind, string, string]>([
  ['whatsapp', '+7 916 000-00-01', 'https://wa.me/79160000001?text=%D0%B4%D0%B0%20%26'],
  ['whatsapp', 'https://wa.me/7916?x=1', 'https://wa.me/7916?x=1&text=%D0%B4%D0%B0%20%26'],
  ['telegram', '@septik', 'https://t.me/septik?text=%D0%B4%D0%B0%20%26'],
  ['max', '@septik', 'https://max.ru/septik'],
  ['vk', '@septik', 'https://vk.me/septik'],
])('%s «%s» takes the text «да &» as %s', (kind, value, address) => {
  expect(messengerTextAddress({ kind, value }, 'да &')).toBe(address)
})

test.each<[MessengerKind, string]>([
  ['whatsapp', '@septik'],
  ['whatsapp', '123'],
  ['whatsapp', 'https://evil.example/79160000001'],
  ['telegram', 'http://t.me/septik'],
  ['telegram', 'https://t.me/'],
  ['telegram', 'https://t.me@evil.example/x'],
  ['vk', 'javascript:alert(1)'],
  ['vk', ''],
])('%s does not take «%s», and says what it takes', (kind, value) => {
  expect(checkMessengerValue(kind, value)).toMatch(/адрес https:\/\//)
})

test('a way to write stands in a sentence', () => {
  expect((['whatsapp', 'telegram', 'max', 'vk'] as const).map(whereToWrite)).toEqual([
    'в WhatsApp',
    'в Telegram',
    'в MAX',
    'ВКонтакте',
  ])
})
