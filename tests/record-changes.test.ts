import { describe, expect, test } from 'vitest'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { openShop, STAFF_PASSWORD, signInAs } from './support/shop.ts'

const shop = openShop()
const { call, callJson, makeProduct } = openCatalogueDesk(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows
const entriesOf = (entity: string, id: number) =>
  query('select * from journal where entity = $1 and entity_id = $2 order by id', [entity, String(id)])

interface Made {
  id: number
  version: number
}

/** A record of each kind: its address, what makes it, and a change of it. */
const KINDS: [string, string, object, string, object][] = [
  [
    'categories',
    '/categories',
    { name: 'Септики', slug: 'journal-a' },
    'PUT /categories',
    { name: 'Станции' },
  ],
  [
    'manufacturers',
    '/manufacturers',
    { name: 'Завод', slug: 'journal-b' },
    'PUT /manufacturers',
    { country: 'Россия' },
  ],
  [
    'accessories',
    '/admin/accessories',
    { name: 'Сигнализация', price: 490_000 },
    'PUT /admin/accessories',
    { price: 520_000 },
  ],
  [
    'posts',
    '/blog/posts',
    { title: 'Как выбрать', slug: 'journal-c', content: 'Длинный текст' },
    'PUT /blog/posts',
    { title: 'Как выбирать' },
  ],
  [
    'blog-categories',
    '/blog/categories',
    { name: 'Советы', slug: 'journal-d' },
    'PUT /blog/categories',
    { name: 'Советы' + ' 2' },
  ],
  [
    'projects',
    '/admin/projects',
    { title: 'Дом', description: 'Текст' },
    'PUT /admin/projects',
    { title: 'Дом 2' },
  ],
  [
    'project-categories',
    '/admin/projects/categories',
    { name: 'Дома' },
    'PUT /admin/projects/categories',
    { name: 'Дачи' },
  ],
  [
    'faq-items',
    '/admin/faq/items',
    { question: 'Когда?', answer: 'Завтра' },
    'PUT /admin/faq/items',
    { answer: 'Сегодня' },
  ],
  [
    'faq-categories',
    '/admin/faq/categories',
    { name: 'Сроки' },
    'PUT /admin/faq/categories',
    { name: 'Цены' },
  ],
]

describe('The database itself records', () => {
  test.each(KINDS)(
    '%s: made, changed, deleted, with the row before and after',
    async (entity, path, fields, change, changes) => {
      const [method = '', address = ''] = change.split(' ')
      const made = await callJson<Made>(201, 'POST', path, fields)
      expect(made.version).toBe(1)
      expect(await callJson<Made>(200, method, `${address}/${made.id}`, changes)).toMatchObject({
        version: 2,
      })
      expect(
        await callJson<Made>(200, method, `${address}/${made.id}`, changes),
        'nothing new',
      ).toMatchObject({
        version: 2,
      })
      expect((await call('DELETE', `${address}/${made.id}`)).ok).toBe(true)
      const [created, updated, deleted, ...more] = await entriesOf(entity, made.id)
      expect(more).toEqual([])
      const [[field, after] = []] = Object.entries(changes)
      expect(created).toMatchObject({
        action: 'create',
        version: 1,
        row_before: null,
        row_after: { id: made.id },
      })
      expect(created.actor_id).toBeGreaterThan(0)
      expect(updated).toMatchObject({ action: 'update', version: 2, row_before: created.row_after })
      expect(updated.changes).toContainEqual({
        field,
        before: expect.toSatisfy((value) => value !== after),
        after,
      })
      expect(deleted).toMatchObject({ action: 'delete', row_before: updated.row_after, row_after: null })
    },
  )

  test('a price as one entry of its product, in kopecks', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    await callJson(200, 'PATCH', `/products/${id}/price`, { price: 120_000 })
    expect((await entriesOf('products', id)).at(-1)).toMatchObject({
      action: 'update',
      changes: expect.arrayContaining([{ field: 'price', before: 100_000, after: 120_000 }]),
    })
  })

  test('what the program itself writes as «система», and of an account never the password', async () => {
    await query("update users set password = 'x' where username = 'manager'")
    const [entry] = await query("select * from journal where entity = 'users' order by id desc limit 1")
    expect(entry).toMatchObject({
      actor_id: null,
      actor_name: 'система',
      action: 'update',
      changes: [{ field: 'password', before: null, after: null }],
    })
    expect(
      await query("select 1 from journal where row_after ? 'password' or row_after ? 'last_login'"),
    ).toEqual([])
  })

  test('nothing of it may be changed; old months leave by one function alone, one at a time', async () => {
    for (const write of ["update journal set title = ''", 'delete from journal', 'truncate journal']) {
      await expect(query(write)).rejects.toThrow(/append-only/)
    }
    const add = (at: string) =>
      query(
        `insert into journal (at, actor_name, action, entity, entity_id)
         values (date_trunc('month', now(), 'Europe/Moscow') - interval '3 years' + interval '${at}', 'система', 'update', 'system', 'old')`,
      )
    for (const at of ['- 40 days', '- 20 days', '- 1 second', '+ 1 second']) await add(at)
    await expect(query("delete from journal where entity_id = 'old'")).rejects.toThrow(/append-only/)
    for (const removed of ['1', '2', '0'])
      expect(await query('select forget_journal()')).toEqual([{ forget_journal: removed }])
    expect(await query("select 1 from journal where entity_id = 'old'")).toHaveLength(1)
  })

  test.each([
    [
      'a comment that names the function',
      "do $$ begin execute 'delete from journal /* function forget_journal() line */'; end $$",
    ],
    [
      'a statement with the lines of a call',
      `do $$ begin execute E'delete from journal /* "\nPL/pgSQL function forget_journal() line 5 at SQL statement\n" */'; end $$`,
    ],
    [
      'a function of the same name elsewhere',
      `create schema other; create function other.forget_journal() returns void language plpgsql as $$ begin delete from public.journal; end $$;
       set local search_path = other, public; select forget_journal()`,
    ],
    ['the role of a replica', `set local session_replication_role = replica; delete from journal`],
    [
      'the role of a replica, changing',
      `set local session_replication_role = replica; update journal set title = ''`,
    ],
    ['the role of a replica, emptying', `set local session_replication_role = replica; truncate journal`],
    [
      'another table of settings',
      `create temporary table site_settings as select -100 as journal_retention_years; delete from journal`,
    ],
    ['no settings', 'delete from site_settings; delete from journal'],
    [
      'an insert over another',
      'insert into journal overriding system value select * from journal on conflict (id) do update set title = excluded.title',
    ],
    ['a merge', 'merge into journal using (select 1) as one on true when matched then delete'],
  ])('is not passed by %s', async (_name, statements) => {
    const client = await shop.database.pool.connect()
    try {
      await client.query('begin')
      await expect(client.query(statements)).rejects.toThrow(/append-only/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('a shorter retention is written down, even by the role of a replica', async () => {
    const client = await shop.database.pool.connect()
    try {
      await client.query('begin; set local session_replication_role = replica')
      await client.query('update site_settings set journal_retention_years = 1')
      const { rows } = await client.query('select changes from journal order by id desc limit 1')
      expect(rows).toEqual([{ changes: [{ field: 'journalRetentionYears', before: 3, after: 1 }] }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('Two people never overwrite each other', () => {
  test.each(KINDS)(
    '%s: a write or deletion over another version is refused and writes nothing',
    async (_entity, path, fields, change, changes) => {
      const [method = '', address = ''] = change.split(' ')
      const slug = 'slug' in fields ? { slug: `${String(fields.slug)}-2` } : {}
      const made = await callJson<Made>(201, 'POST', path, { ...fields, ...slug })
      const over = (version: number) => ({ 'if-match': `"${version}"` })
      const changed = await call(method, `${address}/${made.id}`, changes, over(1))
      expect(changed.status).toBe(200)
      for (const [verb, body] of [
        [method, fields],
        ['DELETE', undefined],
      ] as const) {
        const refused = await call(verb, `${address}/${made.id}`, body, over(1))
        expect(refused.status).toBe(409)
        expect(await refused.json()).toEqual({
          message: expect.stringContaining('запись изменили'),
          current: expect.objectContaining({ id: made.id, version: 2, ...changes }),
          changedBy: 'manager',
          changedAt: expect.stringMatching(/^\d{4}-/),
        })
      }
      expect((await call('DELETE', `${address}/${made.id}`, undefined, over(2))).ok).toBe(true)
    },
  )

  test('a price and an account too; If-Match that is no version is refused', async () => {
    const { id } = await makeProduct({ price: 100_000 })
    expect(
      (await call('PATCH', `/products/${id}/price`, { price: 5_000 }, { 'if-match': '"2"' })).status,
    ).toBe(409)
    expect((await call('PATCH', `/products/${id}`, { users: 5 }, { 'if-match': 'abc' })).status).toBe(400)
    const [me] = await query("select id, version from users where username = 'manager'")
    const update = (version: number) =>
      call('PATCH', `/admin/users/${me.id}`, { fullName: 'Мария' }, { 'if-match': `"${version}"` })
    expect((await update(me.version)).status).toBe(200)
    const refused = await update(me.version)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { fullName: 'Мария', version: me.version + 1 } })
  })

  test('one’s own password too', async () => {
    const cookie = await signInAs(shop, 'manager', 'petr')
    const [me] = await query("select id, version from users where username = 'petr'")
    const body = { currentPassword: STAFF_PASSWORD, newPassword: 'канава-и-труба-3' }
    const change = (version: number, sent: object) =>
      call('POST', '/admin/change-password', sent, { cookie, 'if-match': `"${version}"` })
    const refused = await change(me.version + 1, { ...body, confirmPassword: body.newPassword })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ current: { username: 'petr', version: me.version } })
    expect((await change(me.version, { ...body, confirmPassword: body.newPassword })).status).toBe(200)
  })

  test('the answer to a refused write has the record as its endpoint answers it', async () => {
    const cookie = await signInAs(shop, 'admin')
    const send = (headers: Record<string, string> = {}) =>
      call('PUT', '/admin/settings', { answerWithinMinutes: 25 }, { cookie, ...headers })
    const answered = await (await send()).json()
    const { current } = await (await send({ 'if-match': '"999"' })).json()
    expect(JSON.stringify(current)).toBe(JSON.stringify(answered))
    expect(Object.keys(current.hours)).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
  })

  test('a header without a version is refused, whatever is missing of it', async () => {
    const { id } = await makeProduct()
    for (const header of ['', '"1', '1"', 'abc', '"1", "2"'])
      expect((await call('PATCH', `/products/${id}`, { users: 5 }, { 'if-match': header })).status).toBe(400)
    expect((await call('PATCH', `/products/${id}`, { users: 5 }, { 'if-match': '*' })).status).toBe(200)
  })

  test('staff get the version with every answer, strangers with none', async () => {
    const { id } = await callJson<Made>(201, 'POST', '/admin/projects', {
      title: 'Дом',
      description: 'Текст',
    })
    for (const address of ['/projects', `/projects/${id}`, '/settings']) {
      const versionOf = async (response: Response) => {
        const answer = await response.json()
        return (Array.isArray(answer) ? answer.find((one) => one.id === id) : answer).version
      }
      expect(await versionOf(await call('GET', address)), address).toEqual(expect.any(Number))
      expect(await versionOf(await shop.get(`/api${address}`)), address).toBeUndefined()
    }
  })
})
