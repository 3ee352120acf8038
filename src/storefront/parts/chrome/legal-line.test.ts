import { expect, test } from 'vitest'
import { legalLine } from './legal-line.ts'

test('the legal line names the entity and its numbers', () => {
  expect(
    legalLine(
      { companyName: 'ООО «Пример»', companyInn: '1234567894', companyOgrn: '1025000000000' },
      '2016',
      2026,
    ),
  ).toBe('© 2016–2026, ООО «Пример», ИНН\u00a01234567894, ОГРН\u00a01025000000000')
})

test('КПП stands after the ИНН', () => {
  const entity = { companyName: 'ООО «Пример»', companyInn: '7701234567', companyKpp: '770101001' }
  expect(legalLine({ ...entity, companyOgrn: '1027700132195' }, '2016', 2026)).toBe(
    '© 2016–2026, ООО «Пример», ИНН\u00a07701234567, КПП\u00a0770101001, ОГРН\u00a01027700132195',
  )
})

test('a number that is not filled in is left out', () => {
  expect(
    legalLine({ companyName: 'ООО «Пример»', companyInn: '1234567894', companyOgrn: '' }, '2016', 2026),
  ).toBe('© 2016–2026, ООО «Пример», ИНН\u00a01234567894')
})
