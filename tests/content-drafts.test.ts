import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '../src/contract/records/drafts.ts'
import { expectError } from './support/desk.ts'
import { openPages } from './support/page-document.ts'
import { openShop, signInAs } from './support/shop.ts'
import { openTrashDesk } from './support/trash-desk.ts'

const shop = openShop()
const { call, callJson, callAnonymously, callAs, make, query, remove, restore } = openTrashDesk(shop)
const read = openPages(shop)

interface Made {
  id: number
  version: number
}
/** Names of a record and of its draft. */
const namesOf = (entity: string) => [`${entity} как есть`, `${entity} с правкой`] as const

/** A published record of each kind: what it is made of, changes of a draft and of a colleague, where its name is shown, and what is refused. */
const KINDS = [
  {
    entity: 'landing-pages',
    fresh: { title: namesOf('landing-pages')[0], slug: 'kazan', text: 'Текст', filter: { users: 5 } },
    change: { title: namesOf('landing-pages')[1], filter: { users: 8 } },
    other: { description: 'Правка коллеги' },
    name: 'title',
    page: '/selection/kazan',
    wrong: { title: '', filter: { users: 0 } },
    noun: 'подборка',
  },
  {
    entity: 'reviews',
    fresh: {
      author: namesOf('reviews')[0],
      location: 'Казань',
      rating: 5,
      text: 'Тихо.',
      date: '2026-05-01',
    },
    change: { author: namesOf('reviews')[1], rating: 4.5 },
    other: { text: 'Тихо и сухо.' },
    name: 'author',
    page: '/',
    wrong: { rating: 7, date: '2026-02-31' },
    noun: 'отзыв',
  },
  {
    entity: 'districts',
    fresh: { name: namesOf('districts')[0], latitude: 55.79, longitude: 49.12 },
    change: { name: namesOf('districts')[1], latitude: 55.8 },
    other: { label: 'left' },
    name: 'name',
    page: '/',
    wrong: { name: ' ', longitude: 181 },
    noun: 'район',
  },
] as const

describe.each(KINDS)('A draft of $entity', ({ entity, fresh, change, other, name, page, wrong, noun }) => {
  const [made, drafted] = namesOf(entity)
  let id = 0
  beforeAll(async () => {
    id = (await make(`/admin/${entity}`, fresh)).id
  })
  const address = () => `/admin/drafts/${entity}/${id}`
  const put = (fields: object, headers = {}) => call('PUT', address(), fields, headers)
  const changeRecord = (fields: object) => callJson<Made>(200, 'PUT', `/admin/${entity}/${id}`, fields)
  /** Which of the two names visitors read. */
  const shown = async () => {
    const { html } = await read(page)
    return [made, drafted].filter((one) => html.includes(one))
  }

  test('changes nothing on the site until it is published, and then all at once', async () => {
    await expectError(await call('GET', address()), 404, 'Черновика нет')
    const first: Draft = await (await put(change)).json()
    expect(first).toMatchObject({ draft: change, version: 1, baseVersion: 1, updatedBy: 'manager' })
    expect(await callJson(200, 'GET', `/admin/drafts?entity=${entity}&id=${id}`)).toEqual([first])
    expect(await shown()).toEqual([made])
    const published = await callJson<Made>(200, 'POST', `${address()}/publish`, {})
    expect(published).toMatchObject({ id, ...change, version: 2 })
    expect(await shown()).toEqual([drafted])
    await expectError(await call('GET', address()), 404, 'Черновика нет')
    const entries = await query(
      `select action, actor_name, changes from journal where entity = '${entity}' and entity_id = '${id}' order by id desc`,
    )
    expect(entries[0]).toMatchObject({
      action: 'update',
      actor_name: 'manager',
      changes: expect.arrayContaining([{ field: name, before: made, after: drafted }]),
    })
  })

  test('over a record that was changed since is published only by force', async () => {
    await changeRecord({ [name]: made })
    await put(change)
    await changeRecord(other)
    const refused = await call('POST', `${address()}/publish`, {})
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { id, ...other }, changedBy: 'manager' })
    expect(await shown()).toEqual([made])
    const published = await callJson(200, 'POST', `${address()}/publish`, { force: true })
    expect(published).toMatchObject({ ...change, ...other })
  })

  test('is refused by the rules of the record, field by field, and for an unknown record', async () => {
    const refused = await put(wrong)
    expect(refused.status).toBe(400)
    const { errors } = await refused.json()
    const fields = Object.keys(errors).map((field) => field.split('.')[0])
    expect(fields.toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect((await call('GET', address())).status).toBe(404)
    await expectError(await call('PUT', `/admin/drafts/${entity}/999999`, change), 404, 'Запись не найдена')
    await expectError(await put({ data: change }), 400, 'нет ни одного поля записи: data')
    expect((await call('GET', address())).status).toBe(404)
    expect((await callAnonymously('PUT', address(), change)).status).toBe(401)
  })

  test('is guarded by its own version', async () => {
    const first: Draft = await (await put(change)).json()
    const seen = { 'if-match': `"${first.version}"` }
    expect((await put(change, seen)).status).toBe(200)
    for (const stale of [await put(change, seen), await call('POST', `${address()}/publish`, {}, seen)])
      expect([stale.status, (await stale.json()).changedBy]).toEqual([409, 'manager'])
    expect((await put(change, { 'if-none-match': '*' })).status).toBe(409)
    expect((await call('DELETE', address())).status).toBe(204)
  })

  test('that is thrown away stays in the journal, under the name of its record', async () => {
    await put({ [name]: 'Выброшено' })
    expect((await call('DELETE', address())).status).toBe(204)
    const journal = `/admin/journal?entity=system&entityId=draft-${entity}-${id}`
    const { entries } = await callJson<{ entries: object[] }>(200, 'GET', journal)
    expect(entries[0]).toMatchObject({
      action: 'delete',
      title: `черновик: ${noun} «${drafted}»`,
      changes: [{ field: `${entity}.${name}`, before: 'Выброшено', after: null }],
    })
  })

  test('waits for a record that is in the trash, and goes with one that is gone for ever', async () => {
    await put(change)
    await remove(`/admin/${entity}`, id)
    await expectError(await call('POST', `${address()}/publish`, { force: true }), 404, 'Запись не найдена')
    await restore(entity, id)
    expect(await callJson(200, 'GET', address())).toMatchObject({ draft: change })
    await remove(`/admin/${entity}`, id)
    const admin = await signInAs(shop, 'admin')
    expect((await callAs(admin, 'DELETE', `/admin/trash/${entity}/${id}`)).ok).toBe(true)
    expect(await query(`select draft from drafts where entity = '${entity}' and entity_id = ${id}`)).toEqual(
      [],
    )
  })
})
