import { expect, test, vi } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { toComposed, toComposedAddress } from '../src/server/platform/http/composed-text.ts'
import { openAccounts } from './support/accounts.ts'
import { openDesk } from './support/desk.ts'
import { readMigration } from './support/migrations.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)
const { call, hire, signIn } = openAccounts(shop)

/** As macOS hands out «й» and «ё»: two characters each. */
const decomposed = (text: string) => text.normalize('NFD')
const NAME = 'Андрей Королёв'

async function send(name: string): Promise<number> {
  const body = { name, phone: '8 926 123-45-67', message: name }
  return (await (await shop.post('/api/inquiries/contact', body)).json()).id
}
const find = async (search: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?search=${encodeURIComponent(search)}`)).map(
    ({ id }) => id,
  )

test('A name that was typed decomposed is stored composed, and found by both spellings', async () => {
  const id = await send(decomposed(NAME))
  expect(await desk.callJson(200, 'GET', `/admin/inquiries/${id}`)).toMatchObject({
    name: NAME,
    message: NAME,
  })
  for (const search of ['андрей', decomposed('андрей'), decomposed(NAME)])
    expect(await find(search)).toEqual([id])
})

test('The name of a file that staff upload is composed', async () => {
  const form = new FormData()
  form.append('image', new File(['слова'], decomposed('йод.txt')))
  const response = await desk.call('POST', '/upload/image', form)
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Файл йод.txt')])
})

test('The names of characteristics are composed: what a Mac sends replaces what is there', async () => {
  const [product] = await desk.callJson<Product[]>(200, 'GET', '/products')
  const named = (name: string, value: string) => ({ technicalSpecs: { [name]: value } })
  const path = `/products/${product?.id}`
  for (const [name, value] of [[NAME, 'да'] as const, [decomposed(NAME), 'нет'] as const])
    expect(await desk.callJson(200, 'PATCH', path, named(name, value))).toMatchObject(named(NAME, value))
})

test.each([
  [{ [decomposed('й')]: 1 }, { й: 1 }],
  [{ й: 1, [decomposed('й')]: 2 }, { й: 2 }],
  [{ [decomposed('й')]: 2, й: 1 }, { й: 1 }],
  [[{ й: [{ [decomposed('ё')]: decomposed('ё') }] }], [{ й: [{ ё: 'ё' }] }]],
])('of names that become one the last counts: %j', (sent, composed) => {
  expect(toComposed(sent)).toEqual(composed)
})

const MARKS = '\u0327\u0301'

test('a letter with more marks than any language writes is left as it is, and all around it is composed', () => {
  const strange = `и${MARKS.repeat(16)}`
  expect(toComposed(`${decomposed(NAME)} ${strange}${decomposed('йод')}`)).toBe(`${NAME} ${strange}йод`)
  expect(toComposed(MARKS.repeat(16) + decomposed('й'))).toBe(`${MARKS.repeat(16)}й`)
})

test.each([12_000, 400_000])(
  'of %i hostile characters no more than 30 marks are composed at once',
  (length) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    for (const unit of [MARKS, `и${MARKS.repeat(15)}`, `и${MARKS.repeat(16)}`])
      toComposed(unit.repeat(length / unit.length))
    const given = normalize.mock.contexts.map(String)
    normalize.mockRestore()
    expect(given.filter((text) => /\p{M}{31}/u.test(text))).toEqual([])
    expect(given.join('').length, 'each once').toBeLessThanOrEqual(3 * length)
  },
)

test('the names of parameters of an address are composed as their values are', () => {
  const of = (name: string) => `http://shop.test/?${new URLSearchParams({ [name]: 'да' })}`
  expect(toComposedAddress(of(decomposed('й')))).toBe(of('й'))
})

test('A password is taken as it is typed, whatever its spelling', async () => {
  const typed = decomposed('пароль й 123')
  const { username, id } = await hire()
  const reset = await call('POST', `/admin/users/${id}/reset-password`, { password: typed })
  expect(reset.status).toBe(200)
  expect(await signIn(username, typed)).not.toBeNull()
  expect(await signIn(username, typed.normalize('NFC'))).toBeNull()
})

test('what an older version stored decomposed is composed, found, and changed by nobody', async () => {
  const query = async (sql: string, values: unknown[] = []) =>
    (await shop.database.pool.query<Record<string, unknown>>(sql, values)).rows
  const texts = [decomposed('Ёлочный край'), JSON.stringify({ [decomposed('Й')]: decomposed('ё') })]
  await query('update products set name = $1, technical_specs = $2 where id = 1', texts)
  await query(`update products set technical_specs = $1 where id = 2`, [
    JSON.stringify({ а: `${decomposed('й')}\n\u0303` }),
  ])
  await query('update manufacturers set aliases = $1', [[decomposed('Ёж'), 'Край']])
  await query('update inquiries set message = $1 where id = (select max(id) from inquiries)', [texts[0]])
  const counted = `select (select array_agg(version order by id) from products) as products,
    (select array_agg(version order by id) from inquiries) as inquiries, (select count(*) from journal) as entries`
  const before = await query(counted)

  await query(readMigration('_composed_texts.sql'))

  expect(await query('select name, technical_specs from products where id in (1, 2) order by id')).toEqual([
    { name: 'Ёлочный край', technical_specs: { Й: 'ё' } },
    { name: expect.any(String), technical_specs: { а: `${decomposed('й')}\n\u0303` } },
  ])
  expect(await query('select distinct aliases from manufacturers')).toEqual([{ aliases: ['Ёж', 'Край'] }])
  expect(await query(counted)).toEqual(before)
  expect(
    (
      await desk.callJson<Product[]>(200, 'GET', `/products?search=${encodeURIComponent('ёлочный край')}`)
    ).map(({ id }) => id),
  ).toEqual([1])
  expect(await find('ёлочный край')).toHaveLength(1)
  await query('update products set name = name || 1 where id = 1')
  const [counts] = await query(counted)
  expect(counts, 'changes are recorded again').not.toEqual(before[0])
})

test('a choice and the values that equal it are composed together, whatever the order they were stored in', async () => {
  const query = async (sql: string, values: unknown[] = []) =>
    (await shop.database.pool.query<Record<string, unknown>>(sql, values)).rows
  const key = 'Крышка'
  const choice = 'Зелёный край'
  const insert = `insert into spec_parameters (category_id, key, name, data_type, choices)
    values ((select min(id) from spec_categories), $1, $1, 'choice', $2)`
  await query(insert, [decomposed('Цвёт'), JSON.stringify([decomposed(choice)])])
  await query(insert, [key, JSON.stringify([choice])])
  const give = (id: number, name: string, value: string) =>
    query('update products set technical_specs = technical_specs || $2 where id = $1', [
      id,
      JSON.stringify({ [name]: value }),
    ])
  await give(3, decomposed('Цвёт'), decomposed(choice))
  await give(4, decomposed('Цвёт'), choice)
  await give(5, key, decomposed(choice))
  const table = 'alter table products'
  await query(`${table} disable trigger keep_in_trash; ${table} enable always trigger count_version`)
  const triggers = `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger
    where tgrelid in ('products'::regclass, 'spec_parameters'::regclass) order by 1, 2`
  const counted = `select (select array_agg(version order by id) from products) as products,
    (select array_agg(version order by id) from spec_parameters) as parameters, (select count(*) from journal) as entries`
  const before = [await query(counted), await query(triggers)]

  await query(readMigration('_composed_choices.sql'))

  expect(
    await query(`select id, specs, technical_specs as free from products where id in (3, 4, 5) order by id`),
  ).toEqual(
    [['Цвёт', 3] as const, ['Цвёт', 4] as const, [key, 5] as const].map(([name, id]) => ({
      id,
      specs: expect.objectContaining({ [name]: choice }),
      free: expect.not.objectContaining({ [name]: expect.anything() }),
    })),
  )
  expect([await query(counted), await query(triggers)]).toEqual(before)
  await query(`${table} enable trigger keep_in_trash; ${table} enable trigger count_version`)
})

test('an address of any length is looked through once', () => {
  const address = `http://shop.test/?${'&?'.repeat(400_000)}`
  expect(toComposedAddress(address)).toBe(address)
})
