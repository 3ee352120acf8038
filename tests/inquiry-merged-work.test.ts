import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../src/contract/inquiries/work.ts'
import { hours } from '../src/lib/duration.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

const inHours = (count: number) => new Date(Date.now() + hours(count)).toISOString()
const SOON = inHours(1)
const LATER = inHours(2)

let vera = ''
let older = 0
let newer = 0
beforeAll(async () => {
  vera = await signInAs(shop, 'manager', 'vera')
})
beforeEach(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  older = await receive()
  newer = await receive()
})

let received = 0
async function receive(): Promise<number> {
  const sent = { name: 'Пётр', phone: '8 926 123-45-67', message: `Перезвоните, ${received++}` }
  return (await (await shop.post('/api/inquiries/contact', sent)).json()).id
}
const detail = (id: number) => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${id}`)
const change = (id: number, changes: object) =>
  desk.callJson<InquiryDetail>(200, 'PATCH', `/admin/inquiries/${id}`, changes)
const take = (id: number, session: string) => desk.callAs(session, 'POST', `/admin/inquiries/${id}/take`)
const merge = (into: number, ...ids: number[]) =>
  desk.callJson<InquiryDetail>(200, 'POST', '/admin/inquiries/merge', { into, ids })
const part = (into: number, ...ids: number[]) =>
  desk.callJson<InquiryDetail>(200, 'POST', `/admin/inquiries/${into}/unmerge`, { ids })
const list = async (query: string) =>
  (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?${query}`)).map(({ id }) => id)
const work = ({ status, assignee, nextContactAt }: InquiryDetail) => [
  status,
  assignee?.name ?? null,
  nextContactAt,
]
const callJobs = async (id: number) =>
  (
    await shop.database.pool.query('select run_at from graphile_worker.jobs where key = $1', [
      `next-contact:${id}`,
    ])
  ).rows.map(({ run_at }) => run_at.toISOString())

describe('An inquiry that nobody has, into which one with a promised call is merged,', () => {
  test('keeps the call, has its person and is in work; history, lists and reminders know it', async () => {
    await take(older, vera)
    await change(older, { nextContactAt: SOON })
    const merged = await merge(newer, older)
    expect(work(merged)).toEqual(['processing', 'vera', SOON])
    expect(merged.answeredAt).not.toBeNull()
    const { actor, changes } = merged.history.at(-1) ?? {}
    expect([actor, changes?.map(({ field }) => field)]).toEqual([
      'manager',
      ['assigneeId', 'nextContactAt', 'status'],
    ])
    expect(await list('open=1&nobody=0')).toEqual([newer])
    expect(await callJobs(newer)).toEqual([SOON])
  })

  test('gives all of it back when they are parted, and waits for its answer again', async () => {
    await take(older, vera)
    await change(older, { nextContactAt: SOON })
    const before = await detail(newer)
    await merge(newer, older)
    const after = await part(newer, older)
    expect([work(after), after.answeredAt]).toEqual([work(before), null])
    expect(work(await detail(older))).toEqual(['processing', 'vera', SOON])
    expect(await list('nobody=1&open=1')).toEqual([newer])
    const third = await receive()
    await merge(newer, third)
    expect(work(await part(newer, third))).toEqual(work(before))
  })

  test('keeps what people have changed since, also when they are parted or another one is merged', async () => {
    await take(older, vera)
    await change(older, { nextContactAt: SOON })
    await merge(newer, older)
    await change(newer, { nextContactAt: null, note: 'Дозвонились' })
    expect(work(await merge(newer, await receive()))).toEqual(['processing', 'vera', null])
    expect(work(await part(newer, older))).toEqual(['processing', 'vera', null])
  })

  test('is rung for a later call although the first one is done, and keeps it when that one is parted', async () => {
    await change(older, { nextContactAt: SOON })
    await merge(newer, older)
    await change(newer, { nextContactAt: null })
    const [third, fourth] = [await receive(), await receive()]
    await change(third, { nextContactAt: LATER })
    expect((await merge(newer, third)).nextContactAt).toBe(LATER)
    expect((await merge(newer, fourth)).nextContactAt).toBe(LATER)
    expect((await part(newer, older)).nextContactAt).toBe(LATER)
  })
})

test('Of several calls the earliest one is kept, and given back once all are parted', async () => {
  const third = await receive()
  await change(newer, { nextContactAt: LATER })
  await change(older, { nextContactAt: inHours(3) })
  await change(third, { nextContactAt: SOON })
  expect((await merge(newer, older, third)).nextContactAt).toBe(SOON)
  expect((await part(newer, older)).nextContactAt).toBe(SOON)
  expect((await part(newer, third)).nextContactAt).toBe(LATER)
})

test('An inquiry keeps its own person and an earlier call', async () => {
  await take(older, vera)
  await change(older, { nextContactAt: LATER })
  await desk.callJson(200, 'POST', `/admin/inquiries/${newer}/take`)
  await change(newer, { nextContactAt: SOON })
  const { version } = await detail(newer)
  const merged = await merge(newer, older)
  expect([...work(merged), merged.version]).toEqual(['processing', 'manager', SOON, version])
})

test('A closed one is in work again for a promised call alone', async () => {
  await desk.callJson(200, 'POST', `/admin/inquiries/${newer}/take`)
  await change(newer, { status: 'completed' })
  const third = await receive()
  expect(work(await merge(newer, third))).toEqual(['completed', 'manager', null])
  await part(newer, third)
  await take(older, vera)
  await change(older, { nextContactAt: SOON })
  expect(work(await merge(newer, older))).toEqual(['processing', 'manager', SOON])
  const parted = await part(newer, older)
  expect([...work(parted), parted.closedAt === null]).toEqual(['completed', 'manager', null, false])
})

test('A lost one that is in work again for a call has no reason of its loss, and needs one to be lost anew', async () => {
  await change(newer, { status: 'canceled', lostReason: 'Дорого' })
  await change(older, { nextContactAt: SOON })
  const merged = await merge(newer, older)
  expect([merged.status, merged.lostReason, merged.closedAt]).toEqual(['processing', null, null])
  await desk.callJson(400, 'PATCH', `/admin/inquiries/${newer}`, { status: 'canceled' })
  expect(await part(newer, older)).toMatchObject({ status: 'canceled', lostReason: 'Дорого' })
})

test.each(['spam = true', 'do_not_contact = true'])('Into one with %s no call is merged', async (set) => {
  await shop.database.pool.query(`update inquiries set ${set} where id = $1`, [newer])
  await change(older, { nextContactAt: SOON })
  expect((await merge(newer, older)).nextContactAt).toBeNull()
})

test.each([
  ['spam', 'spam = true'],
  ['closed', "status = 'completed'"],
])('One that is %s gives nothing', async (_what, set) => {
  await take(older, vera)
  await change(older, { nextContactAt: SOON })
  await shop.database.pool.query(`update inquiries set ${set} where id = $1`, [older])
  expect(work(await merge(newer, older))).toEqual(['new', null, null])
})

test('A call that came with one merged before and is done since does not come back by a chain', async () => {
  const third = await receive()
  await take(older, vera)
  await change(older, { nextContactAt: SOON })
  await merge(newer, older)
  await change(newer, { nextContactAt: null })
  expect(work(await merge(third, newer))).toEqual(['processing', 'vera', null])
  const fourth = await receive()
  await change(fourth, { nextContactAt: LATER })
  expect((await merge(third, fourth)).nextContactAt).toBe(LATER)
})

describe('Against an older version of an inquiry nothing is written, nor is it', () => {
  type Call = (ids: { other: number; merged: number; note: number }) => [address: string, body?: object]
  test.each<[string, string, Call]>([
    ['taken', 'POST', () => [`/admin/inquiries/${newer}/take`]],
    ['given a note', 'POST', () => [`/admin/inquiries/${newer}/notes`, { text: 'Говорили' }]],
    [
      'given other words of a note',
      'PATCH',
      ({ note }) => [`/admin/inquiries/${newer}/notes/${note}`, { text: 'Иначе' }],
    ],
    ['merged', 'POST', ({ other }) => ['/admin/inquiries/merge', { into: newer, ids: [other] }]],
    ['parted', 'POST', ({ merged }) => [`/admin/inquiries/${newer}/unmerge`, { ids: [merged] }]],
  ])('%s', async (_what, method, call) => {
    const other = await receive()
    await merge(newer, older)
    const { id: note } = await desk.callJson<{ id: number }>(201, 'POST', `/admin/inquiries/${newer}/notes`, {
      text: 'Первая',
    })
    await desk.callAs(vera, 'PATCH', `/admin/inquiries/${newer}`, { preferredDate: 'завтра' })
    const before = await detail(newer)
    const [address, body] = call({ other, merged: older, note })
    const over = (version: number) => desk.call(method, address, body, { 'if-match': `"${version}"` })
    const stale = await over(before.version - 1)
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({
      current: { id: newer, version: before.version },
      changedBy: 'vera',
      changedAt: expect.any(String),
    })
    expect(await detail(newer)).toEqual(before)
    expect((await over(before.version)).ok).toBe(true)
  })
})
