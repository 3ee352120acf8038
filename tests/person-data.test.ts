import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RingResult } from '../src/server/features/channels/channel.ts'
import { SEND_DELIVERY } from '../src/server/features/deliveries/rings.service.ts'
import { openDesk } from './support/desk.ts'
import { failure } from './support/recorded-channels.ts'
import { signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels, dataDir } = await openWorkingShop()
const desk = openDesk(shop)
const { query, send, sendInquiry } = openVisitor(shop)

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'admin')
})

const person = {
  name: 'Аглая Звездочётова',
  phone: '8 (903) 777-66-55',
  email: 'Aglaya@Example.test',
  message: 'Ультрамариновая калитка',
}
const ADDRESS = '203.0.113.77'
const WORDS = ['аглая', 'звездоч', 'aglaya', 'ультрамар', 'черешнев', ADDRESS]
const DIGITS = '9037776655'

/** Columns of all tables, the queue's too, where one of the words stands, or the phone in any spelling. */
async function findTraces(): Promise<string[]> {
  const columns = await query(`
    select format('%I.%I', table_schema, table_name) as relation, format('%I', column_name) as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: string[] = []
  for (const { relation, name } of columns) {
    const rows = await query(
      `select 1 from ${relation} where lower(${name}::text) like any($1)
         or regexp_replace(${name}::text, '[^0-9]', '', 'g') like $2 limit 1`,
      [WORDS.map((word) => `%${word}%`), `%${DIGITS}%`],
    )
    if (rows.length > 0) found.push(`${relation}.${name}`)
  }
  return found
}

/** Files of the shop's folder. */
async function listFiles(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}

async function findInFiles(): Promise<string[]> {
  const texts = await Promise.all(
    (await listFiles()).map(async (file) => ({ file, text: (await readFile(file, 'utf8')).toLowerCase() })),
  )
  return texts
    .filter(({ text }) => WORDS.some((word) => text.includes(word)) || text.includes(DIGITS))
    .map(({ file }) => file)
}

/** A person whom every table knows: sent, rung in vain, worked on, with photo and comment, and merged. */
async function createPerson() {
  channels.answer = () => failure({ error: `550 ${person.email} ${person.phone} неизвестен` })
  const [{ version }] = await (await shop.get('/api/consent/documents')).json()
  const { id, attachmentSecret } = await sendInquiry({
    ...person,
    consent: { documentVersion: version, purposes: ['request'] },
    source: {
      page: '/cart?from=aglaya',
      referrer: 'https://ya.test/?q=aglaya',
      utm: { term: 'ультрамарин', source: 'yandex' },
    },
    preferredTime: 'после Черешневой',
    wizardData: { comment: person.message },
    service: 'Черешневая, 5',
    items: [
      { id: 1, name: 'Топас', price: 1_000 },
      { id: 987_654, name: 'Ультрамарин', price: 1_000 },
    ],
  })
  const merged = await send({
    ...person,
    phone: '+7 999 111-22-33',
    message: 'Ещё ультрамарин',
    source: { page: '/a/89037776655', utm: { source: 'aglaya@example.test' } },
  })
  const body = new FormData()
  const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  body.append('files', new File([new Uint8Array(photo)], 'Аглая.jpg'))
  body.set('comment', `Это снова Аглая, ${person.phone}`)
  const headers = { 'x-inquiry-secret': attachmentSecret }
  const added = await shop.app.request(`http://shop.test/api/inquiries/${id}/attachments`, {
    method: 'POST',
    body,
    headers,
  })
  expect(added.status).toBe(201)
  // There is no network between a test and the app.
  await query('update inquiries set ip_address = $1', [ADDRESS])
  await query('update consents set ip_address = $1', [ADDRESS])
  const next = new Date(Date.now() + 86_400_000).toISOString()
  const work = { address: 'Черешневая, 5', preferredDate: 'Аглая, вечером', nextContactAt: next }
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${id}`, work)
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${id}`, {
    status: 'canceled',
    lostReason: 'Аглая передумала',
  })
  await desk.callJson(201, 'POST', `/admin/inquiries/${id}/notes`, { text: `Аглая, +7 903 777 66 55` })
  await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: id, ids: [merged] })
  await waitFor(async () =>
    expect(
      await query('select 1 from deliveries where inquiry_id = $1 and last_error is not null', [id]),
    ).not.toEqual([]),
  )
  return { id, merged }
}

const ask = async (asked: string) => (await shop.get(`/api/admin/consents${asked}`, { cookie })).json()
const post = (verb: string, body: unknown) => shop.post(`/api/admin/consents/${verb}`, body, { cookie })

describe('A person asks what we have, and to forget it', () => {
  test('only an admin may answer, and only about somebody', async () => {
    const manager = await signInAs(shop, 'manager')
    expect((await shop.get('/api/admin/consents?phone=89037776655')).status).toBe(401)
    expect((await shop.get('/api/admin/consents?phone=89037776655', { cookie: manager })).status).toBe(403)
    expect((await shop.get('/api/admin/consents', { cookie })).status).toBe(400)
    expect((await post('erase', { phone: ' ' })).status).toBe(400)
  })

  test('he is found by phone in any spelling, by e-mail in any case; withdrawn; exported; erased without a trace', async () => {
    const filesBefore = await listFiles()
    const { id, merged } = await createPerson()
    const known = ['inquiries.phone', 'inquiry_notes.text', 'deliveries.last_error', 'consents.ip_address']
    expect(await findTraces()).toEqual(expect.arrayContaining(known.map((name) => `public.${name}`)))
    expect((await listFiles()).length).toBeGreaterThan(filesBefore.length)
    for (const asked of [
      '?phone=%2B7%20903%20777%2066%2055',
      '?phone=9037776655',
      `?phone=${encodeURIComponent('8 903 777-66-55 звонить после 18, жена Мария, если не отвечает — на дачу')}`,
      '?email=aglaya%40example.TEST',
    ]) {
      const found = await ask(asked)
      expect(found.inquiries.map((one: { id: number }) => one.id).sort()).toEqual([id, merged].sort())
    }
    const { inquiries } = await ask('?phone=9037776655')
    expect(inquiries.find((one: { id: number }) => one.id === id)).toMatchObject({
      ipAddress: ADDRESS,
      consents: [
        { purpose: 'request', page: '/cart?from=aglaya', ipAddress: ADDRESS, textHash: expect.any(String) },
      ],
      attachments: [{ width: 60 }],
      notes: [{ author: 'Клиент' }, { author: 'manager' }],
    })

    const page = await shop.get('/api/admin/consents/export?phone=89037776655&format=html', { cookie })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-disposition')).toBe('attachment; filename="personal-data.html"')
    const html = await page.text()
    for (const fact of [
      person.name,
      person.message,
      'Черешневая, 5',
      'Это снова Аглая',
      ADDRESS,
      '60 × 60',
    ]) {
      expect(html).toContain(fact)
    }
    const file = await shop.get('/api/admin/consents/export?phone=89037776655&format=json', { cookie })
    expect(JSON.parse(await file.text()).inquiries).toHaveLength(2)

    const withdrawn = await post('withdraw', { email: person.email })
    expect(await withdrawn.json()).toEqual({ inquiries: 2, consents: 1 })
    expect(await query('select do_not_contact, next_contact_at from inquiries where id = $1', [id])).toEqual([
      { do_not_contact: true, next_contact_at: null },
    ])

    const named = `q=${encodeURIComponent(person.name)}`
    const numbersOf = async (query: string) =>
      (await desk.callJson<{ id: number }[]>(200, 'GET', `/admin/inquiries?${named}&${query}`)).map(
        (one) => one.id,
      )
    expect(await numbersOf('doNotContact=true')).toEqual([id])
    expect(await numbersOf('doNotContact=false')).toEqual([])

    const before = await desk.callJson<{ totals: object }>(200, 'GET', '/admin/reports')
    const erased = await post('erase', { phone: '903 777 66 55' })
    expect(await erased.json()).toEqual({ inquiries: 2 })
    channels.sent = []
    expect(await findTraces()).toEqual([])
    expect(await findInFiles()).toEqual([])
    expect(await listFiles()).toEqual(filesBefore)

    expect(await ask('?phone=89037776655')).toEqual({ count: 0, inquiries: [] })
    const after = await desk.callJson<{ totals: object }>(200, 'GET', '/admin/reports')
    expect(after.totals).toEqual(before.totals)
    const [row] = await query(
      'select name, status, source_name, page, items, erased_at from inquiries where id = $1',
      [id],
    )
    expect(row).toMatchObject({
      name: 'Данные удалены',
      status: 'canceled',
      source_name: 'yandex',
      page: '/cart',
    })
    expect(row?.items).toMatchObject([
      { id: 1, price: expect.any(Number) },
      { id: 987_654, name: 'Товар', price: null },
    ])
    expect(row?.erased_at).toBeInstanceOf(Date)
    expect(
      await query("select actor_name, changes from journal where action = 'erase' and entity_id = $1", [
        String(id),
      ]),
    ).toEqual([{ actor_name: 'admin', changes: [] }])
    const [last, ...others] = await query(
      "select action, changes from journal where entity = 'inquiries' and entity_id = $1 order by at desc, id desc",
      [String(id)],
    )
    expect(last?.action, 'the erasure is after what it changed').toBe('erase')
    const change = others.find(({ changes }) => JSON.stringify(changes).includes('erasedAt'))
    for (const field of ['name', 'phone', 'erasedAt']) {
      expect(change?.changes).toContainEqual(expect.objectContaining({ field }))
    }
    await expect(query("update journal set title = ''")).rejects.toThrow(/append-only/)
  })

  test('what waited for its next try is not told to anybody after the erasure', async () => {
    const countJobs = () =>
      query('select 1 from graphile_worker.jobs where task_identifier = $1', [SEND_DELIVERY])
    await query(
      `update graphile_worker._private_jobs set run_at = now()
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [SEND_DELIVERY],
    )
    await waitFor(async () => expect(await countJobs()).toEqual([]))
    expect(channels.sent).toEqual([])
    expect(await findTraces()).toEqual([])
  })

  test('an answer that comes after the erasure is not noted, nor asked for again', async () => {
    const answer = Promise.withResolvers<RingResult>()
    channels.answer = () => answer.promise
    const id = await send({ ...person, message: 'Ультрамарин в третий раз' })
    await waitFor(() => expect(channels.sent.filter(({ inquiry }) => inquiry?.id === id)).toHaveLength(1))
    expect((await post('erase', { phone: person.phone })).status).toBe(200)
    answer.resolve(failure({ error: `550 ${person.email} неизвестен` }))
    const attempted = () =>
      query('select 1 from graphile_worker.jobs where task_identifier = $1', [SEND_DELIVERY])
    await waitFor(async () => expect(await attempted()).toEqual([]))
    expect(await query('select status, next_at from deliveries where inquiry_id = $1', [id])).toEqual([
      { status: 'failed', next_at: null },
    ])
    expect(await findTraces()).toEqual([])
  })

  test('he is found by the second of two numbers in one field', async () => {
    const id = await send({
      name: 'Семён',
      phone: '8 926 111-22-33 / 8 (905) 123-45-67',
      message: 'Два номера',
    })
    expect((await ask('?phone=89051234567')).inquiries.map((one: { id: number }) => one.id)).toEqual([id])
    expect((await post('erase', { phone: '+7 905 123-45-67' })).status).toBe(200)
    expect(await ask('?phone=89051234567')).toMatchObject({ count: 0 })
  })
})
