import { expect, test } from 'vitest'
import { legalLine } from './legal-line.ts'

test('the legal line names the entity and its numbers', () => {
  expect(
    legalLine(
      { companyName: 'ООО «Пример»', companyInn: '1234567894', companyOgrn: '1025000000000' },
      '2016',
      2026,
    ),
  ).toBe('© 2016–2026, ООО «Пример», ИНН 1234567894, ОГРН 1025000000000')
})

test('a number that is not filled in is left out', () => {
  expect(
    legalLine({ companyName: 'ООО «Пример»', companyInn: '1234567894', companyOgrn: '' }, '2016', 2026),
  ).toBe('© 2016–2026, ООО «Пример», ИНН 1234567894')
})
