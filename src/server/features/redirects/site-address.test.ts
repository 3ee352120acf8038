import { expect, test } from 'vitest'
import { readFrom, readTo, toLocation, toRedirectPath, withSearch } from './site-address.ts'

const ORIGIN = 'https://shop.example'

test.each([
  ['/old', '/old'],
  [' /Old/Page/ ', '/old/page'],
  ['//old///page', null],
  ['/old//page', '/old/page'],
  ['https://shop.example/old/', '/old'],
  ['http://www.shop.example/old', '/old'],
  ['shop.example/old', '/old'],
  ['www.SHOP.example/old#place', '/old'],
  ['/a/../b', '/b'],
  ['/%D0%A1%D0%B5%D0%BF%D1%82%D0%B8%D0%BA', '/септик'],
  ['/Септик и дом', '/септик и дом'],
  ['/50%25', '/50%25'],
  ['/%5Cother.example', '/%5cother.example'],
  ['/a\\b', '/a/b'],
  ['/end%20', '/end%20'],
  ['/end%C2%A0/', '/end%c2%a0'],
  ['/index.php', '/index.php'],
  ['/catalog/septik-5.html', '/catalog/septik-5.html'],
])('the former address %s is kept as %s', (typed, kept) => {
  expect(readFrom(typed, ORIGIN).path ?? null).toBe(kept)
})

test.each([
  ['/old?page=2', 'Без знака «?»'],
  ['old/page', 'Адрес начинается с «/»'],
  ['https://other.example/old', 'Это адрес другого сайта'],
  ['//other.example/old', 'Это адрес другого сайта'],
  ['/\\other.example/old', 'Это адрес другого сайта'],
  ['javascript:alert(1)', 'Это адрес другого сайта'],
  ['other.example/old', 'Это адрес другого сайта'],
  ['завод.рф/станции', 'Это адрес другого сайта'],
  ['xn--80aegj1b.xn--p1ai/a', 'Это адрес другого сайта'],
  ['shop.example.evil.test', 'Это адрес другого сайта'],
  ['index.php', 'Адрес начинается с «/»'],
  ['old.html#a', 'Адрес начинается с «/»'],
  ['info@shop.example', 'Адрес начинается с «/»'],
  ['https://shop.example.evil.test/old', 'Это адрес другого сайта'],
  ['http://[', 'Адрес не прочитать'],
  ['/admin', 'служебный'],
  ['/Admin/products', 'служебный'],
  ['/api/products', 'служебный'],
  ['/assets/logo.png', 'служебный'],
  ['/%61dmin/x', 'служебный'],
  ['/robots.txt', 'служебный'],
  ['/sitemap.xml', 'служебный'],
  [`/${'а'.repeat(500)}`, 'не длиннее 500'],
  ['/a%00', 'недопустимые символы'],
])('%s is no former address: %s', (typed, problem) => {
  expect(readFrom(typed, ORIGIN).problem).toContain(problem)
  if (!typed.includes('?')) expect(readTo(typed, ORIGIN).problem).toContain(problem)
})

test.each([
  ['завод.рф/станции', '/станции'],
  ['www.Завод.РФ/станции/', '/станции'],
  ['https://завод.рф/%D0%B0', '/а'],
  ['xn--80aegj1b.xn--p1ai/а', '/а'],
  ['завод.рф', '/'],
])('on a site with a Cyrillic name %s is kept as %s', (typed, kept) => {
  expect(readTo(typed, new URL('https://завод.рф').origin).path).toBe(kept)
})

// An export is imported again without a change.
test.each([
  '/%5Cother.example',
  '/%5c%5Cother.example?a=%5C%5C#%5C',
  '/a%20b%20',
  '/a?b=c%20',
  '/a#b%E3%80%80',
  '/50%25%2020',
  '/%255C',
  '/%D0%A1%20?q=%D0%B0%26%3D#%20',
  '/a%',
])('what is kept of %s is read again as it is', (typed) => {
  const kept = readTo(typed, ORIGIN).path ?? ''
  expect(kept).not.toBe('')
  expect(readTo(kept, ORIGIN).path).toBe(kept)
  expect(new URL(kept, ORIGIN).origin).toBe(ORIGIN)
  expect(new URL(toLocation(kept), ORIGIN).origin).toBe(ORIGIN)
})

test.each([
  ['/Catalog/Topas/?users=4#list', '/catalog/topas?users=4#list'],
  ['https://shop.example/search?q=%D0%BD%D0%B0%D1%81%D0%BE%D1%81', '/search?q=насос'],
  ['/', '/'],
])('a redirect to %s leads to %s', (typed, kept) => {
  expect(readTo(typed, ORIGIN).path).toBe(kept)
})

test.each([
  ['/септик', '/%D1%81%D0%B5%D0%BF%D1%82%D0%B8%D0%BA'],
  ['/50%25', '/50%25'],
  ['/a%2fb', '/a%2fb'],
  ['/search?q=a%26b', '/search?q=a%26b'],
  ['/a%', '/a%25'],
])('the header of a redirect to %s is %s', (kept, header) => {
  expect(toLocation(kept)).toBe(header)
})

test.each([
  ['/%D1%81%D0%B5%D0%BF%D1%82%D0%B8%D0%BA', '/септик'],
  ['/%D0%A1%D0%95%D0%9F%D0%A2%D0%98%D0%9A/', '/септик'],
  ['/50%25', '/50%25'],
  ['/A%2Fb', '/a%2fb'],
  ['/%5Cother.example', '/%5cother.example'],
  ['/\\other.example', '/%5cother.example'],
  ['/end%20', '/end%20'],
  ['/broken%E0', '/broken%e0'],
])('who asks for %s is looked for as %s', (asked, kept) => {
  expect(toRedirectPath(asked)).toBe(kept)
})

test.each([
  ['/a', '?utm=1', '/a?utm=1'],
  ['/a?b=1', '?utm=1', '/a?b=1&utm=1'],
  ['/a?b=1#c', '?utm=1', '/a?b=1&utm=1#c'],
  ['/a#c', '', '/a#c'],
])('%s asked for with «%s» leads to %s', (address, search, whole) => {
  expect(withSearch(address, search)).toBe(whole)
})
