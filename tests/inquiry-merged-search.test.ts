import { beforeAll, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const desk = openDesk(shop)
const { query, send } = openVisitor(shop)

let into = 0
let merged = 0
let other = 0
beforeAll(async () => {
  await query(EMPTY_INQUIRIES)
  into = await send({ name: 'Олег', phone: '8 926 123-45-67' })
  merged = await send({
    name: 'Николай',
    phone: '8 903 777-66-55',
    email: 'kolya@shop.test',
    service: 'Запрос о продукте: Топас-С 5 Пр',
    message: 'Участок у леса',
  })
  other = await send({ name: 'Вера', phone: '8 900 000-00-01', message: 'Ничего общего' })
  await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into, ids: [merged] })
})

const find = async (search: string, more = '') =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?q=${encodeURIComponent(search)}${more}`)).map(
    ({ id }) => id,
  )

test.each(['николай', '903 777-66-55', 'kolya@', 'топас-с 5', 'у леса', '№ 2'])(
  'A request is found by «%s» of the one that was merged into it, once, and counted',
  async (search) => {
    expect(await find(search)).toEqual([into])
    expect(
      await desk.callJson(200, 'GET', `/admin/inquiries/counts?q=${encodeURIComponent(search)}`),
    ).toMatchObject({ all: 1, new: 1 })
  },
)

test('Its own words, other filters and other inquiries are found as before', async () => {
  expect(await find('олег')).toEqual([into])
  expect(await find('вера')).toEqual([other])
  expect(await find('николай', '&status=completed')).toEqual([])
  expect(await find('№ 3')).toEqual([other])
})
