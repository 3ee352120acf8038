import { expect, test } from 'vitest'
import { lacksDigits } from './phone-mistake.ts'

test.each([
  '8 (926) 123-45-67',
  '+7 926 123 45 67',
  '79261234567',
  '926 123 45 67',
  '(495) 123-45-67',
  '8 812 123-45-67',
  '812 123 45 67',
  '8.926.123.45.67',
  '+7 8 926 123-45-67',
  'Иван, 8 926 123-45-67 доб. 12',
  '８９２６１２３４５６７',
  '+375 29 123-45-67',
  '+372 512 3456',
  '00 49 30 123456',
  '',
  '   ',
])('«%s» is taken as it is', (phone) => expect(lacksDigits(phone)).toBe(false))

test.each(['8 926 123-45-6', '+7 926 123-45-6', '926 123-45-6', '12345', '+7 916', 'после шести вечера'])(
  '«%s» lacks something',
  (phone) => expect(lacksDigits(phone)).toBe(true),
)
