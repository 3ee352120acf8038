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

test('КПП stands after the ИНН', () => {
  const entity = { companyName: 'ООО «Пример»', companyInn: '7701234567', companyKpp: '770101001' }
  expect(legalLine({ ...entity, companyOgrn: '1027700132195' }, '2016', 2026)).toBe(
    '© 2016–2026, ООО «Пример», ИНН 7701234567, КПП 770101001, ОГРН 1027700132195',
  )
})

test('a number that is not filled in is left out', () => {
  expect(
    legalLine({ companyName: 'ООО «Пример»', companyInn: '1234567894', companyOgrn: '' }, '2016', 2026),
  ).toBe('© 2016–2026, ООО «Пример», ИНН 1234567894')
})
