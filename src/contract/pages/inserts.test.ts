import { expect, test } from 'vitest'
import { CONSENT_INSERTS, FIRM_INSERTS, findWrongInsert, LEGAL_INSERTS } from './inserts.ts'

test.each([
  ['С {founded} года в {inRegion}', null],
  ['Звоните: {phone}', 'phone'],
  ['{компания}', 'компания'],
  ['{ region }', ' region '],
  ['{}', ''],
  ['Скобка { и скобка }', ' и скобка '],
  ['Скобка { одна', null],
])('of any page the text «%s» has the wrong insert %s', (text, wrong) => {
  expect(findWrongInsert(text, FIRM_INSERTS)).toBe(wrong)
})

test.each([
  ['{company}, {region}, {terms|оферта}', null],
  ['{bot?} Бот.\n\n{noCounters?} Счётчиков нет.', null],
  ['Бот {bot?} здесь', 'bot?'],
  ['Абзац\n{bot?} без пустой строки', 'bot?'],
  ['{phone?} Звоните.', 'phone?'],
  ['{bot}', 'bot'],
  ['{region|слова}', 'region|слова'],
  ['{terms|}', 'terms|'],
  ['{terms|а|б}', 'terms|а|б'],
])('of legal texts «%s» has the wrong insert %s', (text, wrong) => {
  expect(findWrongInsert(text, LEGAL_INSERTS)).toBe(wrong)
})

test.each([
  ['{company}, {years}, {purpose}', null],
  ['{region}', 'region'],
  ['{company|ООО}', 'company|ООО'],
])('of consents «%s» has the wrong insert %s', (text, wrong) => {
  expect(findWrongInsert(text, CONSENT_INSERTS)).toBe(wrong)
})
