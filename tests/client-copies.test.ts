import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { HOUSE } from './support/known-house.ts'
import { readLetter } from './support/letter-text.ts'
import { quietLog } from './support/log.ts'
import { untilDone } from './support/queue.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const desk = openChannelDesk()
const { shop, put, all } = desk
const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows

let jobs: { stop(): Promise<void> }
beforeAll(() => {
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels: desk.channelsWith(),
    log: quietLog(),
    dataDir: '/nonexistent',
    readOrigin: async () => 'http://shop.test',
  })
})
afterAll(() => jobs.stop())
beforeEach(async () => {
  const { email } = all()
  await put({ email })
  await query('update site_settings set copy_to_client = true')
})

let sent = 0
async function send(own: Record<string, unknown> = {}): Promise<number> {
  sent += 1
  const response = await shop.post('/api/inquiries/contact', {
    name: 'Вера',
    phone: '89261234567',
    email: `vera${sent}@mail.test`,
    message: `Письмо ${sent}: купите`,
    ...own,
  })
  expect(response.status).toBe(201)
  return (await response.json()).id
}
const isQuiet = () => untilDone(shop.database.pool, 'send-delivery')
const lettersTo = (address: string) => desk.mail.letters.filter(({ to }) => to.includes(address))
const copiesOf = async (id: number): Promise<Delivery[]> => {
  const cookie = await signInAs(shop, 'manager')
  const list: Delivery[] = await (await shop.get(`/api/admin/deliveries?inquiryId=${id}`, { cookie })).json()
  return list.filter(({ kind }) => kind === 'copy')
}
test('Who gave a mail address gets the number, what was asked and the calculation; staff are rung once', async () => {
  const id = await send({ service: 'Подбор септика', wizardData: HOUSE })
  await waitFor(async () =>
    expect(await copiesOf(id)).toMatchObject([{ status: 'sent', recipient: 'client' }]),
  )
  await isQuiet()
  const [letter] = lettersTo(`vera${sent}@mail.test`)
  const text = readLetter(letter?.raw)
  expect(text).toContain(`Ваша заявка № ${id}: `)
  expect(text).toMatch(/Подбор предложил: .+₽/)
  expect(text).toMatch(/Открыть расчёт: http:\/\/shop\.test\/\?\S+/)
  expect(letter?.raw).toContain('text/html')
  expect(lettersTo('olga@shop.test')).toHaveLength(1)
  expect(await query('select recipient from deliveries where kind = $1', ['copy'])).toEqual([
    { recipient: 'client' },
  ])
})

test('A copy holds nothing that was typed into the form', async () => {
  const id = await send({ name: 'Купите слона', message: 'http://spam.test купите', service: 'Монтаж' })
  await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'sent' }]))
  expect(lettersTo(`vera${sent}@mail.test`)).toHaveLength(1)
  const [letter] = lettersTo(`vera${sent}@mail.test`)
  expect(readLetter(letter?.raw)).toContain('Монтаж')
  expect(`${letter?.raw}${readLetter(letter?.raw)}`).not.toMatch(/купите|слона|spam\.test/i)
})

const HOSTILE = 'Купите слона на spam.test'

test.each([
  ['a service', { service: HOSTILE }, 'Обратная связь'],
  ['the name of a product', { service: `Запрос о продукте: ${HOSTILE}` }, 'Товар'],
  ['answers', { wizardData: { residents: HOSTILE, soilType: HOSTILE } }, 'Обратная связь'],
  [
    'answers with an offer',
    {
      service: HOSTILE,
      wizardData: {
        residents: HOSTILE,
        soilType: HOSTILE,
        offer: {
          models: [{ slug: 'a', name: HOSTILE, price: 1, conditions: [HOSTILE] }],
          warnings: [HOSTILE],
          rulesVersion: '1',
          link: `/?${HOSTILE}`,
        },
      },
    },
    'Обратная связь',
  ],
  ['answers that can be read', { service: HOSTILE, wizardData: { ...HOUSE, note: HOSTILE } }, null],
  ['a line of a cart', { items: [{ id: 999_999, name: HOSTILE, price: 100 }] }, 'Товар'],
])('A copy holds no words of a stranger: %s', async (_what, own, about) => {
  const id = await send(own)
  await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'sent' }]))
  const [letter] = lettersTo(`vera${sent}@mail.test`)
  const text = readLetter(letter?.raw)
  if (about !== null) expect(text).toMatch(new RegExp(`^О чём: ${about}\r?$`, 'm'))
  expect(`${letter?.raw}${text}`).not.toMatch(/купите|слона|spam\.test/i)
})

test('A copy names the product of the catalogue that was asked for', async () => {
  const [{ name }] = await query('select name from products where published order by id limit 1')
  const id = await send({ service: `Запрос о продукте: ${name}` })
  await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'sent' }]))
  expect(readLetter(lettersTo(`vera${sent}@mail.test`)[0]?.raw)).toContain(`О чём: ${name}`)
})

test('A copy names a service as the shop does, one of its form and one of its page', async () => {
  const cookie = await signInAs(shop, 'admin')
  const write = (key: string, blocks: object) =>
    shop.app.request(`http://shop.test/api/admin/pages/${key}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ blocks }),
    })
  expect((await write('contact', { ways: { services: ['Осмотр участка в {nearby}'] } })).status).toBe(200)
  for (const [service, named] of [
    ['осмотр участка в Подмосковье ', 'Осмотр участка в Подмосковье'],
    ['Дренаж участка', 'Дренаж участка'],
    ['design', 'Проектирование'],
    ['Осмотр', 'Обратная связь'],
  ]) {
    const id = await send({ service })
    await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'sent' }]))
    const text = readLetter(lettersTo(`vera${sent}@mail.test`)[0]?.raw)
    expect(text).toMatch(new RegExp(`^О чём: ${named}\r?$`, 'm'))
  }
  await shop.post('/api/admin/pages/contact/reset', {}, { cookie })
})

test('A copy tells neither name nor price of what visitors do not see', async () => {
  const [shown, hidden] = await query(
    'select id, name from products where published and price is not null order by id limit 2',
  )
  await query(
    "update products set published = false, name = 'Тайная станция', price = 77777700 where id = $1",
    [hidden.id],
  )
  const items = [shown.id, hidden.id].map((id) => ({ id, name: '-', price: null }))
  const service = 'Запрос о продукте: Тайная станция'
  const ids = [await send({ items }), await send({ items: items.slice(1) }), await send({ service })]
  const letters = ids.map((_id, index) => `vera${sent - 2 + index}@mail.test`)
  for (const id of ids)
    await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'sent' }]))
  await query('update products set published = true, name = $2 where id = $1', [hidden.id, hidden.name])
  for (const index of ids.keys()) {
    const text = readLetter(lettersTo(letters[index] ?? '')[0]?.raw)
    expect(text).toContain(index === 0 ? `О чём: ${shown.name}` : 'О чём: Товар')
    expect(text).not.toMatch(/Тайная|777\D?777/)
  }
  const [stored] = await query('select items from inquiries where id = $1', [ids[1]])
  expect(stored.items).toEqual([{ id: hidden.id, name: 'Тайная станция', price: 77_777_700, hidden: true }])
})

test('A copy names no price of what is sold no more', async () => {
  const [{ id: product, name }] = await query(
    'select id, name from products where published and price is not null order by id limit 1',
  )
  await query("update products set availability = 'discontinued' where id = $1", [product])
  const id = await send({ items: [{ id: product, name: '-', price: 100 }] })
  await query("update products set availability = 'in_stock' where id = $1", [product])
  await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'sent' }]))
  const text = readLetter(lettersTo(`vera${sent}@mail.test`)[0]?.raw)
  expect(text).toContain(`О чём: ${name}`)
  expect(text).toContain(`${name}, снят с производства`)
  expect(text).not.toContain('₽')
})

test('No copy without the setting, without an address, of spam, nor while mail is off', async () => {
  const ids = [await send({ email: null }), await send({ website: 'http://spam.test' })]
  await query('update site_settings set copy_to_client = false')
  ids.push(await send())
  await query('update site_settings set copy_to_client = true')
  await put({ email: { enabled: false } })
  ids.push(await send())
  await isQuiet()
  expect(
    await query('select id from deliveries where kind = $1 and inquiry_id = any($2)', ['copy', ids]),
  ).toEqual([])
  const [spam] = await query('select spam from inquiries where id = $1', [ids[1]])
  expect(spam).toEqual({ spam: true })
})

test('A refused copy is seen in the deliveries, and is given up once the client wants no letters', async () => {
  desk.mail.refuse = { code: 450, text: 'later' }
  const id = await send()
  await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'queued', attempts: 1 }]))
  const [copy] = await copiesOf(id)
  expect(copy?.lastError).toContain('450')
  desk.mail.refuse = null
  await query('update inquiries set email = null where id = $1', [id])
  const cookie = await signInAs(shop, 'manager')
  await shop.post(`/api/admin/deliveries/${copy?.id}/retry`, undefined, { cookie })
  await waitFor(async () => expect(await copiesOf(id)).toMatchObject([{ status: 'failed' }]))
  expect((await copiesOf(id))[0]?.lastError).toContain('больше нет почты')
})

test('One address gets five copies a day', async () => {
  const email = 'flood@mail.test'
  for (let n = 0; n < 7; n += 1) await send({ email })
  await isQuiet()
  const copies = await query(
    "select d.id from deliveries d join inquiries i on i.id = d.inquiry_id where kind = 'copy' and email = $1",
    [email],
  )
  expect(copies).toHaveLength(5)
})

test('Inquiries to one address that come at the same moment get no more', async () => {
  const email = 'crowd@mail.test'
  await Promise.all(Array.from({ length: 8 }, (_, n) => send({ email, phone: `8926123450${n}` })))
  await isQuiet()
  const copies = await query(
    "select d.id from deliveries d join inquiries i on i.id = d.inquiry_id where kind = 'copy' and email = $1",
    [email],
  )
  expect(copies).toHaveLength(5)
})
