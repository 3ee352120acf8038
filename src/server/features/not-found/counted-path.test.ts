import { expect, test } from 'vitest'
import { isCounted, toReferrer } from './counted-path.ts'

test.each([
  '/old',
  '/catalog/septik-5.html',
  '/price.pdf',
  '/septik-topas-1.5',
  '/септики/топас 5',
  '/product/no-such',
  '/blog/2019/how-to',
  '/blog/kak-vybrat-stanciyu-dlya-dachi-v-2024-godu',
])('a visitor who finds nothing at %s is counted', (path) => {
  expect(isCounted(path)).toBe(true)
})

test.each([
  '/index.php',
  '/wp-login',
  '/old/wp-content/themes',
  '/.env',
  '/.git/config',
  '/.well-known/security.txt',
  '/backup.sql',
  '/shell.aspx',
  '/logo.png',
  '/main.js.map',
  '/config.php~',
  '/unsubscribe/ivan@mail.example',
  '/call/79161234567',
  '/call/8-916-123-45-67',
  '/call/+7(916)123-45-67',
  '/u/ivan%40mail.ru/off',
  '/reset/3f9a8b7c6d5e4f30aa',
  `/${'a'.repeat(200)}`,
  '/a%',
  '/a\u0001',
])('what robots and files ask for at %j is not', (path) => {
  expect(isCounted(path)).toBe(false)
})

test.each([
  [undefined, null],
  ['', null],
  ['about:blank', null],
  ['https://shop.example/blog/post?from=letter#part', '/blog/post'],
  ['https://ya.example/search/?text=septik', 'https://ya.example/search/'],
  ['https://user:secret@other.example/a', 'https://other.example/a'],
  ['https://mail.example/ivan@mail.example/1', 'https://mail.example'],
  ['https://mail.example/u/ivan%40mail.ru/1', 'https://mail.example'],
  ['https://shop.example/preview/3f9a8b7c6d5e4f30aa', 'https://shop.example'],
  ['https://shop.example//evil.example/x', '/evil.example/x'],
])('the referrer %j is kept as %j', (header, kept) => {
  expect(toReferrer(header, 'https://shop.example')).toBe(kept)
})
