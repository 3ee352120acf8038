import { expect, test } from 'vitest'
import { withoutTitles } from '../link-titles.ts'
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
    '![схема](/media/1.png "Вид сверху") и [работы](/projects "Все")',
    '![схема](/media/1.png) и [работы](/projects)',
  ],
  ['/media/1.png\t "Вид сверху"', '/media/1.png'],
  [`![схема](/1.png "${'о'.repeat(500)}")`, '![схема](/1.png)'],
  ['Станция "Топас" (с насосом "Пр" внутри)', 'Станция "Топас" (с насосом "Пр" внутри)'],
])('«%s» without the titles of its links', (text, left) => {
  expect(withoutTitles(text)).toBe(left)
})

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
