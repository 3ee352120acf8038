import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InquiryDetail, Note } from '../src/contract/inquiries/work.ts'
import { createInquiryEvents } from '../src/server/features/inquiries/events/inquiry-events.service.ts'
import { listenForContentChanges } from '../src/server/platform/db/content-changes.ts'
import { expectError, openDesk, UNKNOWN_IDS } from './support/desk.ts'
import { quietLog } from './support/log.ts'
import { openShop, signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const desk = openDesk(shop)

let rival = ''
let id = 0
let note: Note
beforeAll(async () => {
  rival = await signInAs(shop, 'manager', 'rival')
})
beforeEach(async () => {
  id = await receive()
  note = await desk.callJson<Note>(201, 'POST', `/admin/inquiries/${id}/notes`, { text: 'nГоворили: дорого' })
})

let received = 0
async function receive(): Promise<number> {
  received += 1
  const sent = { name: 'Вера', phone: `8 926 123-45-${10 + received}`, message: `Перезвоните, ${received}` }
  return (await (await shop.post('/api/inquiries/contact', sent)).json()).id
}
const detail = () => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${id}`)
const address = (noteId: number | string = note.id, of = id) => `/admin/inquiries/${of}/notes/${noteId}`
const correct = (text: string, at = address()) => desk.call('PATCH', at, { text })
const age = (minutes: number) =>
  shop.database.pool.query(
    "update inquiry_notes set created_at = now() - $1 * interval '1 minute' where id = $2",
    [minutes, note.id],
  )

describe('Whoever wrote a note', () => {
  test('corrects it for ten minutes; history and journal say so without its words, and its place stays', async () => {
    await age(9)
    const response = await correct(' Говорили: дорого ')
    expect(response.status).toBe(200)
    const corrected = await response.json()
    expect(corrected).toMatchObject({ id: note.id, author: 'manager', text: 'Говорили: дорого' })
    const { notes, history, version } = await detail()
    expect(notes).toEqual([corrected])
    expect(version).toBe(1)
    const entry = history.at(-1)
    expect(entry).toMatchObject({
      actor: 'manager',
      changes: [{ field: 'notes', before: null, after: null }],
    })
    const { entries } = await desk.callJson<{ entries: { changes: { label: string }[] }[] }>(
      200,
      'GET',
      `/admin/journal?entity=inquiries&entityId=${id}&limit=1`,
    )
    expect(entries[0]?.changes.map(({ label }) => label)).toEqual(['Заметка'])
    expect(JSON.stringify([history, entries])).not.toContain('дорого')
  })

  test('changes nothing with the same words, and needs words', async () => {
    const before = await detail()
    expect((await correct(note.text)).status).toBe(200)
    expect(await detail()).toEqual(before)
    await expectError(await correct(' '), 400, 'Напишите заметку')
    await expectError(await correct('д'.repeat(5001)), 400, '5000')
    expect(await detail()).toEqual(before)
  })

  test('is refused after ten minutes, and others at any time', async () => {
    const others = await desk.callAs(rival, 'PATCH', address(), { text: 'Не дорого' })
    await expectError(others, 403, 'Исправить можно только свою заметку')
    const admin = await signInAs(shop, 'admin')
    await expectError(await desk.callAs(admin, 'PATCH', address(), { text: 'Не дорого' }), 403, 'свою')
    expect((await desk.callAnonymously('PATCH', address(), { text: 'Не дорого' })).status).toBe(401)
    await age(11)
    await expectError(await correct('Не дорого'), 403, 'в первые десять минут')
    expect((await detail()).notes.map(({ text }) => text)).toEqual([note.text])
  })

  test('finds no note of another inquiry, nor an invented one, nor what the visitor added', async () => {
    for (const unknown of UNKNOWN_IDS)
      expect((await correct('Иначе', address(unknown))).status, unknown).toBe(404)
    expect((await correct('Иначе', address(note.id, await receive()))).status).toBe(404)
    await shop.database.pool.query('update inquiry_notes set author_id = null where id = $1', [note.id])
    expect((await correct('Иначе')).status).toBe(403)
  })

  test('corrects nothing in an inquiry that was merged or erased', async () => {
    const into = await receive()
    await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into, ids: [id] })
    await expectError(await correct('Иначе'), 409, `объединён с № ${into}`)
    await desk.callJson(200, 'POST', `/admin/inquiries/${into}/unmerge`, { ids: [id] })
    const admin = await signInAs(shop, 'admin')
    expect((await desk.callAs(admin, 'POST', '/admin/consents/erase', { inquiryId: id })).status).toBe(200)
    await expectError(await correct('Иначе'), 409, 'Данные удалены')
  })
})

test('a colleague whose change comes too late is told who changed the inquiry, not who corrected a note', async () => {
  await desk.callAs(rival, 'PATCH', `/admin/inquiries/${id}`, { preferredDate: 'завтра' })
  expect((await correct('Говорили')).status).toBe(200)
  const late = await desk.call(
    'PATCH',
    `/admin/inquiries/${id}`,
    { preferredDate: 'вчера' },
    { 'if-match': '"1"' },
  )
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ changedBy: 'rival' })
})

test('colleagues who have the inquiry open hear of a corrected note', async () => {
  const events = createInquiryEvents(shop.database.db)
  const listening = listenForContentChanges(
    shop.database.pool.options,
    quietLog(),
    () => undefined,
    events.hear,
  )
  const heard: { id: number }[] = []
  await events.follow(null, (event) => heard.push(event))
  // The listener is there once it has heard of another inquiry.
  const other = await receive()
  await waitFor(async () => {
    await desk.callJson(201, 'POST', `/admin/inquiries/${other}/notes`, { text: 'Ещё' })
    expect(heard).not.toEqual([])
  })
  expect(heard).not.toContainEqual(expect.objectContaining({ id }))
  await correct('Говорили: дорого')
  await waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ event: 'inquiry.changed', id })))
  await listening.stop()
  events.close()
})

test('the file for the person has the corrected words', async () => {
  expect((await correct('Говорили: дорого')).status).toBe(200)
  const admin = await signInAs(shop, 'admin')
  for (const format of ['json', 'html']) {
    const file = await shop.get(`/api/admin/consents/export?inquiryId=${id}&format=${format}`, {
      cookie: admin,
    })
    const text = await file.text()
    expect(text).toContain('Говорили: дорого')
    expect(text).not.toContain('nГоворили')
  }
})

describe('A change with a note', () => {
  const next = '2030-03-01T11:00:00+03:00'
  const send = (headers: Record<string, string>) =>
    desk.call('PATCH', `/admin/inquiries/${id}`, { nextContactAt: next, note: ' Не отвечает ' }, headers)
  const noted = async () => (await detail()).notes.map(({ text }) => text)

  test('stores both and answers with both, and counts as the first answer', async () => {
    id = await receive()
    const response = await send({})
    expect(response.status).toBe(200)
    const { notes, nextContactAt, answeredAt } = await response.json()
    expect(notes).toMatchObject([{ author: 'manager', text: 'Не отвечает' }])
    expect(Date.parse(nextContactAt)).toBe(Date.parse(next))
    expect(answeredAt).toBe(notes[0].at)
  })

  test('that comes too late stores neither', async () => {
    await desk.callAs(rival, 'PATCH', `/admin/inquiries/${id}`, { preferredDate: 'завтра' })
    expect((await send({ 'if-match': '"1"' })).status).toBe(409)
    expect(await noted()).toEqual([note.text])
    expect((await detail()).nextContactAt).toBeNull()
  })

  test('that is sent again, because its answer was lost, has its note once; later it is another one', async () => {
    expect((await send({})).status).toBe(200)
    expect((await send({})).status).toBe(200)
    expect(await noted()).toEqual([note.text, 'Не отвечает'])
    await shop.database.pool.query(
      "update inquiry_notes set created_at = now() - interval '11 minutes' where inquiry_id = $1",
      [id],
    )
    expect((await send({})).status).toBe(200)
    expect(await noted()).toEqual([note.text, 'Не отвечает', 'Не отвечает'])
  })
})
