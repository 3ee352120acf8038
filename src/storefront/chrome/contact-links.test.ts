import { expect, test } from 'vitest'
import { callHref, chatHref } from './contact-links.ts'

test.each(['+7 (495) 000-00-00', '8 (495) 000-00-00', '495 000-00-00', '74950000000'])(
  'a phone written as %s is dialled with the country code',
  (phone) => {
    expect(callHref(phone)).toBe('tel:+74950000000')
  },
)

test('a chat opens with its own number, else with the company phone', () => {
  const companyPhone = '+7 (495) 000-00-00'
  expect(chatHref({ companyPhone, chatPhone: '' })).toBe('https://wa.me/74950000000')
  expect(chatHref({ companyPhone, chatPhone: '8 916 000-00-01' })).toBe('https://wa.me/79160000001')
})
