import { expect, test } from 'vitest'
import { toPlaces } from './place-words.ts'
import { readQuery } from './readings.ts'
import { findNamedTowns, withPlaces } from './understanding.ts'

const isPlace = toPlaces(['Тверская область', 'Твери и Тверской области'])
/** A product is called «Тверь 5». */
const named = (word: string) => ({
  word,
  stem: "'твер'",
  inTitle: word === 'тверь',
  stemInTitle: true,
  startsTitleWord: false,
  inBody: false,
})

test.each([
  ['топас 5 в твери', 'твери', true],
  ['топас 5 во твери', 'твери', true],
  ['топас 5 в тверь', 'тверь', true],
  ['topas 5 v tveri', 'твери', true],
  ['в твери', 'твери', true],
  ['тверь 5', 'тверь', false],
  ['тверь 5 в подвал', 'тверь', false],
  ['станция твери', 'твери', false],
])('«%s»: whether «%s» is the town and not the product', (query, word, isTown) => {
  const pieces = readQuery(query)
  const words = pieces.flat(2)
  const facts = new Map([
    ['тверь', named('тверь')],
    ['твери', named('твери')],
  ])
  expect(words).toContain(word)
  expect(withPlaces(facts, words, isPlace, findNamedTowns(pieces)).get(word)?.isPlace ?? false).toBe(isTown)
})
