import { expect, test } from 'vitest'
import { listChats } from '../domain/contact/messengers.ts'
import { toE164 } from '../lib/text/phone.ts'
import { callHref, firstMessenger } from './contact-links.ts'

test.each(['+7 (495) 000-00-00', '8 (495) 000-00-00', '8 (495) 000/00/00', '495 000-00-00', '74950000000'])(
  'a phone written as %s is dialled with the country code',
  (phone) => {
    expect(callHref(phone)).toBe('tel:+74950000000')
  },
)

test.each([
  '+7 495 000-11-22 доб. 3',
  '8 (495) 000-11-22 (доб. 345)',
  '495 000-11-22, доб. 3',
  '8-495-000-11-22-12',
  '+7 495 000-11-22 9-18',
  '8 495 000-11-22, +7 926 000-11-22',
  '8 495 000-11-22 / 000-11-23',
  'Офис 2: +7 (495) 000–11–22',
  '+7 (495) 000\u201011\u201022',
  '+7 (495) 000\u201111\u201122, доб. 3',
  '+7 (495) 000\u221211\u221222',
  '+7 (495) 000—11—22 (доб. 3)',
])('of «%s» the number alone is dialled, and written to', (companyPhone) => {
  expect(toE164(companyPhone)).toBe('+74950001122')
  expect(callHref(companyPhone)).toBe('tel:+74950001122')
  expect(listChats([], { companyPhone, chatPhone: '' })).toMatchObject([
    { href: 'https://wa.me/74950001122' },
  ])
})

test.each(['+375 29 123-45-67', '+86 138 0013 8000', '+49 30 1234567', '112'])(
  'what is no Russian number is dialled as it is written: %s',
  (phone) => {
    expect(callHref(phone)).toBe(`tel:+${phone.replace(/\D/g, '')}`)
  },
)

test('a chat opens with its own number, else with the company phone', () => {
  const companyPhone = '+7 (495) 000-00-00'
  const address = (chatPhone: string) => listChats([], { companyPhone, chatPhone }).map(({ href }) => href)
  expect(address('')).toEqual(['https://wa.me/74950000000'])
  expect(address('8 916 000-00-01')).toEqual(['https://wa.me/79160000001'])
})

test('chosen messengers stand in their order, and the first one opens', () => {
  const settings = {
    companyPhone: '+7 (495) 000-00-00',
    chatPhone: '8 916 000-00-01',
    messengers: [
      { kind: 'telegram' as const, value: '@septik' },
      { kind: 'whatsapp' as const, value: '+7 916 000-00-02' },
    ],
  }
  expect(listChats(settings.messengers, settings)).toEqual([
    { name: 'Telegram', where: 'в Telegram', href: 'https://t.me/septik' },
    { name: 'WhatsApp', where: 'в WhatsApp', href: 'https://wa.me/79160000002' },
  ])
  expect(firstMessenger(settings)).toEqual({ kind: 'telegram', value: '@septik' })
})
