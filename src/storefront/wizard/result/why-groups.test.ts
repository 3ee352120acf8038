import { expect, test } from 'vitest'
import { unknownSite } from '../../../domain/selection/answers.ts'
import { seededModels } from '../../../domain/selection/catalogue.fixture.ts'
import type { Rejection } from '../../../domain/selection/rules/rejections.ts'
import { select } from '../../../domain/selection/select.ts'
import { groupRejections } from './why-groups.ts'

const model = seededModels[0] as (typeof seededModels)[number]
const rejection = (name: string, known: Partial<Rejection<typeof model>> = {}) => ({
  product: { ...model, name },
  rule: 'salvo' as const,
  reason: 'Разом может слиться 230 л.',
  yours: '230 л',
  limit: '220 л',
  ...known,
})

test('models with the same rule and numbers are one row with all their names', () => {
  const groups = groupRejections([rejection('Топас 5'), rejection('Топас 5 Пр')], ['choice'])
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({
    names: 'Топас 5, Топас 5 Пр',
    yours: '230 л',
    limit: '220 л',
    rule: 'Залповый сброс',
    source: 'Паспорт производителя; статья магазина «Как выбрать станцию»',
  })
})

test('another number or rule is a row of its own, in the given order', () => {
  const groups = groupRejections(
    [
      rejection('Топас 5'),
      rejection('Топас 4', { limit: '175 л' }),
      rejection('Топас 5 Лонг', { rule: 'inlet' }),
      rejection('Топас 5 Пр'),
    ],
    [],
  )
  expect(groups.map(({ names }) => names)).toEqual(['Топас 5, Топас 5 Пр', 'Топас 4', 'Топас 5 Лонг'])
})

test('every rule that excludes a seeded model has a title and a source', () => {
  const { rejected } = select({ ...unknownSite, residents: '4', groundWater: 'high' }, seededModels)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { rule, source } of groupRejections(rejected, [])) expect(rule && source).toBeTruthy()
})

test('a source names no text of the shop that visitors cannot read', () => {
  const [group] = groupRejections([rejection('Топас 5')], ['water'])
  expect(group?.source).toBe('Паспорт производителя')
})
