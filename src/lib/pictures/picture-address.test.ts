import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPictureAddress } from './picture-address.ts'

test.each([
  'https://example.ru/фото.jpg',
  'http://example.ru:8080/1.png?size=2',
  'HTTPS://example.ru/1.png',
  '/assets/uploads/a.png',
  'assets/a.png',
  'our_services.png',
  'мое фото 12:30.jpg',
  './a.png',
  '',
])('a picture may stand at «%s»', (address) => {
  expect(isPictureAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'ftp://example.ru/1.png',
  'blob:https://example.ru/1',
  'vbscript:x',
  'C:\\photo.jpg',
  '//example.ru/1.png',
  '/\\example.ru/1.png',
  '\\\\example.ru\\1.png',
  'https:example.ru',
  'https:///example.ru',
  'http://',
  'https://exa mple.ru/1.png',
])('no picture may stand at «%s»', (address) => {
  expect(isPictureAddress(address)).toBe(false)
})

test('whatever is taken leads a browser to http or https, or to a path of this site', () => {
  const prefixes = [
    '',
    'javascript:',
    'data:',
    'https:',
    'http://',
    '//',
    '/\\',
    '/',
    '\t',
    'java\tscript:',
    'FILE:',
  ]
  const addresses = fc
    .tuple(fc.constantFrom(...prefixes), fc.string({ unit: 'binary' }))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(addresses, (address) => {
      if (!isPictureAddress(address) || !URL.canParse(address, 'https://shop.test/product/x')) return
      const { protocol, host } = new URL(address, 'https://shop.test/product/x')
      expect(protocol).toMatch(/^https?:$/)
      if (!/^\s*https?:\/\//i.test(address)) expect(host).toBe('shop.test')
    }),
    { numRuns: 500 },
  )
})
