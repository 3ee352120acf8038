import { describe, expect, test } from 'vitest'
import type { InquiryDetail } from '../src/contract/inquiries/work.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'
import { countRowsRead, recordStatements } from './support/statements.ts'

const shop = openShop()
const desk = openDesk(shop)

const receive = async (): Promise<number> => {
  const response = await shop.post('/api/inquiries/contact', {
    name: 'Вера',
    phone: '8 926 123-45-67',
    message: 'Перезвоните',
  })
  return (await response.json()).id
}
const detail = (id: number) => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${id}`)
const change = async (id: number, changes: object, headers: Record<string, string> = {}) =>
  shop.app.request(`http://shop.test/api/admin/inquiries/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: await signInAs(shop, 'manager'), ...headers },
    body: JSON.stringify(changes),
  })

describe('What the journal keeps of a change of an inquiry', () => {
  test('is not what an export or an erasure notes: its writer is named, and the history grows by no empty entry', async () => {
    const id = await receive()
    await change(id, { preferredDate: 'завтра' })
    const { history } = await detail(id)
    for (const action of ['export', 'erase']) {
      await shop.database.pool.query(
        "insert into journal (actor_name, action, entity, entity_id, at) values ('Кто-то', $1, 'inquiries', $2, clock_timestamp())",
        [action, String(id)],
      )
    }
    expect((await detail(id)).history).toEqual(history)
    const refused = await change(id, { preferredDate: 'вчера' }, { 'if-match': '"1"' })
    expect(await refused.json()).toMatchObject({ changedBy: 'manager', changedAt: history.at(-1)?.at })
  })

  test('of a note and a photo is that they came, were corrected or went, whoever wrote them; a late writer hears of none', async () => {
    const id = await receive()
    await change(id, { preferredDate: 'завтра' })
    const { history } = await detail(id)
    await desk.callJson(201, 'POST', `/admin/inquiries/${id}/notes`, { text: 'Говорили о цене' })
    for (const write of [
      "insert into inquiry_attachments (inquiry_id, file_name, media_type, width, height, bytes) values ($1, 'дача.webp', 'image/webp', 1, 1, 1)",
      "update inquiry_notes set text = 'Говорили о сроке' where inquiry_id = $1",
      'update inquiry_notes set author_id = null where inquiry_id = $1',
      'delete from inquiry_attachments where inquiry_id = $1',
    ]) {
      await shop.database.pool.query(write, [id])
    }
    const { entries } = await desk.callJson<{ entries: { actorName: string; changes: object[] }[] }>(
      200,
      'GET',
      `/admin/journal?entity=inquiries&entityId=${id}&limit=5`,
    )
    const note = { field: 'notes', label: 'Заметка', before: null, after: null }
    const photo = { field: 'attachments', label: 'Фотография', before: null, after: null }
    expect(entries.slice(0, 4).map(({ actorName, changes }) => [actorName, ...changes])).toEqual([
      ['система', photo],
      ['система', note],
      ['система', photo],
      ['manager', note],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Говорили|дача/)
    const now = await detail(id)
    const correction = { actor: 'система', changes: [{ field: 'notes', before: null, after: null }] }
    expect(now.history).toMatchObject([...history, correction])
    const refused = await change(id, { preferredDate: 'вчера' }, { 'if-match': '"1"' })
    expect(await refused.json()).toMatchObject({ changedBy: 'manager', changedAt: history.at(-1)?.at })
  })

  test('of what the visitor gave is told by the names of its fields alone, and raises no version', async () => {
    const id = await receive()
    const only = (field: string) => ({ field, before: null, after: null })
    const [came] = (await detail(id)).history.slice(-1)
    expect(came?.changes).toEqual(expect.arrayContaining(['name', 'phone', 'message'].map(only)))
    expect(came?.changes).not.toContainEqual(only('email'))
    await shop.database.pool.query(
      "update inquiries set name = 'Анна', email = 'anna@shop.test' where id = $1",
      [id],
    )
    const { history, version } = await detail(id)
    expect(version).toBe(1)
    expect(history.at(-1)?.changes).toEqual(['email', 'name'].map(only))
    const { rows } = await shop.database.pool.query(
      "select 1 from journal where entity = 'inquiries' and journal::text ~ 'Вера|Анна|123-45-67|shop.test|Перезвоните'",
    )
    expect(rows).toEqual([])
  })
})

test('Of a record that has thousands of entries the journal reads those that are asked for', async () => {
  const { pool } = shop.database
  await pool.query(`
    insert into journal (at, actor_id, actor_name, action, entity, entity_id)
    select timestamptz '2024-01-01Z' + i * interval '1 second', case when i % 1000 = 1 then 77 else 2 end, 'Вера',
      case when i % 1000 < 2 then 'restore' else 'update' end, 'products', '77777'
    from generate_series(1, 3000) as i`)
  const filters = ['action=restore', 'actorId=77', 'actorId=77&action=restore', 'actorId=2&action=restore']
  for (const filter of ['', ...filters]) {
    for (const of of ['entity=products&', '']) {
      const address = `/admin/journal?${of}entityId=77777&${filter}`
      const { result, statements } = await recordStatements(pool, () => desk.call('GET', address))
      expect((await result.json()).entries.length, filter).toBe({ '': 50, 'action=restore': 6 }[filter] ?? 3)
      const { journal = 0 } = await countRowsRead(pool, statements)
      // The row of the key and the row itself.
      expect(journal, filter).toBeLessThanOrEqual(filter === '' ? 110 : 20)
    }
  }
})
