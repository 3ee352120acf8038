import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { forgetJournalJob } from '../src/server/features/journal/forget-journal.job.ts'
import { openAccounts } from './support/accounts.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { createJobParts } from './support/job-parts.ts'
import { listFilters } from './support/journal-filters.ts'
import { captureLog } from './support/log.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'

const shop = openShop()
const { callJson, makeProduct, makeCategory } = openCatalogueDesk(shop)
const accounts = openAccounts(shop)
const { admin, call, me, signIn } = accounts

interface Page {
  entries: JournalEntry[]
  next: number | null
}
const read = async (filters: object = {}, cookie = admin.cookie): Promise<Page> => {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const response = await call('GET', `/admin/journal?${query}`, undefined, cookie)
  const body = await response.json()
  expect({ status: response.status, body }).toMatchObject({ status: 200 })
  return body
}

describe('The journal', () => {
  test('tells of a change with its fields, newest first', async () => {
    const { id, name } = await makeProduct({ price: 100_000 })
    await callJson(200, 'PATCH', `/products/${id}`, { weight: 290, price: 120_000 })
    const { entries, next } = await read({ entity: 'products', entityId: id })
    expect(next).toBeNull()
    expect(entries.map(({ action }) => action)).toEqual(['update', 'create'])
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      actorId: expect.any(Number),
      actorName: 'manager',
      action: 'update',
      entity: 'products',
      entityId: String(id),
      title: name,
      changes: [
        { field: 'price', label: 'Цена с установкой', before: 100_000, after: 120_000 },
        { field: 'weight', label: 'Вес', before: null, after: 290 },
      ],
      batchId: null,
    })
    expect(entries[1]?.changes).toContainEqual({
      field: 'name',
      label: 'Название',
      before: null,
      after: name,
    })
  })

  test('joins a deleted category with what it unlinked, and its return with what is linked again', async () => {
    const category = await makeCategory()
    const { id } = await makeProduct({ categoryId: category.id })
    const last = async (entity: string, entityId: number) =>
      (await read({ entity, entityId, limit: 1 })).entries[0]
    await call('DELETE', `/categories/${category.id}`)
    const deletion = await last('categories', category.id)
    expect(deletion).toMatchObject({ action: 'delete', batchId: expect.any(String) })
    expect(await last('products', id)).toMatchObject({ action: 'update', batchId: deletion?.batchId })
    await callJson(200, 'POST', `/admin/trash/categories/${category.id}/restore`)
    const back = await last('categories', category.id)
    expect(back).toMatchObject({ action: 'restore', batchId: expect.any(String) })
    expect(back?.batchId).not.toBe(deletion?.batchId)
    expect(await last('products', id)).toMatchObject({ action: 'update', batchId: back?.batchId })
  })

  test('is filtered by each parameter and by all together', async () => {
    const { id } = await makeProduct()
    await callJson(200, 'PATCH', `/products/${id}`, { weight: 290 })
    const [made] = (await read({ entity: 'products', entityId: id, action: 'create' })).entries
    if (!made) throw new Error('nothing was recorded')
    const { actorId, at } = made
    const all = { entity: 'products', entityId: id, actorId, action: 'create', from: at, to: at }
    expect((await read(all)).entries).toEqual([made])
    const others = { entity: 'posts', entityId: id + 1, actorId: 999_999, action: 'delete' }
    for (const [name, value] of Object.entries(others)) {
      expect((await read({ ...all, [name]: value })).entries, name).toEqual([])
    }
    const [earlier, later] = [-1, 1].map((step) => new Date(Date.parse(at) + step).toISOString())
    expect((await read({ ...all, from: earlier, to: earlier })).entries).toEqual([])
    expect((await read({ ...all, from: later, to: later })).entries).toEqual([])
    expect((await read({ entityId: id, actorId })).entries).toHaveLength(2)
  })

  test('takes any instant there is, however far away', async () => {
    const all = (await read()).entries
    expect(all).not.toEqual([])
    expect(
      (await read({ from: '0000-01-01T00:00:00+23:59', to: '9999-12-31T23:59:59-23:59' })).entries,
    ).toEqual(all)
    expect((await read({ from: '9999-12-31T23:59:59Z' })).entries).toEqual([])
    expect((await read({ to: '1899-12-31T00:00:00Z' })).entries).toEqual([])
  })

  test('continues after a cursor, entries of the same instant too, until the end', async () => {
    const batch = randomUUID()
    await shop.database.pool.query(
      `insert into journal (at, actor_name, action, entity, entity_id, batch_id)
       select timestamptz '2020-05-05T09:00:00Z' + (i / 3) * interval '1 microsecond', 'система', 'update', 'posts', i::text, $1
       from generate_series(1, 10) as i`,
      [batch],
    )
    const filters = { entity: 'posts', to: '2020-12-31T00:00:00+03:00', limit: 4 }
    const seen: JournalEntry[] = []
    let next: number | null = null
    do {
      const page: Page = await read(next === null ? filters : { ...filters, before: next })
      seen.push(...page.entries)
      next = page.next
    } while (next !== null)
    expect(seen.map(({ entityId }) => Number(entityId))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(new Set(seen.map(({ batchId }) => batchId))).toEqual(new Set([batch]))
    expect((await read({ before: 999_999_999_999 })).entries, 'a cursor of nothing').toEqual([])
  })

  test.each([
    'entity=',
    'entity=prices',
    'entity=products&entity=posts',
    'entityId=',
    'entityId=a%20b',
    'actorId=me',
    'actorId=0',
    'actorId=1.5',
    'actorId=2147483648',
    'action=read',
    'before=0',
    'before=null',
    'before=abc',
    'limit=0',
    'limit=201',
    'limit=',
    'limit=1e2',
    'from=yesterday',
    'from=2026-11-20',
    'to=2026-11-20T09:00:00',
    'to=2026-02-30T09:00:00Z',
    'from=10000-01-01T00:00:00Z',
    'entityId=%00',
  ])('%s is refused with a sentence', async (query) => {
    const response = await call('GET', `/admin/journal?${query}`)
    expect(response.status).toBe(400)
    const { message, errors = {} } = await response.json()
    expect([message, ...Object.values(errors)].join(' ')).toMatch(/[а-яё]/i)
  })
})

describe('What a manager sees', () => {
  let manager = { cookie: '', id: 0 }
  beforeAll(async () => {
    const { id, username } = await accounts.hire()
    manager = { id, cookie: (await signIn(username, STAFF_PASSWORD)) ?? '' }
    await call('PUT', '/admin/settings', { companyPhone: '+7 495 000-00-01' })
  })

  test('is everything but accounts, settings and the sign-ins of others', async () => {
    const own = await read({ limit: 200 }, manager.cookie)
    const seen = new Set(own.entries.map(({ entity }) => entity))
    expect(seen.has('products')).toBe(true)
    for (const entity of ['users', 'settings']) {
      expect((await read({ entity })).entries.length, entity).toBeGreaterThan(0)
      expect(seen.has(entity)).toBe(false)
      expect((await read({ entity }, manager.cookie)).entries, entity).toEqual([])
    }
    expect((await read({ entity: 'sessions', actorId: admin.id })).entries.length).toBeGreaterThan(0)
    const sessions = (await read({ entity: 'sessions' }, manager.cookie)).entries
    expect(sessions.map(({ action, actorId }) => [action, actorId])).toEqual([['login', manager.id]])
    expect((await read({ entity: 'sessions', actorId: admin.id }, manager.cookie)).entries).toEqual([])
  })

  test('is the same with any filters as what is seen without them', async () => {
    for (const cookie of [admin.cookie, manager.cookie]) {
      const all: JournalEntry[] = []
      for (let before: number | null = 0; before !== null; ) {
        const page = await read({ limit: 200, ...(before > 0 && { before }) }, cookie)
        all.push(...page.entries)
        before = page.next
      }
      for (const [words, wanted] of listFilters(all)) {
        const found = (await read({ ...Object.fromEntries(wanted), limit: 200 }, cookie)).entries
        const isWanted = (entry: JournalEntry) =>
          wanted.every(([name, value]) =>
            Object.entries(entry).some(([key, own]) => key === name && own === value),
          )
        expect(found, words).toEqual(all.filter(isWanted).slice(0, 200))
      }
    }
  }, 60_000)

  test('what he may not see, and sign-ins of what is no sign-in, are not even looked for', async () => {
    const asked = [
      'entity=users',
      'entity=settings',
      'entity=products&action=login',
      'entity=sessions&action=update',
    ]
    await shop.database.pool.query('alter table journal rename to journal_away')
    try {
      for (const query of asked) {
        const response = await call('GET', `/admin/journal?${query}`, undefined, manager.cookie)
        expect(await response.json(), query).toEqual({ entries: [], next: null })
      }
    } finally {
      await shop.database.pool.query('alter table journal_away rename to journal')
    }
  })

  test('strangers see nothing', async () => {
    expect((await call('GET', '/admin/journal', undefined, '')).status).toBe(401)
  })
})

describe('What is no change of a record', () => {
  const sessionsOf = async (actorId: number) =>
    (await read({ entity: 'sessions', actorId })).entries.map(({ action, title, entityId }) => [
      action,
      title,
      entityId,
    ])

  test('signing in, failing to, and leaving', async () => {
    const { id, username } = await accounts.hire()
    expect(await signIn(username, 'не тот пароль')).toBeNull()
    const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
    expect((await me(cookie)).id).toBe(id)
    expect((await call('POST', '/admin/logout', {}, cookie)).status).toBe(200)
    expect(await sessionsOf(id)).toEqual([
      ['logout', username, String(id)],
      ['login', username, String(id)],
      ['login-failed', username, String(id)],
    ])
  })

  test('of an account that does not exist nothing that was typed is kept', async () => {
    const typed = `пароль-${randomUUID()}`
    expect(await signIn(typed, typed)).toBeNull()
    const [entry] = (await read({ action: 'login-failed' })).entries
    expect(entry).toMatchObject({
      actorId: null,
      actorName: 'неизвестный',
      title: '',
      entityId: '',
      changes: [],
    })
    const { rows } = await shop.database.pool.query('select 1 from journal where journal::text like $1', [
      `%${typed}%`,
    ])
    expect(rows).toEqual([])
  })

  test('an export of inquiries, and of a person’s data', async () => {
    const phone = '+7 916 555-44-33'
    expect((await shop.post('/api/inquiries/contact', { name: 'Анна', phone, message: 'Вопрос' })).ok).toBe(
      true,
    )
    for (const format of ['csv', 'xlsx']) {
      expect((await call('GET', `/admin/inquiries/export?format=${format}`)).status).toBe(200)
    }
    expect((await call('GET', `/admin/consents/export?phone=${encodeURIComponent(phone)}`)).status).toBe(200)
    const entries = (await read({ action: 'export', entity: 'inquiries' })).entries
    expect(entries.map(({ title, actorId }) => [title, actorId])).toEqual([
      [expect.stringMatching(/^Данные человека: № \d+$/), admin.id],
      [expect.stringMatching(/^Запросы, \d+, XLSX$/), admin.id],
      [expect.stringMatching(/^Запросы, \d+, CSV$/), admin.id],
    ])
  })
})

test('Months beyond the retention of the settings are forgotten at night, unless others write for long', async () => {
  await call('PUT', '/admin/settings', { journalRetentionYears: 2 })
  await shop.database.pool.query(
    `insert into journal (at, actor_name, action, entity, entity_id)
     select date_trunc('month', now(), 'Europe/Moscow') - interval '2 years' + beyond, 'система', 'backup', 'system', ''
     from unnest(array[interval '-40 days', interval '-1 second', interval '1 second']) as beyond`,
  )
  const kept = () => read({ entity: 'system', action: 'backup' }).then(({ entries }) => entries.length)
  expect(await kept()).toBe(3)
  const { log, text } = captureLog()
  const forget = () => forgetJournalJob.run(createJobParts(shop.database.db, { log }), undefined)
  const busy = await shop.database.pool.connect()
  await busy.query('begin; lock table journal in row exclusive mode')
  await forget().finally(() => busy.release(true))
  expect(await kept()).toBe(3)
  expect(text()).toContain('журнал занят')
  await forget()
  expect(await kept()).toBe(1)
})
