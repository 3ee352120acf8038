import { describe, expect, test, vi } from 'vitest'
import { createInquiryEvents } from '../src/server/features/inquiries/events/inquiry-events.service.ts'
import { type Instance, LISTENER, openPair, readStream, untilHeard } from './support/event-stream.ts'
import { openShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()

let first: Instance
let second: Instance
let cookie = ''
openPair(shop, (pair) => {
  ;({ first, second, cookie } = pair)
})

/** The mark in a document of staff; none for strangers, or while the database is busy. */
async function readMark(of = first, headers: Record<string, string> = { cookie }): Promise<string> {
  const document = await fetch(new URL('/admin/orders', of.address), { headers })
  return /data-events="([^"]*)"/.exec(await document.text())?.[1] ?? ''
}

/** Opens a screen of staff, and gives the mark that its document carries. */
const openPage = (of = first) =>
  waitFor(async () => {
    const mark = await readMark(of)
    expect(mark).not.toBe('')
    return mark
  })

/** Opens the first stream of a page, and reads until it is told that it has caught up. */
async function openStream(mark: string, of = first, headers: Record<string, string> = {}) {
  const address = `${of.address}?page=${encodeURIComponent(mark)}`
  const stream = await readStream(address, { cookie, ...headers })
  await waitFor(() => expect(stream.messages.map(({ event }) => event)).toContain('caught-up'))
  const end = stream.messages.findIndex(({ event }) => event === 'caught-up')
  const told = stream.messages.slice(0, end).map(({ event, data }) => `${event} ${data.id}`)
  return { ...stream, told, isComplete: stream.messages[end]?.data.isComplete }
}

const visitor = openVisitor(shop)
const post = () => visitor.send({})

/** Waits until both servers have heard of everything that is committed. */
const untilAllHeard = () => untilHeard(shop, [first.address, second.address], cookie)

const ofRequests = (told: readonly string[], ids: readonly number[]) =>
  told.filter((one) => ids.some((id) => one.endsWith(` ${id}`)))

describe('A screen of staff whose stream opens later', () => {
  test('is told what came in between, and nothing that came before', async () => {
    const before = await post()
    await untilAllHeard()
    const mark = await openPage()
    const since = await post()
    await shop.database.pool.query(
      `insert into inquiry_notes (inquiry_id, author_name, text) values ($1, 'Мария Д.', 'Просил позвонить')`,
      [before],
    )
    await untilAllHeard()
    const { told, isComplete, abort, messages } = await openStream(mark)
    expect(isComplete).toBe(true)
    expect(ofRequests(told, [before, since])).toEqual([
      `inquiry.created ${since}`,
      `inquiry.changed ${before}`,
    ])
    const next = await post()
    await expect.poll(() => messages.at(-1)).toMatchObject({ event: 'inquiry.created', data: { id: next } })
    abort()
  })

  test('is told of an inquiry that was stored before a later one, and committed after it', async () => {
    const colleague = await shop.database.pool.connect()
    await colleague.query('begin')
    const { rows } = await colleague.query(
      `insert into inquiries (name, phone, type) values ('Поздний', '+7 916 000-00-01', 'repair') returning id`,
    )
    const late: number = rows[0].id
    const early = await post()
    expect(early).toBeGreaterThan(late)
    await untilAllHeard()
    const mark = await openPage()
    await colleague.query('commit')
    colleague.release()
    await untilAllHeard()
    const { told, abort } = await openStream(mark)
    expect(ofRequests(told, [early, late])).toEqual([`inquiry.created ${late}`])
    abort()
  })

  test.each([
    ['from another instance, or from before a restart', () => openPage(second)],
    ['without a mark', async () => ''],
    ['with a mark that is none', async () => 'вчера'],
  ])('is told that nobody knows what it missed: %s', async (_what, open) => {
    const mark = await open()
    const missed = await post()
    await untilAllHeard()
    const { told, isComplete, abort, messages } = await openStream(mark)
    expect([told, isComplete]).toEqual([[], false])
    const next = await post()
    await expect.poll(() => messages.at(-1)?.data.id).toBe(next)
    expect(messages.map(({ data }) => data.id)).not.toContain(missed)
    abort()
  })

  test('is told to read anew rather than of a flood', async () => {
    const mark = await openPage()
    await shop.database.pool.query(
      `insert into inquiries (name, phone, type) select 'Поток ' || n, '+7 916 000-00-02', 'repair' from generate_series(1, 101) as n`,
    )
    await untilAllHeard()
    const { told, isComplete, abort } = await openStream(mark)
    expect([told, isComplete]).toEqual([[], false])
    abort()
  })

  test('goes on after its last event when the browser reconnects by the same address', async () => {
    const mark = await openPage()
    const known = await post()
    await untilAllHeard()
    const before = await openStream(mark)
    before.abort()
    const missed = await post()
    await untilAllHeard()
    const address = `${first.address}?page=${encodeURIComponent(mark)}`
    const again = await readStream(address, { cookie, 'last-event-id': before.lastId })
    await waitFor(() => expect(again.messages.map(({ data }) => data.id)).toContain(missed))
    expect(again.messages.map(({ data }) => data.id)).not.toContain(known)
    expect(again.messages.map(({ event }) => event)).not.toContain('caught-up')
    again.abort()
  })
})

test('A tab that takes the stream over is told to read anew where this server cannot tell all, as after another one', async () => {
  const takeOver = async (mark: string) => {
    const stream = await readStream(`${first.address}?lastEventId=${encodeURIComponent(mark)}`, { cookie })
    const next = await post()
    await waitFor(() => expect(stream.messages.map(({ data }) => data.id)).toContain(next))
    return stream
  }
  const gaps = ({ messages }: Awaited<ReturnType<typeof readStream>>) =>
    messages.filter(({ event }) => event === 'caught-up').map(({ data }) => data.isComplete)
  const foreign = await takeOver(await openPage(second))
  await expect.poll(() => gaps(foreign)).toEqual([false])
  foreign.abort()
  const own = await takeOver(await openPage(first))
  expect(gaps(own)).toEqual([])
  own.abort()
})

test('Strangers are not told how many events there were', async () => {
  expect(await openPage()).not.toBe('')
  expect(await readMark(first, { cookie: 'staff_session=invented' })).toBe('')
  expect(await readMark(first, {})).toBe('')
})

test.each([
  ['/admin/orders', 1],
  ['/admin/login', 0],
  ['/admin/no-such-screen', 0],
])('The document of %s asks the database %d times for its mark', async (path, times) => {
  const { statements } = await recordStatements(shop.database.pool, () => shop.get(path, { cookie }))
  expect(statements.filter(({ text }) => text.includes('sessions'))).toHaveLength(times)
})

test('A mark from before the link to the database was lost is not trusted, nor is there one before the first link', async () => {
  const events = createInquiryEvents(shop.database.db)
  expect(events.pageMark()).toBeNull()
  events.hear()
  const mark = events.pageMark() ?? ''
  expect(events.canCatchUp(mark)).toBe(true)
  events.hear()
  expect(events.canCatchUp(mark)).toBe(false)
})

test('Who follows before the first link to the database is told to read anew, nobody who follows later', async () => {
  for (const isEarly of [true, false]) {
    const events = createInquiryEvents(shop.database.db)
    const onGap = vi.fn()
    events.onGap(onGap)
    const mark = events.mark()
    if (isEarly) await events.follow(null, () => undefined)
    events.hear()
    await events.follow(null, () => undefined)
    expect(onGap).toHaveBeenCalledTimes(isEarly ? 1 : 0)
    // A tab that takes over from one that followed early would else never hear of what it missed.
    expect(events.canCatchUp(mark)).toBe(!isEarly)
  }
})

test('Who looks at a screen while the link to the database is lost is told to read anew', async () => {
  const id = await post()
  await untilAllHeard()
  const { messages, abort } = await openStream(await openPage())
  const before = messages.length
  // Neither the note nor anything else of that moment is heard.
  const { rowCount } = await shop.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = '${LISTENER}'`)
  expect(rowCount).toBe(2)
  await shop.database.pool.query(
    `insert into inquiry_notes (inquiry_id, author_name, text) values ($1, 'Мария Д.', 'Перезвонить')`,
    [id],
  )
  await expect
    .poll(() => messages.slice(before).map(({ event, data }) => [event, data.isComplete]))
    .toContainEqual(['caught-up', false])
  abort()
})
