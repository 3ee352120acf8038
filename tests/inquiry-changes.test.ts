import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Changed, InquiryDetail } from '../src/contract/inquiries/work.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

interface Outcome {
  results: Changed[]
  undo: string | null
}

let rival = ''
let people: { manager: number; rival: number }
beforeAll(async () => {
  rival = await signInAs(shop, 'manager', 'rival')
  const { rows } = await shop.database.pool.query('select id, username from users')
  const idOf = (name: string) => rows.find(({ username }) => username === name).id
  people = { manager: idOf('manager'), rival: idOf('rival') }
})

let ids: number[] = []
beforeEach(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  ids = []
  for (const name of ['Вера', 'Глеб', 'Дарья']) {
    const sent = { name, phone: '8 926 123-45-67', message: `Перезвоните, ${name}` }
    ids.push((await (await shop.post('/api/inquiries/contact', sent)).json()).id)
  }
})

const detail = (id: number) => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${id}`)
const details = () => Promise.all(ids.map(detail))
const change = (body: unknown) => desk.callJson<Outcome>(200, 'POST', '/admin/inquiries/changes', body)
const undo = (of: string | null) =>
  desk.callJson<Outcome>(200, 'POST', `/admin/inquiries/changes/${of}/undo`, {})
const statuses = ({ results }: Outcome) => results.map(({ status }) => status)

describe('Several inquiries changed at once', () => {
  test('move together; those that nobody has are then of who moved them', async () => {
    await desk.callAs(rival, 'POST', `/admin/inquiries/${ids[1]}/take`)
    const outcome = await change({ ids, changes: { status: 'completed' } })
    const stored = await details()
    expect(outcome.results).toEqual(stored.map(({ id, version }) => ({ id, status: 200, version })))
    expect(stored.map(({ status, assignee }) => [status, assignee?.id])).toEqual([
      ['completed', people.manager],
      ['completed', people.rival],
      ['completed', people.manager],
    ])
    expect(stored.every(({ closedAt, answeredAt }) => closedAt && answeredAt)).toBe(true)
  })

  test('are given to whom it says, and a call is promised in all of them with a note', async () => {
    const nextContactAt = '2031-02-03T09:00:00.000Z'
    await change({
      ids,
      changes: { status: 'processing', assigneeId: people.rival, nextContactAt, note: 'Обзвонить' },
    })
    for (const one of await details()) {
      expect(one).toMatchObject({ status: 'processing', assignee: { id: people.rival }, nextContactAt })
      expect(one.notes.map(({ text }) => text)).toEqual(['Обзвонить'])
    }
    const noted = await change({ ids, changes: { note: 'Вечером' } })
    const versions = (await details()).map(({ version }) => version)
    expect(noted.results.map(({ version }) => version)).toEqual(versions)
    await change({ ids, changes: { status: 'completed', assigneeId: null } })
    for (const one of await details()) expect(one).toMatchObject({ status: 'completed', assignee: null })
  })

  test.each(['by number', 'in the order of ids'])(
    'that somebody else has changed meanwhile stay as they are, versions given %s',
    async (how) => {
      const versions = how === 'by number' ? Object.fromEntries(ids.map((id) => [id, 1])) : ids.map(() => 1)
      await desk.callAs(rival, 'POST', `/admin/inquiries/${ids[1]}/take`)
      const outcome = await change({ ids, versions, changes: { status: 'completed' } })
      expect(statuses(outcome)).toEqual([200, 409, 200])
      expect(outcome.results[1]).toEqual({
        id: ids[1],
        status: 409,
        version: 2,
        message: 'Запрос уже изменил другой сотрудник',
      })
      expect((await details()).map(({ status }) => status)).toEqual(['completed', 'processing', 'completed'])
    },
  )

  test('of which some are gone, merged, erased or lack a reason: each says why, the others are changed', async () => {
    const [first = 0, second = 0, third = 0] = ids
    await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: first, ids: [second] })
    await shop.database.pool.query('update inquiries set erased_at = now() where id = $1', [third])
    const outcome = await change({ ids: [...ids, 2_147_483_647], changes: { spam: true } })
    expect(statuses(outcome)).toEqual([200, 409, 409, 404])
    expect(outcome.results.map(({ message }) => message)).toEqual([
      undefined,
      `Запрос № ${second} объединён с № ${first}: откройте № ${first}`,
      `Данные удалены: в запросе № ${third} больше ничего не меняют`,
      'Запрос не найден',
    ])
    expect(outcome.results[3]?.version).toBeNull()
    const canceled = await change({ ids: [first], changes: { status: 'canceled' } })
    expect(canceled).toEqual({
      results: [
        { id: first, status: 400, version: 2, message: 'Укажите причину, по которой запрос отменён' },
      ],
      undo: null,
    })
  })

  test('are put back as they were, but for what was changed since; a second press changes nothing', async () => {
    await desk.callJson(200, 'PATCH', `/admin/inquiries/${ids[0]}`, {
      status: 'canceled',
      lostReason: 'Купил у соседа',
    })
    const before = await details()
    const outcome = await change({
      ids,
      changes: { status: 'processing', nextContactAt: '2031-02-03T09:00:00.000Z' },
    })
    await desk.callAs(rival, 'POST', `/admin/inquiries/${ids[2]}/notes`, { text: 'Заметка ничему не мешает' })
    await desk.callAs(rival, 'PATCH', `/admin/inquiries/${ids[1]}`, { assigneeId: people.rival })
    const undone = await undo(outcome.undo)
    expect(statuses(undone)).toEqual([200, 409, 200])
    const [first, second, third] = await details()
    const work = ({ status, assignee, nextContactAt, lostReason, closedAt }: InquiryDetail) => ({
      status,
      assignee,
      nextContactAt,
      lostReason,
      closedAt,
    })
    expect([first, third].map((one) => one && work(one))).toEqual(
      [before[0], before[2]].map((one) => one && work(one)),
    )
    expect(second).toMatchObject({ status: 'processing', assignee: { id: people.rival } })
    expect(statuses(await undo(outcome.undo))).toEqual([409, 409, 409])
  })

  test('stay answered when they are put back where a note was written, with the change or since', async () => {
    const noted = await change({
      ids: ids.slice(0, 1),
      changes: { status: 'processing', note: 'Дозвонились' },
    })
    const moved = await change({ ids: ids.slice(1), changes: { status: 'processing' } })
    await desk.callAs(rival, 'POST', `/admin/inquiries/${ids[1]}/notes`, { text: 'Тоже дозвонилась' })
    const [first, second] = await details()
    for (const one of [noted, moved]) await undo(one.undo)
    const after = await details()
    expect(after.map(({ status }) => status)).toEqual(['new', 'new', 'new'])
    expect(after.map(({ answeredAt }) => answeredAt)).toEqual([first?.answeredAt, second?.answeredAt, null])
    expect(after[0]?.answeredAt).not.toBeNull()
  })

  test('are not put back to a person who cannot work any more, also since a moment ago: that one says so, the others are', async () => {
    await desk.callAs(rival, 'POST', `/admin/inquiries/${ids[0]}/take`)
    const outcome = await change({ ids, changes: { assigneeId: people.manager } })
    const setActive = (isActive: boolean) =>
      shop.database.pool.query('update users set is_active = $1 where id = $2', [isActive, people.rival])
    const writer = await shop.database.pool.connect()
    await writer.query('begin')
    await writer.query('select from inquiries where id = $1 for update', [ids[2]])
    const undoing = undo(outcome.undo)
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await shop.database.pool.query(waiting)).rowCount).toBe(1)
    await setActive(false)
    await writer.query('commit')
    writer.release()
    const undone = await undoing
    await setActive(true)
    expect(statuses(undone)).toEqual([400, 200, 200])
    expect(undone.results[0]?.message).toBe('Прежний сотрудник больше не ведёт запросы')
    const after = await details()
    expect(after.map(({ assignee }) => assignee?.id ?? null)).toEqual([people.manager, null, null])
  })

  test('are put back without one that was erased, of which nothing of before is kept', async () => {
    const outcome = await change({ ids, changes: { status: 'completed' } })
    const admin = await signInAs(shop, 'admin', 'owner')
    const erased = await shop.app.request('http://shop.test/api/admin/consents/erase', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: admin },
      body: JSON.stringify({ inquiryId: ids[0] }),
    })
    expect(erased.status).toBe(200)
    const { rows } = await shop.database.pool.query('select inquiry_id from inquiry_undos')
    expect(rows.map(({ inquiry_id }) => inquiry_id)).not.toContain(ids[0])
    const { results } = await undo(outcome.undo)
    expect(results.map(({ id, status }) => [id, status])).toEqual(ids.slice(1).map((id) => [id, 200]))
    expect(await detail(ids[0] ?? 0)).toMatchObject({ status: 'completed' })
  })

  test('pressed three times at once are changed once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const press = () =>
      shop.app.request('http://shop.test/api/admin/inquiries/changes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: rival, ...headers },
        body: JSON.stringify({ ids, changes: { note: 'Один раз', status: 'processing' } }),
      })
    const answers = await Promise.all([press(), press(), press()])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(bodies.map((body) => body.undo)).size).toBe(1)
    for (const { notes, version } of await details()) expect([notes.length, version]).toEqual([1, 2])
  })

  test.each([
    [{ ids: [], changes: { spam: true } }],
    [{ ids: [1], changes: {} }],
    [{ ids: [1], changes: { status: 'lost' } }],
    [{ ids: [1], changes: { assigneeId: 999_999 } }],
    [{ ids: [1], changes: { spam: true }, versions: { 1: 'x' } }],
    [{ ids: ['1'], changes: { spam: true } }],
    [{ ids: Array.from({ length: 501 }, (_, place) => place + 1), changes: { spam: true } }],
  ])('%j is refused', async (body) => {
    await desk.callJson(400, 'POST', '/admin/inquiries/changes', body)
  })

  test('an unknown change cannot be taken back, a name that is no number of one neither', async () => {
    await desk.callJson(404, 'POST', `/admin/inquiries/changes/${crypto.randomUUID()}/undo`, {})
    await desk.callJson(400, 'POST', '/admin/inquiries/changes/last/undo', {})
  })
})

describe('An inquiry is taken over the version in which it came', () => {
  const take = () => desk.call('POST', `/admin/inquiries/${ids[0]}/take`, undefined, { 'if-match': '"1"' })

  test('and again by whose it is by now', async () => {
    const taken = await (await take()).json()
    const again = await take()
    expect({ status: again.status, body: await again.json() }).toEqual({ status: 200, body: taken })
  })

  test('not when somebody else has it, who is named, or has changed it', async () => {
    await desk.callAs(rival, 'POST', `/admin/inquiries/${ids[0]}/take`)
    const late = await take()
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      message: 'Запрос уже взят: rival',
      assignee: { id: people.rival, name: 'rival' },
      current: { id: ids[0], version: 2 },
      changedBy: 'rival',
      changedAt: expect.any(String),
    })
    await desk.callAs(rival, 'PATCH', `/admin/inquiries/${ids[0]}`, { assigneeId: null })
    const refused = await take()
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { assignee: null }, changedBy: 'rival' })
  })
})
