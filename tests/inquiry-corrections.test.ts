import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ConsentPerson, Erasure, PersonData } from '../src/contract/consents.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../src/contract/inquiries/work.ts'
import { expectError, openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const desk = openDesk(shop)
const { query, send } = openVisitor(shop)

const OLD = { name: 'Вера', phone: '8 926 123-45-67', email: 'Vera@shop.test' }
const NEW = { name: 'Вероника', phone: '+7 903 777-66-55', email: 'nika@shop.test' }

let id = 0
let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})
beforeEach(async () => {
  await query(EMPTY_INQUIRIES)
  const [{ version }] = await (await shop.get('/api/consent/documents')).json()
  id = await send({ ...OLD, consent: { documentVersion: version, purposes: ['request'] } })
})

const correct = (changes: object, of = id) =>
  desk.callJson<InquiryDetail>(200, 'PATCH', `/admin/inquiries/${of}`, changes)
const detail = (of = id) => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${of}`)
const find = async (search: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?search=${encodeURIComponent(search)}`)).map(
    (one) => one.id,
  )
const ask = async (person: ConsentPerson): Promise<PersonData> => {
  const asked = new URLSearchParams(Object.entries(person).map(([key, value]) => [key, String(value)]))
  return (await shop.get(`/api/admin/consents?${asked}`, { cookie: admin })).json()
}

describe('A corrected client', () => {
  test('has another version, and the history says which fields, by whom, never a value', async () => {
    expect(await correct(NEW)).toMatchObject({ ...NEW, phoneE164: '+79037776655', version: 2 })
    const { history } = await detail()
    const only = (field: string) => ({ field, before: null, after: null })
    expect(history.at(-1)).toMatchObject({ actor: 'manager', changes: ['email', 'name', 'phone'].map(only) })
    expect(
      await query(
        "select 1 from journal where entity = 'inquiries' and journal::text ~* 'вера|вероника|nika|vera@|123-45|777-66'",
      ),
    ).toEqual([])
  })

  test('keeps the version when nothing differs, and loses what is cleared', async () => {
    expect(await correct({ name: 'Вера', phone: OLD.phone })).toMatchObject({ version: 1 })
    expect(await correct({ email: '' })).toMatchObject({ version: 2, email: null })
    expect(await correct({ phone: 'нет, позже' })).toMatchObject({ version: 3, phoneE164: null })
  })

  test('of a version that was seen before is refused', async () => {
    await correct({ name: 'Вероника' })
    const response = await desk.call(
      'PATCH',
      `/admin/inquiries/${id}`,
      { phone: NEW.phone },
      { 'if-match': '"1"' },
    )
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ current: { name: 'Вероника', phone: OLD.phone } })
  })

  test.each([
    [{ name: '' }, 'Имя должно содержать как минимум 2 символа'],
    [{ name: null }, 'Имя должно содержать как минимум 2 символа'],
    [{ phone: '12' }, 'Пожалуйста, введите корректный номер телефона'],
    [{ email: 'не почта' }, 'Пожалуйста, введите корректный email'],
  ])('is not taken as %o', async (wrong, message) => {
    await expectError(await desk.call('PATCH', `/admin/inquiries/${id}`, wrong), 400, message)
    expect(await detail()).toMatchObject({ ...OLD, version: 1 })
  })

  test.each([
    ['the new phone', '8 903 777 66 55'],
    ['the old phone', '8 (926) 123-45-67'],
    ['a part of the old phone', '123-45-67'],
    ['the new address', 'nika@'],
    ['the old address', 'vera@shop'],
  ])('is found in the list by %s', async (_what, search) => {
    expect(await find('903777')).toEqual([])
    await correct(NEW)
    expect(await find(search)).toEqual([id])
  })

  test('is in the list of the new phone, and in that of the old one', async () => {
    await correct(NEW)
    for (const phone of [NEW.phone, OLD.phone])
      expect(
        await desk.callJson(200, 'GET', `/admin/inquiries?phone=${encodeURIComponent(phone)}`),
      ).toMatchObject([{ id }])
  })

  test('is among the duplicates of both phones and both addresses', async () => {
    const sameOld = await send({ name: 'Кто-то', phone: '+79261234567' })
    const sameNew = await send({ name: 'Кто-то', phone: '8 903 777-66-55' })
    const sameMail = await send({ name: 'Кто-то', phone: '8 900 000-00-09', email: 'vera@shop.test' })
    const stranger = await send({ name: 'Чужой', phone: '8 900 000-00-08' })
    await correct(NEW)
    const related = async (of: number) => (await detail(of)).related.map((one) => one.id).sort()
    expect(await related(id)).toEqual([sameOld, sameNew, sameMail])
    for (const one of [sameOld, sameNew, sameMail]) expect(await related(one)).toContain(id)
    expect(await related(stranger)).toEqual([])
  })

  test('is a person by the old address in both spellings of its domain, who reads it once', async () => {
    await correct({ email: 'Vera@xn--e1afmkfd.xn--p1ai' })
    await correct({ email: NEW.email })
    for (const email of ['vera@пример.рф', 'VERA@xn--e1afmkfd.xn--p1ai'])
      expect((await ask({ email })).inquiries).toMatchObject([
        { id, formerContacts: ['vera@shop.test', 'vera@пример.рф'] },
      ])
  })

  test.each([
    ['the new phone', { phone: NEW.phone }],
    ['the old phone', { phone: '89261234567' }],
    ['the new address', { email: NEW.email }],
    ['the old address', { email: 'VERA@shop.test' }],
  ])('is a person by %s, withdraws by it, and is forgotten by it without a trace', async (_what, person) => {
    await correct(NEW)
    const known = await ask(person)
    expect(known.inquiries).toMatchObject([
      {
        id,
        consents: [{ purpose: 'request' }],
        formerContacts: ['79261234567', '89261234567', 'vera@shop.test'],
      },
    ])
    const withdrawn = await desk.callAs(admin, 'POST', '/admin/consents/withdraw', person)
    expect(await withdrawn.json()).toEqual({ inquiries: 1, consents: 1 })
    expect(await detail()).toMatchObject({ doNotContact: true })
    const preview = await desk.callAs(admin, 'POST', '/admin/consents/erase', { ...person, preview: true })
    const planned: Erasure = await preview.json()
    expect(planned.people).toMatchObject([{ name: 'Вероника', inquiries: [id], isOther: false }])
    expect((await desk.callAs(admin, 'POST', '/admin/consents/erase', person)).status).toBe(200)
    expect(
      await query("select 1 from inquiries where inquiries::text ~* '9261234567|9037776655|nika|vera|вер'"),
    ).toEqual([])
    expect((await ask(person)).inquiries).toEqual([])
    await expectError(
      await desk.call('PATCH', `/admin/inquiries/${id}`, { name: 'Вера' }),
      409,
      'Данные удалены',
    )
  })
})
