import { expect, test } from 'vitest'
import { readFeaturesJson, readSpecsJson } from './spec-json.ts'

test.each([['{"Цвет": "белый", "Камер": 4, "Насос": true, "Цвета": ["белый"], "Вес": null}'], ['{}']])(
  '%s can be the characteristics',
  (text) => {
    expect(readSpecsJson(text)).toEqual({ value: JSON.parse(text) })
  },
)

test.each([['[1]'], ['"текст"'], ['null'], ['{"Цвет": {"a": 1}}'], ['{"Цвет": [1]}']])(
  '%s is JSON, but no characteristics',
  (text) => {
    expect(readSpecsJson(text).error).toContain('Нужен объект')
  },
)

test('the line of a mistake is named', () => {
  expect(readSpecsJson('{\n  "Цвет": "белый",\n  Камер: 4\n}').error).toBe('Это не JSON: ошибка в строке 3.')
})

test('features are a list of lines', () => {
  expect(readFeaturesJson('["Тихая"]')).toEqual({ value: ['Тихая'] })
  expect(readFeaturesJson('[1]').error).toContain('Нужен список строк')
})
