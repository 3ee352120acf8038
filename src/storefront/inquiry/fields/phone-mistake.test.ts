// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { afterPress, lacksDigits } from './phone-mistake.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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
  '9261234567',
  '+372512345',
  '+ 372 512 345',
  '',
  '   ',
])('«%s» is taken as it is', (phone) => expect(lacksDigits(phone)).toBe(false))

test.each([
  '8 926 123-45-6',
  '+7 926 123-45-6',
  '926 123-45-6',
  '12345',
  '+7 916',
  'после шести вечера',
  '+372 512 34',
  '003725123',
  '926 12-34 +55',
])('«%s» lacks something', (phone) => expect(lacksDigits(phone)).toBe(true))

test('a field that was left by the keyboard is looked at at once', () => {
  const look = vi.fn()
  afterPress(look)
  expect(look).toHaveBeenCalledOnce()
})

test('one that was left by a press is looked at after it, once', () => {
  vi.useFakeTimers()
  const press = vi.spyOn(document.documentElement, 'matches')
  press.mockImplementation((selector) => selector === ':active')
  const look = vi.fn()
  afterPress(look)
  vi.runAllTimers()
  expect(look).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerup'))
  expect(look).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(look).toHaveBeenCalledOnce()
  dispatchEvent(new Event('pointerup'))
  vi.runAllTimers()
  expect(look).toHaveBeenCalledOnce()
})
