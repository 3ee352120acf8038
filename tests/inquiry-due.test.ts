import { expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const desk = openDesk(shop)
const { query, send } = openVisitor(shop)

const NOON =
  "date_trunc('day', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow' + interval '12 hours'"
const IN_WORK = "status = 'processing', answered_at = now()"

/** An inquiry with these columns. */
async function receive(name: string, columns: string): Promise<void> {
  const id = await send({ name, phone: '8 926 123-45-67', message: name })
  await query(`update inquiries set ${columns} where id = $1`, [id])
}

const list = async (filter: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?${filter}`)).map(({ name }) => name)

test('due are a call of today, what is late, and what nobody has answered; spam and a later call are not', async () => {
  await query(EMPTY_INQUIRIES)
  await receive('В работе', IN_WORK)
  await receive('Без ответа', "answer_due_at = now() + interval '40 hours'")
  await receive('Пропущен', `${IN_WORK}, next_contact_at = now() - interval '40 hours'`)
  await receive('Сегодня', `${IN_WORK}, next_contact_at = ${NOON}`)
  await receive('Позже', `${IN_WORK}, next_contact_at = now() + interval '40 hours'`)
  await receive('Реклама', "answer_due_at = now() - interval '1 day'")
  await query("update inquiries set spam = true where name = 'Реклама'")
  expect(await list('due=1')).toEqual(['Сегодня', 'Пропущен', 'Без ответа'])
  expect(await list('due=0')).toEqual(['Реклама', 'Позже', 'В работе'])
  expect(await desk.callJson(200, 'GET', '/admin/inquiries/counts?due=1')).toMatchObject({
    all: 3,
    new: 1,
    processing: 2,
  })
})
