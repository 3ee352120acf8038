import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InquiryDetail, Note } from '../src/contract/inquiries/work.ts'
import { expectError } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openInquiryDesk } from './support/inquiry-desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openInquiryDesk(shop)
const { receive, list } = desk

let id = 0
let rival = ''
let ids: { manager: number; rival: number }
beforeAll(async () => {
  rival = await signInAs(shop, 'manager', 'rival')
  await shop.database.pool.query("update users set full_name = 'Мария Д.' where username = 'rival'")
  const { rows } = await shop.database.pool.query('select id, username from users')
  const idOf = (name: string) => rows.find(({ username }) => username === name).id
  ids = { manager: idOf('manager'), rival: idOf('rival') }
})
beforeEach(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  id = await receive()
})

const detail = (of = id) => desk.detail(of)
const change = (changes: unknown, headers: Record<string, string> = {}, session?: string) =>
  shop.app.request(`http://shop.test/api/admin/inquiries/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: session ?? rival, ...headers },
    body: JSON.stringify(changes),
  })

describe('A manager takes an inquiry', () => {
  test('and it is his, in work, answered; taking it again changes nothing', async () => {
    const taken = await desk.callJson<InquiryDetail>(200, 'POST', `/admin/inquiries/${id}/take`)
    expect(taken).toMatchObject({ status: 'processing', assignee: { id: ids.manager }, version: 2 })
    expect(taken.answeredAt).not.toBeNull()
    const again = await desk.callJson<InquiryDetail>(200, 'POST', `/admin/inquiries/${id}/take`)
    expect(again).toEqual(taken)
  })

  test('that somebody else has, and is told who', async () => {
    await desk.callAs(rival, 'POST', `/admin/inquiries/${id}/take`)
    const response = await desk.call('POST', `/admin/inquiries/${id}/take`)
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      message: 'Запрос уже взят: Мария Д.',
      assignee: { id: ids.rival, name: 'Мария Д.' },
    })
  })

  test('at the same moment as another, and exactly one of them has it, in every round', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await receive()
      const answers = await Promise.all([
        desk.call('POST', `/admin/inquiries/${one}/take`),
        desk.callAs(rival, 'POST', `/admin/inquiries/${one}/take`),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

describe('A change of an inquiry', () => {
  test('of who works on it is in the history with the names, of those too who are gone', async () => {
    await change({ assigneeId: ids.rival })
    await desk.call('PATCH', `/admin/inquiries/${id}`, { assigneeId: ids.manager })
    await shop.database.pool.query(`update users set is_active = false where id = ${ids.rival}`)
    // The journal keeps what earlier tests did to this number.
    const { history } = await detail()
    await shop.database.pool.query(`update users set is_active = true where id = ${ids.rival}`)
    expect(
      history.slice(-2).flatMap(({ changes }) => changes.filter(({ field }) => field === 'assigneeId')),
    ).toEqual([
      { field: 'assigneeId', before: null, after: ids.rival, afterName: 'Мария Д.' },
      {
        field: 'assigneeId',
        before: ids.rival,
        after: ids.manager,
        beforeName: 'Мария Д.',
        afterName: expect.stringMatching(/./),
      },
    ])
  })

  test('is in its history with who, before and after, and raises the version', async () => {
    const response = await change({ status: 'completed', address: 'Балашиха', preferredDate: '24 ноября' })
    expect(await response.json()).toMatchObject({ status: 'completed', address: 'Балашиха', version: 2 })
    const { history, closedAt } = await detail()
    expect(closedAt).not.toBeNull()
    expect(history.at(-1)).toMatchObject({ actor: 'Мария Д.' })
    expect(history.at(-1)?.changes).toContainEqual({ field: 'status', before: 'new', after: 'completed' })
    // Personal data stays out of the journal.
    expect(JSON.stringify(history)).not.toContain('Балашиха')
  })

  test('against an older version is refused with what stands now and who wrote it', async () => {
    await change({ preferredDate: 'завтра' }, { 'if-match': '"1"' })
    const response = await change({ preferredDate: 'вчера' }, { 'if-match': '"1"' })
    expect(response.status).toBe(409)
    const body = await response.json()
    expect(body).toMatchObject({
      changedBy: 'Мария Д.',
      current: { id, version: 2, preferredDate: 'завтра' },
    })
    expect(Date.parse(body.changedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect((await change({ preferredDate: 'вчера' })).status).toBe(200)
    await expectError(await change({}, { 'if-match': 'ago' }), 400, 'If-Match')
  })

  test('by two at once against one version: exactly one is stored, in every round', async () => {
    for (let version = 1; version <= 10; version++) {
      const answers = await Promise.all(
        ['утром', 'вечером'].map((when) =>
          change({ preferredDate: `${when}, ${version}` }, { 'if-match': `"${version}"` }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
    expect((await detail()).version).toBe(11)
  })

  test('to canceled may use a reason that was stored before, which other changes leave alone', async () => {
    await change({ lostReason: 'Дорого' })
    await change({ preferredDate: 'завтра' })
    expect(await (await change({ status: 'canceled' })).json()).toMatchObject({ lostReason: 'Дорого' })
  })

  test('to canceled needs a reason, which stays until the inquiry is opened again', async () => {
    const refused = await change({ status: 'canceled' })
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors).toHaveProperty('lostReason')
    expect((await (await change({ status: 'canceled', lostReason: ' Дорого ' })).json()).lostReason).toBe(
      'Дорого',
    )
    expect((await change({ lostReason: null })).status).toBe(400)
    const opened = await (await change({ status: 'processing' })).json()
    expect(opened).toMatchObject({ lostReason: null, closedAt: null })
    // As another system may have stored it.
    await shop.database.pool.query("update inquiries set status = 'canceled'")
    expect((await change({ address: 'Реутов' })).status).toBe(200)
  })

  test.each([
    [{ status: 'lost' }, 'Такого статуса нет'],
    [{ assigneeId: 999_999 }, 'Такого сотрудника нет'],
    [{ nextContactAt: 'завтра' }, 'Ожидается момент'],
    [{ nextContactAt: '0000-01-01T00:00:00Z' }, 'Ожидается момент'],
    [{ nextContactAt: '9999-12-31T23:59:59-12:00' }, 'Ожидается момент'],
    [{ spam: 'да' }, 'true или false'],
  ])('%j is refused in words', async (changes, message) => {
    await expectError(await change(changes), 400, message)
  })

  test('nobody and a blocked person cannot get an inquiry', async () => {
    await shop.database.pool.query('update users set is_active = false where id = $1', [ids.rival])
    const session = await signInAs(shop, 'admin')
    await expectError(await change({ assigneeId: ids.rival }, {}, session), 400, 'не может вести запросы')
    const people = await desk.callJson<{ id: number }[]>(200, 'GET', '/admin/inquiries/assignees')
    expect(people.map((person) => person.id)).not.toContain(ids.rival)
    await shop.database.pool.query('update users set is_active = true where id = $1', [ids.rival])
    rival = await signInAs(shop, 'manager', 'rival')
  })
})

test('a note has its author and counts as the first answer', async () => {
  const note = await desk.callJson<Note>(201, 'POST', `/admin/inquiries/${id}/notes`, {
    text: ' Ждёт смету ',
  })
  expect(note).toMatchObject({ author: 'manager', text: 'Ждёт смету' })
  const { notes, answeredAt } = await detail()
  expect(notes).toEqual([note])
  expect(answeredAt).toBe(note.at)
  await expectError(await desk.call('POST', `/admin/inquiries/${id}/notes`, { text: ' ' }), 400, 'Напишите')
})

test('the same phone in another spelling, or the same e-mail, is a related inquiry', async () => {
  const same = await receive({ phone: '+7 (926) 123 45 67' })
  const mail = await receive({ phone: '8 900 000-00-00', email: 'Vera@example.com' })
  await receive({ phone: '8 900 111-11-11' })
  expect((await detail()).related.map((one) => one.id)).toEqual([same])
  const other = await receive({ phone: '8 900 222-22-22', email: 'vera@EXAMPLE.com' })
  expect((await detail(other)).related.map((one) => one.id)).toEqual([mail])
})

describe('Inquiries of one person are merged', () => {
  test('leave list and counts, and come back', async () => {
    const other = await receive()
    const third = await receive()
    await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: other, ids: [third] })
    const whole = await desk.callJson<InquiryDetail>(200, 'POST', '/admin/inquiries/merge', {
      into: id,
      ids: [other],
    })
    expect(whole.merged).toEqual([other, third])
    expect(await list('')).toEqual([id])
    expect((await desk.callJson<{ all: number }>(200, 'GET', '/admin/inquiries/counts')).all).toBe(1)
    expect((await detail(third)).mergedInto).toBe(id)
    await desk.callJson(200, 'POST', `/admin/inquiries/${id}/unmerge`, { ids: [other, third] })
    expect(await list('')).toEqual([third, other, id])
  })

  test('and the merged one is no longer worked on, which names where it went', async () => {
    const other = await receive()
    await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: other, ids: [id] })
    const refused = [
      await change({ status: 'completed' }),
      await desk.call('POST', `/admin/inquiries/${id}/take`),
      await desk.call('POST', `/admin/inquiries/${id}/notes`, { text: 'Перезвонить' }),
    ]
    for (const response of refused) {
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({
        message: `Запрос № ${id} объединён с № ${other}: откройте № ${other}`,
        mergedInto: other,
      })
    }
    await desk.callJson(200, 'POST', `/admin/inquiries/${other}/unmerge`, { ids: [id] })
    expect((await change({ status: 'completed' })).status).toBe(200)
  })

  test('into itself, into a merged one or with an unknown one is refused', async () => {
    const other = await receive()
    const merge = (into: number, more: number[]) =>
      desk.call('POST', '/admin/inquiries/merge', { into, ids: more })
    await expectError(await merge(id, [id]), 400, 'с самим собой')
    await expectError(await merge(id, [999]), 404, '№ 999')
    await expectError(await merge(id, [3_000_000_000]), 400, 'Номер запроса — целое число')
    await expectError(await merge(999, [id]), 404, '№ 999')
    await expectError(await merge(3_000_000_000, [id]), 400, 'Номер запроса — целое число')
    await expectError(
      await desk.call('POST', '/admin/inquiries/3000000000/unmerge', { ids: [id] }),
      404,
      '№ 3000000000',
    )
    await expectError(await merge(id, []), 400, 'Выберите')
    await merge(id, [other])
    await expectError(await merge(other, [await receive()]), 409, `№ ${other} уже объединён`)
    await expectError(
      await desk.call('POST', `/admin/inquiries/${other}/unmerge`, { ids: [id] }),
      400,
      'не объединён',
    )
  })
})

describe('Filters of the list', () => {
  test('without a due time an inquiry is overdue after two hours', async () => {
    const came = (ago: string) =>
      shop.database.pool.query(
        `update inquiries set answer_due_at = null, created_at = now() - interval '${ago}' where id = $1`,
        [id],
      )
    await came('119 minutes')
    expect(await list('overdue=1')).toEqual([])
    await came('121 minutes')
    expect(await list('overdue=1')).toEqual([id])
  })

  test('some by their numbers, as far as they match', async () => {
    const [one, other] = [await receive(), await receive()]
    await desk.call('POST', `/admin/inquiries/${other}/take`)
    expect(await list(`ids=${id},${one},${other}`)).toEqual([other, one, id])
    expect(await list(`ids=${one},${other}&status=new`)).toEqual([one])
    await expectError(await desk.call('GET', '/admin/inquiries?ids=17,все'), 400, 'через запятую')
  })

  test('mine, nobody, a person, overdue, today, spam, source, and text by q', async () => {
    const [mine, late, called, junk] = [await receive(), await receive(), await receive(), await receive()]
    const set = (one: number, columns: string) =>
      shop.database.pool.query(`update inquiries set ${columns} where id = $1`, [one])
    await desk.call('POST', `/admin/inquiries/${mine}/take`)
    await set(late, "answer_due_at = now() - interval '1 minute', source_name = 'yandex'")
    await set(called, `assignee_id = ${ids.rival}, next_contact_at = now() - interval '1 second'`)
    await set(junk, "spam = true, answer_due_at = now() - interval '1 day'")
    await set(id, "next_contact_at = now() + interval '40 hours'")
    expect(await list('mine=1')).toEqual([mine])
    expect(await list('nobody=true')).toEqual([junk, late, id])
    expect(await list(`assigneeId=${ids.rival}`)).toEqual([called])
    expect(await list('overdue=1')).toEqual([called, late])
    expect(await list('overdue=false')).toEqual([junk, mine, id])
    expect([await list('spam=1'), await list('source=yandex')]).toEqual([[junk], [late]])
    expect(await list('today=1')).toEqual([called])
    expect(await list('q=9261234567&spam=0')).toEqual([called, late, mine, id])
    expect(await desk.callJson(200, 'GET', '/admin/inquiries/counts')).toMatchObject({
      all: 5,
      new: 3,
      mine: 1,
      nobody: 2,
      overdue: 2,
      today: 1,
      spam: 1,
    })
    expect(await list('nobody=true&open=true')).toEqual([late, id])
    await expectError(await desk.call('GET', '/admin/inquiries?mine=да'), 400, 'true или false')
  })
})
