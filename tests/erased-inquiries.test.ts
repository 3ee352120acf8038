import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InquiryCounts } from '../src/contract/inquiries/list.ts'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { Report } from '../src/contract/reports.ts'
import {
  countMorning,
  listReminded,
  listStillDue,
} from '../src/server/features/inquiries/reminders/reminders.store.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

let admin = ''
let untaken = 0
let taken = 0
let done = 0
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

/** One that nobody has, one in work with a call for today that is missed, one that is finished; none of them is overdue yet. */
beforeEach(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  untaken = await receive('8 926 000-00-01')
  taken = await receive('8 926 000-00-02')
  done = await receive('8 926 000-00-03')
  for (const id of [taken, done]) await desk.callJson(200, 'POST', `/admin/inquiries/${id}/take`)
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${done}`, { status: 'completed' })
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${taken}`, { nextContactAt: new Date().toISOString() })
})

let received = 0
async function receive(phone: string): Promise<number> {
  const sent = { name: 'Вера', phone, message: `Перезвоните, ${received++}` }
  return (await (await shop.post('/api/inquiries/contact', sent)).json()).id
}
async function erase(): Promise<void> {
  for (const inquiryId of [untaken, taken, done])
    expect((await desk.callAs(admin, 'POST', '/admin/consents/erase', { inquiryId })).status).toBe(200)
}
/** As an earlier version erased it: the promised call stayed. */
const promise = () =>
  shop.database.pool.query('update inquiries set next_contact_at = now(), do_not_contact = false')
const list = async (query: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?${query}`)).map(({ id }) => id)
const counts = (query = '') => desk.callJson<InquiryCounts>(200, 'GET', `/admin/inquiries/counts${query}`)

describe('What is erased before it was finished', () => {
  test.each([
    ['open=1', () => [taken, untaken], []],
    ['nobody=1', () => [untaken], []],
    ['mine=1', () => [done, taken], ['completed']],
    ['due=1', () => [taken, untaken], []],
    ['today=1', () => [taken], []],
    ['overdue=1', () => [taken], []],
    ['status=new', () => [untaken], []],
    ['status=processing', () => [taken], []],
    ['status=completed', () => [done], ['completed']],
  ])('leaves the list of %s', async (query, before, left) => {
    expect(await list(query)).toEqual(before())
    await erase()
    await promise()
    expect(await list(query)).toEqual(left.length > 0 ? [done] : [])
  })

  test('leaves the counts of the work, and is still found in the list without a filter', async () => {
    expect(await counts()).toMatchObject({ all: 3, new: 1, processing: 1, completed: 1, mine: 2, nobody: 1 })
    await erase()
    await promise()
    const left = { new: 0, processing: 0, completed: 1, mine: 1, nobody: 0, overdue: 0, today: 0 }
    expect(await counts()).toMatchObject({ all: 3, ...left })
    expect(await counts('?spam=0')).toMatchObject({ all: 3, ...left })
    expect(await counts('?mine=1')).toMatchObject({ all: 1, ...left })
    expect(await list('')).toEqual([done, taken, untaken])
  })

  test('is told of no more: neither its answer nor its call', async () => {
    const ids = [untaken, taken]
    const reminded = () => inTransaction(shop.database.db, listReminded)
    expect(await reminded()).toEqual(ids)
    await erase()
    await promise()
    expect(await reminded()).toEqual([])
    const due = await inTransaction(shop.database.db, (tx) => listStillDue(tx, ids))
    expect([...due.values()].map(({ isPromised, isUnanswered }) => isPromised || isUnanswered)).toEqual([
      false,
      false,
    ])
    expect(await countMorning(shop.database.db, new Date())).toMatchObject({
      waiting: 0,
      overdue: 0,
      today: 0,
    })
  })

  test('has a row of its own in the report, whose sum stays', async () => {
    const people = async () => (await desk.callJson<Report>(200, 'GET', '/admin/reports')).byPerson
    expect((await people()).map(({ name, count }) => [name, count])).toEqual([
      ['manager', 2],
      [null, 1],
    ])
    await erase()
    expect((await people()).map(({ id, name, count }) => [id === null, name, count])).toEqual([
      [false, 'manager', 2],
      [true, 'Не взяты, данные удалены', 1],
    ])
  })
})

test('Counts without spam leave it out once', async () => {
  await shop.database.pool.query('update inquiries set spam = true where id = $1', [untaken])
  const other = await receive('8 926 000-00-04')
  expect(await list('status=new&spam=0')).toEqual([other])
  expect(await counts('?spam=0')).toMatchObject({ all: 3, new: 1, processing: 1 })
})
