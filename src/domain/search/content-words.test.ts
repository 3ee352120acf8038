import { expect, test } from 'vitest'
import { isAsking, withSynonyms } from './content-words.ts'

test.each([
  ['цена', true],
  ['цены', true],
  ['сколько', true],
  ['стоит', true],
  ['купить', true],
  ['ключ', true],
  ['монтаж', false],
  ['запах', false],
  ['ценность', false],
])('«%s» only asks: %s', (word, asks) => {
  expect(isAsking(word)).toBe(asks)
})

test.each([
  ['запаха', 'пахнет'],
  ['колец', 'кольца'],
  ['бетонные', 'кольца'],
  ['кесон', 'кессон'],
  ['выгребная', 'яма'],
  ['яма', 'выгребная'],
  ['ямой', 'выгребная'],
  ['ям', 'выгребная'],
  ['выгреб', 'яма'],
  ['слив', 'сброс'],
  ['канаву', 'овраг'],
  ['водоотведение', 'канализация'],
  ['рассрочка', 'оплата'],
  ['замерзнет', 'зима'],
  ['установка', 'монтаж'],
])('«%s» is searched as «%s» too', (word, other) => {
  expect(withSynonyms(word)).toContain(other)
  expect(withSynonyms(word)[0]).toBe(word)
})

test.each(['ямайка', 'ямал', 'кислород', 'топас'])('«%s» means itself alone', (word) => {
  expect(withSynonyms(word)).toEqual([word])
})
