import { expect, test } from 'vitest'
import { parseConsent } from './consent-state.ts'
import { countersOf } from './counters-of.ts'

test.each([
  ['nothing was said', null, ['metrika'], null],
  ['an allowance', 'allowed metrika', ['metrika'], 'allowed'],
  ['a refusal', 'refused metrika analytics', ['metrika', 'analytics'], 'refused'],
  ['a counter that was not there then', 'allowed metrika', ['metrika', 'analytics'], null],
  ['a refusal of fewer counters', 'refused metrika', ['metrika', 'analytics'], null],
  ['a counter that is gone', 'allowed metrika analytics', ['analytics'], 'allowed'],
  ['a text of somebody else', 'yes', ['metrika'], null],
  ['an empty text', '', ['metrika'], null],
] as const)('%s is read as what it is', (_what, text, counters, answer) => {
  expect(parseConsent(text, counters)).toBe(answer)
})

test.each([
  ['', '', []],
  ['12345678', '', ['metrika-goals']],
  ['', 'G-AB12CD34', ['analytics']],
  ['12345678', 'G-AB12CD34', ['metrika-goals', 'analytics']],
  ['не знаю', '<script>', []],
] as const)('the ids «%s» and «%s» name their counters', (yandexMetrikaId, googleAnalyticsId, keys) => {
  expect(countersOf({ yandexMetrikaId, googleAnalyticsId }).map(({ key }) => key)).toEqual(keys)
})
