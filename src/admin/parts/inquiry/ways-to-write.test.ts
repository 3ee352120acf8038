import { expect, test } from 'vitest'
import type { Messenger } from '../../../domain/inquiry/lead-handling.ts'
import { listWaysToWrite } from './ways-to-write.ts'

const client = { email: null, phoneE164: '+79161234567' }
const telegram: Messenger = { kind: 'telegram', value: 'shop' }
const whatsapp: Messenger = { kind: 'whatsapp', value: '+7 900 000-00-00' }
const max: Messenger = { kind: 'max', value: 'https://max.ru/shop' }

test('a client without e-mail is written to by WhatsApp as long as no messengers are set', () => {
  expect(listWaysToWrite(client, [])).toEqual([{ label: 'WhatsApp', href: 'https://wa.me/79161234567' }])
})

test('e-mail comes first, then the messengers of the settings in their order that find a number', () => {
  expect(listWaysToWrite({ ...client, email: 'vera@example.ru' }, [telegram, max, whatsapp])).toEqual([
    { label: 'Эл. почта', href: 'mailto:vera@example.ru' },
    { label: 'Telegram', href: 'https://t.me/+79161234567' },
    { label: 'WhatsApp', href: 'https://wa.me/79161234567' },
  ])
})

test('a text message is what is left, and nothing without a number', () => {
  expect(listWaysToWrite(client, [max])).toEqual([{ label: 'СМС', href: 'sms:+79161234567' }])
  expect(listWaysToWrite({ email: null, phoneE164: null }, [telegram])).toEqual([])
})
