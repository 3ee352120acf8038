import { expect, test } from 'vitest'
import { RULES_VERSION, ruleNames } from '../norms.ts'
import { answerOf } from '../plots.fixture.ts'
import { rules, sourceOf } from './rules-table.ts'

test('every rule is explained, in the order it is checked, with its source', () => {
  expect(rules.map(({ name }) => name)).toEqual([...ruleNames])
  for (const { title, text, source } of rules) {
    expect(title).toMatch(/^[А-Я][а-я]/)
    expect(text).toMatch(/^[А-Я\d].{40,}[.]$/)
    expect(source).toMatch(/^(?:СП|Паспорт|Данные|Опыт) /)
  }
})

test.each([
  ['load', '200 л в сутки на жильца и 100 л на гостя'],
  ['salvo', 'ванна 150 л, душ 80 л, стиральная машина 50 л, баня 100 л'],
  ['salvo', 'больше 40 % её суточного объёма'],
  ['inlet', 'плюс 2 см на каждый метр'],
  ['inlet', 'глубже 80 см её не предлагаем'],
  ['water', 'Выше 1,5 м'],
  ['water', 'кольцо 90 см'],
  ['outlet', 'минус 2 см на метр отвода'],
  ['outlet', 'остаётся 60 см'],
  ['well', 'не меньше 1 м.'],
  ['well', 'не меньше 50 м'],
])('the rule «%s» says «%s», the number it is checked with', (name, words) => {
  expect(rules.find((rule) => rule.name === name)?.text.replaceAll('\u00a0', ' ')).toContain(words)
})

test('every answer says by which version of the rules, a date, it was found', () => {
  expect(RULES_VERSION).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(answerOf({}).rulesVersion).toBe(RULES_VERSION)
})

test('without texts of the shop, sources are norms and data that anybody can read', () => {
  for (const rule of rules) {
    expect(sourceOf(rule, [])).toMatch(
      /^(?:СП \d|Паспорт производителя$|Данные производителя$|Общая практика)/,
    )
    expect(sourceOf(rule, [])).not.toMatch(/магазин|[Оо]пыт монтажа/)
    expect(sourceOf(rule, ['choice', 'water', 'outlet', 'weekend', 'powerCut'])).toBe(rule.source)
  }
})
