import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toReadableDomains, toStoredMail } from './stored-mail.ts'

test.each([
  [' ivan@xn--e1afmkfd.xn--p1ai ', 'ivan@пример.рф'],
  ['Ivan@XN--E1AFMKFD.XN--P1AI', 'Ivan@пример.рф'],
  ['ivan@Пример.РФ', 'ivan@пример.рф'],
  ['ivan@пример.xn--p1ai', 'ivan@пример.рф'],
  ['ivan@mail.xn--e1afmkfd.ru', 'ivan@mail.пример.ru'],
  ['админ@xn--80a1acny.xn--p1ai', 'админ@почта.рф'],
  ['kontakt@xn--mnchen-3ya.de', 'kontakt@münchen.de'],
  ['ivan@фаи\u0306л.рф', 'ivan@файл.рф'],
  ['xn--p1ai@example.ru', 'xn--p1ai@example.ru'],
  ['ivan@xn--a.ru', 'ivan@xn--a.ru'],
  ['ivan@xn--99999999999.ru', 'ivan@xn--99999999999.ru'],
  ['\u3000ｉｖａｎ．Ｐ＠ｅｘａｍｐｌｅ．ＲＵ\u00a0', 'ivan.P@example.ru'],
  ['ivan+a.b@example.ru', 'ivan+a.b@example.ru'],
  ['\u200b ivan@exa\u00admple.ru\u2060', 'ivan@example.ru'],
  ['', ''],
])('«%s» is stored as «%s»', (typed, stored) => {
  expect(toStoredMail(typed)).toBe(stored)
  expect(toStoredMail(stored)).toBe(stored)
})

test('what the platform writes in Punycode is read back, whatever the script', () => {
  const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюяabcxyz019éüßñ中文日本語한국어'
  const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(label, label, (name, zone) => {
      const ascii = domainToASCII(`${name}.${zone}a`)
      fc.pre(ascii !== '' && !/^[\d.]+$/.test(ascii))
      expect(toReadableDomains(ascii)).toBe(domainToUnicode(ascii))
    }),
  )
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^xn--[a-z\d-]{1,60}$/), (label) => {
      expect(toReadableDomains(`${label}.ru`)).toMatch(/\.ru$/)
    }),
  )
})
