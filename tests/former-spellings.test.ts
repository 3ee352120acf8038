import { beforeEach, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { restateContacts } from '../src/server/features/inquiries/work/restate-contacts.service.ts'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const desk = openDesk(shop)
const { query, send } = openVisitor(shop)

interface Detail extends Inquiry {
  related: { id: number }[]
}
const inOrder = (rows: readonly { id: number }[]) =>
  rows.map(({ id }) => id).toSorted((one, other) => one - other)
const read = (id: number) => desk.callJson<Detail>(200, 'GET', `/admin/inquiries/${id}`)
const listRelated = async (id: number) => inOrder((await read(id)).related)
const find = async (search: string) =>
  inOrder(await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?search=${encodeURIComponent(search)}`))

/** Like a database that has just been restored. */
beforeEach(() => query('comment on column inquiries.phone_e164 is null'))

let sent = 0
/** An inquiry as a former version stored it: with these contacts to the letter, the phone not read. */
async function keepFormer(phone: string, email: string | null): Promise<number> {
  sent += 1
  const id = await send({ name: 'Вера', phone: `8 900 000-00-${10 + sent}`, message: `заявка ${sent}` })
  await query('update inquiries set phone = $2, phone_e164 = null, email = $3 where id = $1', [
    id,
    phone,
    email,
  ])
  return id
}

test('A person’s inquiries find each other, however phone and mail address were stored before', async () => {
  const phones = [
    await keepFormer('8-495-000-11-22-12', null),
    await keepFormer('доб. 7, 8 495 000 11 22', null),
  ]
  const spelt = [
    'vera@пример.рф',
    'Vera@XN--E1AFMKFD.xn--p1ai',
    ' vera@Пример.РФ\u00a0',
    'ｖｅｒａ@пример.рф',
  ]
  const mails: number[] = []
  for (const email of spelt) mails.push(await keepFormer(`нет ${mails.length}`, email))
  const strangers = [
    await keepFormer('нет', 've.ra@пример.рф'),
    await keepFormer('нет', 'vera+1@пример.рф'),
    await keepFormer('', null),
  ]
  const before = await Promise.all([...phones, ...mails, ...strangers].map(read))

  expect(await restateContacts(shop.database.db)).toBe(phones.length + 3)
  expect(await restateContacts(shop.database.db)).toBe(0)

  for (const id of phones) expect(await listRelated(id)).toEqual(phones.filter((other) => other !== id))
  for (const id of mails) expect(await listRelated(id)).toEqual(mails.filter((other) => other !== id))
  for (const id of strangers) expect(await listRelated(id)).toEqual([])
  for (const { id, phone, version } of before) expect(await read(id)).toMatchObject({ phone, version })
})

test('A number that digits beside it were taken for is read from the phone as it is written', async () => {
  const kept = await Promise.all(
    [
      'с 12:00 495 000-11-22',
      'с 12:00 495 000-11-2',
      '(495) 000-11-23',
      'кв. 84 8 926 000-11-2212',
      '8-916-1233-45-67',
      'кв. 84 8 926 000-11-22',
    ].map((phone) => keepFormer(phone, null)),
  )
  await query('update inquiries set phone_e164 = $2 where id = any($1)', [kept, '+12004950001'])
  expect(await restateContacts(shop.database.db)).toBe(5)
  const dialled = await query(
    'select phone_e164 from inquiries where id = any($1) order by array_position($1, id)',
    [kept],
  )
  expect(dialled.map(({ phone_e164 }) => phone_e164)).toEqual([
    '+74950001122',
    null,
    '+12004950001',
    null,
    null,
    '+79260001122',
  ])
})

test('A number that cannot be read is found by its digits, and stays as it was written', async () => {
  const id = await keepFormer('12-34-567890123 (раб.)', null)
  expect(await restateContacts(shop.database.db)).toBe(0)
  expect(await find('234 567')).toEqual([id])
  expect(await find('1234567890123')).toEqual([id])
  expect((await read(id)).phone).toBe('12-34-567890123 (раб.)')
})

test('Of very many the last are read too', async () => {
  await query(`insert into inquiries (name, phone, type) select 'Вера', '8 901 000-00-0' || n % 10, 'other'
    from generate_series(1, 1101) as n`)
  expect(await restateContacts(shop.database.db)).toBe(1101)
})

test('Once all are read no start looks at an inquiry again, but for a restored database; a stopped reading is none', async () => {
  const { db, pool } = shop.database
  const id = await keepFormer('8 903 000-11-22', null)
  expect(await restateContacts(db, AbortSignal.abort())).toBe(0)
  expect(await restateContacts(db)).toBe(1)

  await query('update inquiries set phone_e164 = null where id = $1', [id])
  const { statements, result } = await recordStatements(pool, () => restateContacts(db))
  expect([result, statements.length]).toEqual([0, 1])
  expect(statements[0]?.text).not.toContain('"inquiries"')

  await query('comment on column inquiries.phone_e164 is null')
  expect(await restateContacts(db)).toBe(1)
})
