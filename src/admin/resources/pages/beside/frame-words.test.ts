import { expect, test } from 'vitest'
import { toShownWords } from './frame-words.ts'

test.each([
  ['Септик, который подходит', 'Септик, который подходит'],
  ['С {founded} года ставим станции', 'года ставим станции'],
  ['Читайте [условия оплаты](/terms) до заказа', 'условия оплаты'],
  ['Первая\nВторая строка', 'Вторая строка'],
  ['- пункт списка', 'пункт списка'],
  ['две\u00A0станции  рядом', 'две станции рядом'],
  ['ул. Садовая - д. 3', 'ул. Садовая - д. 3'],
  ['{region}', null],
  ['3', null],
  ['', null],
])('of %j the page shows %j', (typed, shown) => {
  expect(toShownWords(typed)).toBe(shown)
})
