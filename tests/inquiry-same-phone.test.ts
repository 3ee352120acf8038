import { beforeAll, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const desk = openDesk(shop)
const { query, send } = openVisitor(shop)

const list = async (more = '?samePhone=1') =>
  Object.fromEntries(
    (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries${more}`)).map(({ id, samePhone }) => [
      id,
      samePhone,
    ]),
  )

let one = 0
let two = 0
let three = 0
let only = 0
let junk = 0
beforeAll(async () => {
  await query(EMPTY_INQUIRIES)
  one = await send({ name: 'Вера', phone: '8 926 123-45-67', message: 'Раз' })
  two = await send({ name: 'Вера П.', phone: '+7 (926) 123-45-67', message: 'Два' })
  three = await send({ name: 'В. П.', phone: '89261234567', message: 'Три' })
  only = await send({ name: 'Олег', phone: '8 903 777-66-55' })
  junk = await send({ name: 'Реклама', phone: '8 926 123-45-67', message: 'Купите' })
  await query('update inquiries set spam = true where id = $1', [junk])
})

test('Inquiries from one phone, however it is written, say how many they are; others and spam say nothing', async () => {
  const several = { [one]: 3, [two]: 3, [three]: 3 }
  expect(await list()).toEqual({ ...several, [only]: undefined, [junk]: undefined })
})

test('Also where the list shows one of them alone', async () => {
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${two}`, { status: 'processing' })
  expect(await list('?samePhone=1&status=processing')).toEqual({ [two]: 3 })
})

test('Nobody who does not ask for it is told', async () => {
  expect(Object.values(await list(''))).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('Those from one phone are found, however it is written, not those that only mention it', async () => {
  const found = async (phone: string) =>
    Object.keys(await list(`?phone=${encodeURIComponent(phone)}`))
      .map(Number)
      .sort()
  for (const remark of ['', ' звонить после 18, жена Мария, если не отвечает — на дачу'])
    expect(await found(`8 (926) 123-45-67${remark}`)).toEqual([one, two, three, junk])
  const mention = await send({ name: 'Инна', phone: '8 916 222-33-44', message: 'Или мужу: 89261234567' })
  expect(await found('+7 926 1234567')).not.toContain(mention)
  expect(await found('8 916 222-33-44')).toEqual([mention])
  expect(await found('позже')).toEqual([])
  const { all } = await desk.callJson<{ all: number }>(
    200,
    'GET',
    '/admin/inquiries/counts?phone=89261234567',
  )
  expect(all).toBe(4)
  await query('delete from inquiries where id = $1', [mention])
})

test('Merged ones are no longer counted', async () => {
  await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: one, ids: [two] })
  expect(await list('?samePhone=1&spam=0')).toEqual({ [one]: 2, [three]: 2, [only]: undefined })
  await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: one, ids: [three] })
  expect(await list('?samePhone=1&spam=0')).toEqual({ [one]: undefined, [only]: undefined })
})
