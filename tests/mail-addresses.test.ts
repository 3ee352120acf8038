import { describe, expect, test } from 'vitest'
import type { PersonData } from '../src/contract/consents.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { openAccounts } from './support/accounts.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)
const { call, hire } = openAccounts(shop)

const READABLE = 'ivan@пример.рф'
const ASCII = 'ivan@xn--e1afmkfd.xn--p1ai'

/** Sends an inquiry as a visitor's form does; returns its number. */
async function send(email: string): Promise<number> {
  const body = { name: 'Иван Петров', phone: '8 (926) 123-45-67', message: email, email }
  const response = await shop.post('/api/inquiries/contact', body)
  const answer = await response.json()
  expect({ status: response.status, answer }).toMatchObject({ status: 201 })
  return answer.id
}

const find = async (search: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?search=${encodeURIComponent(search)}`)).map(
    ({ id }) => id,
  )

const byNumber = (one: number, other: number) => one - other

describe('A mail address of a domain in any script', () => {
  test.each([
    [READABLE, READABLE],
    [ASCII, READABLE],
    [`  ${ASCII.toUpperCase().replace('IVAN', 'ivan')}\t`, READABLE],
    ['админ@xn--80a1acny.xn--p1ai', 'админ@почта.рф'],
    ['user@उदाहरण.भारत', 'user@उदाहरण.भारत'],
    [' irina@example.ru ', 'irina@example.ru'],
    ['ｉｒｉｎａ＠ｅｘａｍｐｌｅ．ｒｕ', 'irina@example.ru'],
    ['  ', null],
  ])('«%s» of a visitor is stored as %s', async (typed, stored) => {
    const id = await send(typed)
    const { email } = await desk.callJson<Inquiry>(200, 'GET', `/admin/inquiries/${id}`)
    expect(email).toBe(stored)
  })

  test('is found by both spellings, also in inquiries that were stored in ASCII', async () => {
    await shop.database.pool.query(EMPTY_INQUIRIES)
    const ids = [await send(READABLE), await send(ASCII)]
    await shop.database.pool.query('update inquiries set email = $1, message = null where id = $2', [
      ASCII,
      ids[0],
    ])
    await shop.database.pool.query('update inquiries set message = null')
    for (const spelling of [READABLE, ASCII, 'ПРИМЕР.рф'])
      expect((await find(spelling)).toSorted(byNumber)).toEqual(ids)
    for (const spelling of [READABLE, ` ${ASCII} `]) {
      const response = await call('GET', `/admin/consents?email=${encodeURIComponent(spelling)}`)
      const found: PersonData = await response.json()
      expect(found.inquiries.map(({ id }) => id).toSorted(byNumber)).toEqual(ids)
    }
  })

  test('of staff and of channels is stored the same way', async () => {
    const { id } = await hire()
    const account = await call('PATCH', `/admin/users/${id}`, { email: ` ${ASCII} ` })
    expect(await account.json()).toMatchObject({ email: READABLE })
    const channels = await call('PUT', '/admin/channels', {
      email: { from: `Магазин <${ASCII}>`, to: [` ${ASCII} `, READABLE.toUpperCase(), 'zakaz@localhost'] },
    })
    expect(await channels.json()).toMatchObject({
      email: { from: `Магазин <${READABLE}>`, to: [READABLE, 'IVAN@пример.рф', 'zakaz@localhost'] },
    })
  })
})
