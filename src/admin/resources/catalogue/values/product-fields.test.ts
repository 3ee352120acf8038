import { expect, test } from 'vitest'
import { knownSpecs, specLabelOf } from '../../../../domain/product/spec-labels.ts'
import { fieldOf, LABELS, NUMBERS } from './product-fields.ts'

test.each([
  ['name', 'Название'],
  ['users', 'Пользователей, чел.'],
  ['productivity', 'Производительность, м³/сут'],
  ['batchDischarge', 'Залповый сброс, л'],
  ['powerConsumption', 'Расход электричества, кВт·ч/сут'],
  ['leadDays', 'Срок поставки, дней'],
  ['publishAt', 'Показать с'],
  ['pumpModel', 'Модель насоса'],
] as const)('%s is called «%s»', (name, label) => {
  expect(fieldOf(name).label).toBe(label)
})

test('every field is called something', () => {
  expect(Object.values(LABELS).filter((label) => !/^[А-Я]/.test(label))).toEqual([])
})

test('a number has the unit in which buyers read it', () => {
  const units = NUMBERS.filter((name) => knownSpecs.includes(name)).map((name) => [
    fieldOf(name).label.split(', ')[1],
    specLabelOf(name).unit,
  ])
  expect(units).toContainEqual(['м³/сут', 'м³/сут'])
  for (const [staff, buyers] of units) if (buyers !== undefined) expect(staff).toBe(buyers)
})

test('values that are chosen have the names of the record’s history', () => {
  expect(fieldOf('body').choices).toMatchObject({ box: expect.stringMatching(/^[а-я]/i) })
  expect(fieldOf('needsElectricity').choices).toBeDefined()
  expect(fieldOf('features').choices).toBeUndefined()
})
