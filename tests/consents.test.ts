import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'consents-'))
const PHOTO = '0123456789abcdef0123456789abcdef.jpg'
const photoFolder = path.join(dataDir, 'attachments')
const shop = openShop({ DATA_DIR: dataDir })
afterAll(() => rm(dataDir, { recursive: true }))

const admin = () => signInAs(shop, 'admin')
const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Record<string, unknown>>(sql, values)).rows

type Document = { version: number; purpose: string; text: string; from: string }
const listDocuments = async (): Promise<Document[]> => (await shop.get('/api/consent/documents')).json()

async function send(body: Record<string, unknown>): Promise<number> {
  const response = await shop.post('/api/inquiries/contact', {
    name: 'Пётр',
    phone: '8 900 000-00-01',
    ...body,
  })
  expect(response.status).toBe(201)
  return (await response.json()).id
}

async function changeSettings(changes: object) {
  const response = await shop.app.request('http://shop.test/api/admin/settings', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: await admin() },
    body: JSON.stringify(changes),
  })
  expect(response.status).toBe(200)
}

describe('The texts of consents', () => {
  test('are there from the first start, with the firm, its term and how to withdraw', async () => {
    const documents = await listDocuments()
    expect(documents).toMatchObject([{ version: 1, purpose: 'request' }])
    const [settings] = await query('select company_name, company_phone from site_settings')
    const text = documents[0]?.text ?? ''
    for (const fact of [settings?.company_name, settings?.company_phone, '152-ФЗ', '3 года', 'Отозвать'])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/[{}]/)
  })

  test('never change: the database refuses it', async () => {
    await expect(query("update consent_documents set text = 'иначе'")).rejects.toThrow(/never changes/)
    await expect(query('delete from consent_documents')).rejects.toThrow(/never changes/)
  })

  test('get a new version when firm or purposes change, at once, and the old one stays', async () => {
    const [before] = await listDocuments()
    await changeSettings({ consentPurposes: ['advertising'] })
    await changeSettings({ consentPurposes: ['advertising'] })
    const [request, advertising, old, ...more] = await listDocuments()
    expect([request, advertising]).toMatchObject([
      { version: 2, purpose: 'request', text: before?.text },
      { version: 2, purpose: 'advertising', text: expect.stringContaining('38-ФЗ') },
    ])
    expect(old).toEqual(before)
    expect(more).toEqual([])
    await changeSettings({ companyName: 'ООО «Новое»' })
    expect((await listDocuments())[0]).toMatchObject({
      version: 3,
      text: expect.stringContaining('ООО «Новое»'),
    })
  })
})

describe('A consent', () => {
  test('is stored with hash, address, form and page; unknown purposes and versions lose no request', async () => {
    const [{ version } = { version: 0 }] = await listDocuments()
    const id = await send({
      consent: { documentVersion: version, purposes: ['request', 'advertising', 'неизвестная'] },
      source: { page: '/product/topas-5' },
      service: 'Запрос о продукте: Топас 5',
    })
    const rows = await query(
      `select consents.*, encode(sha256(convert_to(text, 'UTF8')), 'hex') as expected
       from consents join consent_documents using (purpose) where inquiry_id = $1 and version = document_version
       order by consents.id`,
      [id],
    )
    expect(rows.map(({ purpose }) => purpose)).toEqual(['request', 'advertising'])
    for (const row of rows) {
      expect(row.text_hash).toBe(row.expected)
      expect(row).toMatchObject({ form: 'product', page: '/product/topas-5', document_version: version })
      expect(row.ip_address).toBeTruthy()
    }
    const marks = []
    for (const consent of [undefined, { documentVersion: 999, purposes: ['request'] }, 'да'])
      marks.push(await send({ message: JSON.stringify(consent) ?? 'без', consent }))
    const list = await (await shop.get('/api/admin/inquiries', { cookie: await admin() })).json()
    const hasConsent = (of: number) => list.find((one: { id: number }) => one.id === of).hasConsent
    expect(hasConsent(id)).toBe(true)
    expect(marks.map(hasConsent)).toEqual([false, false, false])
  })
})

const person = {
  name: 'Аглая Звездочётова',
  phone: '8 (903) 777-66-55',
  email: 'Aglaya@Example.test',
  message: 'Ультрамариновая калитка',
}
const traces = ['аглая', 'звездоч', '777-66-55', '9037776655', 'aglaya', 'ультрамар', 'черешнев']

/** Columns of all tables, the queue's too, where one of the words stands. */
async function findTraces(): Promise<string[]> {
  const columns = await query(`
    select format('%I.%I', table_schema, table_name) as relation, column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'USER-DEFINED')`)
  const found: string[] = []
  for (const { relation, name } of columns) {
    const rows = await query(`select 1 from ${relation} where lower("${name}"::text) like any($1) limit 1`, [
      traces.map((trace) => `%${trace}%`),
    ])
    if (rows.length > 0) found.push(`${relation}.${name}`)
  }
  return found
}

async function createPerson() {
  const [{ version } = { version: 0 }] = await listDocuments()
  const rest = {
    consent: { documentVersion: version, purposes: ['request'] },
    source: {
      page: '/cart?from=aglaya',
      referrer: 'https://ya.test/?q=aglaya',
      utm: { term: 'ультрамарин', source: 'yandex' },
    },
    preferredTime: 'после Черешневой',
    wizardData: { comment: person.message },
    service: 'Черешневая, 5',
    items: [{ id: 1, name: 'Ультрамарин', price: 1_000 }],
  }
  const id = await send({ ...person, ...rest })
  const merged = await send({ ...person, phone: '+7 999 111-22-33', message: 'Ещё ультрамарин' })
  await query('update inquiries set merged_into_id = $1 where id = $2', [id, merged])
  await query(
    `update inquiries set address = 'Черешневая', preferred_date = 'Аглая, вечером', lost_reason = 'Аглая передумала',
       status = 'canceled', next_contact_at = now() + interval '1 day' where id = $1`,
    [id],
  )
  await query(
    "insert into inquiry_notes (inquiry_id, author_name, text) values ($1, 'Олег', 'Аглая просила')",
    [id],
  )
  await query(
    `insert into deliveries (kind, inquiry_id, channel, recipient, occasion, last_error, details)
     values ('reminder', $1, 'email', 'boss@firm.test', 'проба', 'нет адреса aglaya@example.test', '{"a": "ультрамарин"}')`,
    [id],
  )
  await mkdir(photoFolder, { recursive: true })
  await writeFile(path.join(photoFolder, PHOTO), 'Аглая')
  await query(
    `insert into inquiry_attachments (inquiry_id, file_name, media_type, width, height, bytes)
     values ($1, '${PHOTO}', 'image/jpeg', 1, 1, 5)`,
    [id],
  )
  return { id, merged }
}

/** Files of the shop's folder that contain one of the words. */
async function findInFiles(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: (await readFile(file, 'utf8')).toLowerCase() })),
  )
  return texts.filter(({ text }) => traces.some((trace) => text.includes(trace))).map(({ file }) => file)
}

const post = async (path: string, body: unknown) => shop.post(path, body, { cookie: await admin() })

describe('A person asks what we have, and to forget it', () => {
  test('only an admin may answer, and only about somebody', async () => {
    const manager = await signInAs(shop, 'manager')
    expect((await shop.get('/api/admin/consents?phone=89037776655')).status).toBe(401)
    expect((await shop.get('/api/admin/consents?phone=89037776655', { cookie: manager })).status).toBe(403)
    expect((await shop.get('/api/admin/consents', { cookie: await admin() })).status).toBe(400)
    expect((await post('/api/admin/consents/erase', { phone: ' ' })).status).toBe(400)
  })

  test('he is found by phone in any spelling, by e-mail in any case; withdrawn; exported; erased without a trace', async () => {
    const { id, merged } = await createPerson()
    const cookie = await admin()
    expect((await findTraces()).length).toBeGreaterThan(8)
    expect(await findInFiles()).toHaveLength(1)
    for (const asked of [
      'phone=%2B7%20903%20777%2066%2055',
      'phone=9037776655',
      'email=aglaya%40example.TEST',
    ]) {
      const found = await (await shop.get(`/api/admin/consents?${asked}`, { cookie })).json()
      expect(found.inquiries.map((one: { id: number }) => one.id).sort()).toEqual([id, merged].sort())
      expect(found.count).toBe(6)
    }

    const page = await shop.get('/api/admin/consents/export?phone=89037776655&format=html', { cookie })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-disposition')).toBe('attachment; filename="personal-data.html"')
    expect(await page.text()).toContain('Звездочётова')
    const file = await shop.get('/api/admin/consents/export?phone=89037776655&format=json', { cookie })
    expect(JSON.parse(await file.text()).inquiries).toHaveLength(2)

    const withdrawn = await post('/api/admin/consents/withdraw', { email: person.email })
    expect(await withdrawn.json()).toEqual({ inquiries: 2, consents: 1 })
    const [marked] = await query('select do_not_contact, next_contact_at from inquiries where id = $1', [id])
    expect(marked).toEqual({ do_not_contact: true, next_contact_at: null })
    expect(await query("select status from deliveries where occasion = 'проба'")).toEqual([
      { status: 'failed' },
    ])

    const erased = await post('/api/admin/consents/erase', { phone: '903 777 66 55' })
    expect(await erased.json()).toEqual({ inquiries: 2 })
    expect(await findTraces()).toEqual([])
    expect(await findInFiles()).toEqual([])
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
    expect(row?.items).toMatchObject([{ id: 1, price: 1_000 }])
    expect(row?.erased_at).toBeInstanceOf(Date)
    expect(
      await query("select actor_name, changes from journal where action = 'erase' and entity_id = $1", [
        String(id),
      ]),
    ).toEqual([{ actor_name: expect.any(String), changes: [] }])
    await expect(query("update journal set title = ''")).rejects.toThrow(/append-only/)
    const again = await (await shop.get('/api/admin/consents?phone=89037776655', { cookie })).json()
    expect(again).toEqual({ count: 0, inquiries: [] })
  })
})
