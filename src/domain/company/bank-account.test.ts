import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAccountProblem, findBankProblem, findBikProblem } from './bank-account.ts'

/** Of a charity that publishes them. */
const KNOWN = {
  bankBik: '044525700',
  bankAccount: '40703810700001449489',
  bankCorrAccount: '30101810200000000700',
}
const none = { bankBik: '', bankAccount: '', bankCorrAccount: '' }

test.each([
  ['of a bank', KNOWN],
  ['of another bank', { ...none, bankBik: '044525225', bankCorrAccount: '30101810400000000225' }],
  ['of a third', { ...none, bankBik: '044525974', bankCorrAccount: '30101810145250000974' }],
  ['of the Bank of Russia itself', { ...none, bankBik: '044525000', bankAccount: '40101810045250010041' }],
  ['without an account', { ...none, bankBik: '044525225' }],
  ['of nobody', none],
])('details %s fit', (_whose, details) => {
  expect(findBankProblem(details)).toBeNull()
})

test('what does not fit is named with its field', () => {
  expect(findBankProblem({ ...KNOWN, bankAccount: '40703810700001449488' })).toEqual({
    field: 'bankAccount',
    message: 'Расчётный счёт не подходит к БИК: проверьте оба номера',
  })
  expect(findBankProblem({ ...KNOWN, bankCorrAccount: '30101810200000000701' })).toEqual({
    field: 'bankCorrAccount',
    message: 'Корр. счёт не подходит к БИК: проверьте оба номера',
  })
  const { bankBik: _bik, ...accounts } = KNOWN
  expect(findBankProblem({ ...accounts, bankBik: '' })?.field).toBe('bankBik')
  expect(findBankProblem({ ...none, bankCorrAccount: accounts.bankCorrAccount })?.field).toBe('bankBik')
})

test('one digit of the account that was mistyped is always found', () => {
  fc.assert(
    fc.property(fc.nat(19), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const { bankAccount } = KNOWN
      const other = String((Number(bankAccount[at]) + by) % 10)
      const wrong = bankAccount.slice(0, at) + other + bankAccount.slice(at + 1)
      expect(findBankProblem({ ...KNOWN, bankAccount: wrong })?.field).toBe('bankAccount')
    }),
  )
})

test.each([
  [findBikProblem, '04452522', 'БИК состоит из 9 цифр'],
  [findBikProblem, '044525225', null],
  [findAccountProblem, '4070381070000144948', 'Номер счёта состоит из 20 цифр'],
  [findAccountProblem, '40703810700001449489', null],
])('%o of %s: %s', (rule, text, problem) => {
  expect(rule(text)).toBe(problem)
})
