import { expect, test } from 'vitest'
import { toTextParts } from './linked-text.ts'

test.each([
  ['Смотрите [работы](/projects).', ['Смотрите ', { words: 'работы', href: '/projects' }, '.']],
  [
    '[сайт](https://example.ru/a) и [телефон](tel:+7)',
    ['', { words: 'сайт', href: 'https://example.ru/a' }, ' и ', { words: 'телефон', href: 'tel:+7' }, ''],
  ],
  ['без ссылок [и скобки]', ['без ссылок [и скобки]']],
  ['', ['']],
])('the text «%s» has these parts', (text, parts) => {
  expect(toTextParts(text)).toEqual(parts)
})

test.each(['javascript:alert(1', '//example.com', '/\\example.com', 'terms', 'http://a.ru', '/a b', ''])(
  'nothing leads to «%s»',
  (address) => {
    expect(toTextParts(`[слова](${address})`)[1]).toEqual({ words: 'слова', href: null })
  },
)
