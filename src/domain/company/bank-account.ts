/** Bank details of the firm; each may be empty. */
export interface BankDetails {
  bankBik: string
  bankAccount: string
  bankCorrAccount: string
}

type BankField = keyof BankDetails

/** Why a text is no БИК; null for nine digits. */
export const findBikProblem = (text: string): string | null =>
  /^\d{9}$/.test(text) ? null : 'БИК состоит из 9 цифр'

/** Why a text is no number of an account; null for twenty digits. */
export const findAccountProblem = (text: string): string | null =>
  /^\d{20}$/.test(text) ? null : 'Номер счёта состоит из 20 цифр'

/** What of well-formed bank details does not fit together, with the field to correct; null when all does. */
export function findBankProblem(details: BankDetails): { field: BankField; message: string } | null {
  const { bankBik, bankAccount, bankCorrAccount } = details
  if (bankBik === '') {
    const isAlone = bankAccount !== '' || bankCorrAccount !== ''
    return isAlone ? { field: 'bankBik', message: 'Укажите БИК: по нему проверяется номер счёта' } : null
  }
  if (bankAccount !== '' && !fits(ownKey(bankBik), bankAccount)) {
    return { field: 'bankAccount', message: wrongFor('Расчётный счёт') }
  }
  if (bankCorrAccount !== '' && !fits(centralKey(bankBik), bankCorrAccount)) {
    return { field: 'bankCorrAccount', message: wrongFor('Корр. счёт') }
  }
  return null
}

const wrongFor = (what: string) => `${what} не подходит к БИК: проверьте оба номера`

/** Three digits by which accounts at the Bank of Russia are checked. */
const centralKey = (bik: string) => `0${bik.slice(4, 6)}`

/** Those of accounts at this bank; an institution of the Bank of Russia has 000, 001 or 002 at the end. */
const ownKey = (bik: string) => (/00[012]$/.test(bik) ? centralKey(bik) : bik.slice(-3))

const WEIGHTS = [7, 1, 3]

/** Whether the weighted digits of key and account make a whole ten. */
function fits(key: string, account: string): boolean {
  const sum = [...(key + account)].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  )
  return sum % 10 === 0
}
