import { expect, test } from 'vitest'
import { toTextParts, unlinkRefused } from './linked-text.ts'

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

test.each([
  [
    'Весь [прайс](http://a.ru/price) и [работы](/projects)',
    'Весь прайс (http://a.ru/price) и [работы](/projects)',
  ],
  ['![схема](/media/1.png "Вид сверху")', '![схема](/media/1.png "Вид сверху")'],
  ['![схема](http://a.ru/1.png "Вид")', '!схема (http://a.ru/1.png "Вид")'],
  ['без ссылок [и скобки]', 'без ссылок [и скобки]'],
])('«%s» without links that are refused', (text, unlinked) => {
  expect(unlinkRefused(text)).toBe(unlinked)
})
