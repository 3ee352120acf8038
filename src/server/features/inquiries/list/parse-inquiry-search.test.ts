import { expect, test } from 'vitest'
import { parseInquirySearch } from './parse-inquiry-search.ts'

test.each([
  ['8 (912) 345', ['8 (912) 345', '8912345', ' 7912345']],
  ['+7 912–345', ['+7 912–345', '7912345']],
  ['912.345', ['912.345', '912345']],
  ['+7 916\u2011555\u2212443', ['+7 916\u2011555\u2212443', '7916555443']],
  ['tel:+7916555', ['tel:+7916555', '7916555']],
  ['916/555', ['916/555', '916555']],
  ['8912', ['8912', '8912', ' 7912']],
  ['812', ['812', '812']],
  ['8 (9', ['8 (9']],
  ['Топас 812', ['топас 812']],
  [' Семёнова ', ['семенова']],
])('«%s» is looked for as %j: own digits always, 8 also as the 7 that begins a number', (typed, texts) => {
  expect(parseInquirySearch(typed).texts).toEqual(texts)
})

test.each([
  ['ivan@Пример.рф', ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai']],
  ['ivan@xn--e1afmkfd.xn--p1ai', ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@пример.рф']],
  ['ёлка.рф', ['елка.рф', 'xn--80atc1g.xn--p1ai']],
  ['ivan@example.ru', ['ivan@example.ru']],
])('«%s» is looked for in the script of its domain and in ASCII: %j', (typed, texts) => {
  expect(parseInquirySearch(typed).texts).toEqual(texts)
})

test.each([
  ['№ 17', { id: 17, texts: [] }],
  ['#017', { id: 17, texts: [] }],
  ['17', { id: 17, texts: ['17'] }],
  ['1234567890123456', { id: null, texts: ['1234567890123456', '1234567890123456'] }],
  ['№ 17 а', { id: null, texts: ['№ 17 а'] }],
])('«%s» may be a number: %j', (typed, search) => {
  expect(parseInquirySearch(typed)).toEqual(search)
})
