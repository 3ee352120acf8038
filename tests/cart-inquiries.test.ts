import { beforeAll, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { subjectOf } from '../src/server/features/channels/wording.ts'
import { openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)
const LURE = '</b><a href="https://evil.example">Вы выиграли</a>'

interface Row {
  id: number
  name: string
  price: number | null
}
let product: Row
let accessory: Row
beforeAll(async () => {
  const find = async (sql: string): Promise<Row> => (await shop.database.pool.query(sql)).rows[0]
  product = await find('select id, name, price from products where price is not null order by id limit 1')
  accessory = await find(
    "insert into accessories (name, price) values ('Оголовок 110', 450000) returning id, name, price",
  )
})

async function send(items: object[], message = 'Общая сумма: 1 ₽'): Promise<Inquiry> {
  const body = { name: 'Ирина', phone: '+7 926 123-45-67', message, items }
  const response = await shop.post('/api/inquiries/contact', body)
  expect(response.status).toBe(201)
  return desk.callJson(200, 'GET', `/admin/inquiries/${(await response.json()).id}`)
}

test('what the catalogue has is stored with its name and price, whatever the browser says; the words stay', async () => {
  const message = `Общая сумма: 1 ₽\nТовары:\n${LURE}: 1 ₽\nКомментарий: жду`
  const inquiry = await send(
    [
      { id: product.id, name: LURE, price: 100 },
      { id: -accessory.id, name: LURE, price: 1 },
    ],
    message,
  )
  expect(inquiry.items).toEqual([
    { id: product.id, name: product.name, price: product.price },
    { id: accessory.id, name: accessory.name, price: accessory.price, accessory: true },
  ])
  expect(inquiry.message).toBe(message)
  expect(subjectOf(inquiry)).toContain(product.name)
})

test('what was discontinued since it was put into the cart is kept with its price, and marked', async () => {
  const setAvailability = (availability: string) =>
    desk.callJson(200, 'PATCH', `/products/${product.id}`, { availability })
  await setAvailability('discontinued')
  const { items } = await send([
    { id: product.id, name: product.name, price: product.price },
    { id: -accessory.id, name: accessory.name, price: accessory.price, discontinued: true },
  ])
  await setAvailability('in_stock')
  expect(items).toEqual([
    { id: product.id, name: product.name, price: product.price, discontinued: true },
    { id: accessory.id, name: accessory.name, price: accessory.price, accessory: true },
  ])
})

test('what the catalogue does not have keeps its name, without a price, and is no title', async () => {
  const unknown = { id: 987_654, name: LURE, price: 100 }
  const [far, minus] = [
    { ...unknown, id: 9_000_000_000_000 },
    { ...unknown, id: -987_654 },
  ]
  const inquiry = await send([unknown, far, minus, { id: product.id, name: 'x', price: null }])
  expect(inquiry.items).toEqual([
    { id: 987_654, name: LURE, price: null, unknown: true },
    { id: far.id, name: LURE, price: null, unknown: true },
    { id: 987_654, name: LURE, price: null, unknown: true, accessory: true },
    { id: product.id, name: product.name, price: product.price },
  ])
  expect(subjectOf(inquiry)).toContain(`${product.name} + 3`)
  expect(subjectOf(await send([unknown]))).toMatch(/^Товар не из каталога/)
})

test('an inquiry is stored although the database ended its first try for the sake of another', async () => {
  await shop.database.pool.query(`
    create sequence tries;
    create function end_first() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$;
    create trigger end_first before insert on inquiries for each row execute function end_first()`)
  const before = (await shop.database.pool.query('select count(*)::int from inquiries')).rows[0].count
  await send([], 'со второго раза')
  const after = (await shop.database.pool.query('select count(*)::int from inquiries')).rows[0].count
  expect(after - before).toBe(1)
})
