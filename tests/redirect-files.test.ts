import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Redirect, RedirectImport } from '../src/contract/content/redirects.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'redirects-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const shop = openShop({ DATA_DIR: dataDir })
const { call, callJson, callAnonymously, makeProduct } = openCatalogueDesk(shop)

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
})

const PATH = '/admin/redirects'
const list = () => callJson<Redirect[]>(200, 'GET', PATH)
const pairs = async () => (await list()).map(({ from, to }) => [from, to]).toSorted()
function send(content: string | Uint8Array<ArrayBuffer>, apply: boolean, name = 'адреса.csv') {
  const body = new FormData()
  body.set('file', new File([content], name))
  if (apply) body.set('apply', 'true')
  return shop.app.request(`http://shop.test/api${PATH}/import`, { method: 'POST', body, headers: { cookie } })
}
async function load(content: string | Uint8Array<ArrayBuffer>, apply = true): Promise<RedirectImport> {
  const response = await send(content, apply)
  const text = await response.text()
  expect({ status: response.status, text }).toMatchObject({ status: 200 })
  return JSON.parse(text)
}
const exported = async () => {
  const response = await call('GET', `${PATH}/export?format=csv`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="pereadresacii-.*\.csv"/)
  return await response.text()
}

test('a file is looked at first, and nothing is written; then what is right is written, and each wrong row is named', async () => {
  await callJson(201, 'POST', PATH, { from: '/known', to: '/about' })
  await callJson(201, 'POST', PATH, { from: '/elsewhere', to: '/about' })
  const file = [
    'from;to',
    '/new-one;/catalog',
    'http://shop.test/New-Two/;http://www.shop.test/contact?a=1',
    '/known;/about',
    '/elsewhere;/contact',
    '',
    '/admin/x;/catalog',
    '/catalog;/about',
    '/circle;/circle',
    '/new-one;/about',
    '/new-two;/contact?a=1',
    ';/about',
    '/nowhere;',
    '/a?b=1;//other.example',
    '"/with;semicolon";/about',
  ].join('\r\n')
  const before = await pairs()
  const looked = await load(file, false)
  expect(await pairs()).toEqual(before)
  const done = await load(file)
  expect(done).toEqual({ ...looked, applied: true })
  expect(done).toMatchObject({ added: 3, changed: 1, same: 2, wrongCount: 7 })
  expect(done.wrong).toEqual([
    {
      row: 7,
      from: '/admin/x',
      to: '/catalog',
      problem: 'Прежний адрес: Это служебный адрес, а не страница сайта',
    },
    { row: 8, from: '/catalog', to: '/about', problem: expect.stringContaining('есть страница') },
    { row: 9, from: '/circle', to: '/circle', problem: 'Адрес ведёт сам на себя' },
    { row: 10, from: '/new-one', to: '/about', problem: 'Этот адрес уже есть в строке 2' },
    { row: 12, from: '', to: '/about', problem: 'Нет прежнего адреса' },
    { row: 13, from: '/nowhere', to: '', problem: 'Не сказано, куда вести' },
    { row: 14, from: '/a?b=1', to: '//other.example', problem: expect.stringContaining('Без знака «?»') },
  ])
  expect(await pairs()).toEqual([
    ['/elsewhere', '/contact'],
    ['/known', '/about'],
    ['/new-one', '/catalog'],
    ['/new-two', '/contact?a=1'],
    ['/with;semicolon', '/about'],
  ])
  expect((await shop.get('/new-two')).headers.get('location')).toBe('/contact?a=1')
})

test('a circle that rows make only together is found at the row that closes it', async () => {
  const { added, wrong } = await load('/ring-a;/ring-b\n/ring-b;/ring-c\n/ring-c;/ring-a')
  expect(added).toBe(2)
  expect(wrong).toMatchObject([{ row: 3, problem: 'Получится круг: /ring-b уже ведёт на /ring-c' }])
})

test('what is exported is imported without a change, redirects of records too', async () => {
  const { id } = await makeProduct({ slug: 'before' })
  await callJson(200, 'PATCH', `/products/${id}`, { slug: 'after' })
  const text = await exported()
  expect(text).toContain('/product/before;/product/after')
  const count = (await list()).length
  expect(await load(text)).toMatchObject({ added: 0, changed: 0, same: count, wrong: [] })
  const auto = (await list()).find(({ from }) => from === '/product/before')
  expect(auto?.record).toMatchObject({ entity: 'products', id })
})

test('an address that begins like another site when it is decoded leads nowhere else, and comes in as it goes out', async () => {
  const file = '/%5Cother.example;/about\n/to-%5C;/%5Cother.example\n/spaced%20;/about?a=b%20'
  expect(await load(file)).toMatchObject({ added: 3, wrong: [] })
  expect((await shop.get('/%5Cother.example')).headers.get('location')).toBe('/about')
  const text = await exported()
  expect(text).toContain('/%5cother.example;/about')
  expect(text).toContain('/to-%5c;/%5cother.example')
  expect(await load(text)).toMatchObject({ added: 0, changed: 0, same: (await list()).length, wrong: [] })
})

test('columns are found by their heads in any order, and delimiter and encoding by themselves', async () => {
  expect(await load('Комментарий,Куда,Откуда\nстарый сайт,/about,/head-one')).toMatchObject({ added: 1 })
  expect(await load('/tab-one\t/about\n/tab-two\t/about')).toMatchObject({ added: 2 })
  // «/ключ» in Windows-1251.
  const ansi = new Uint8Array([0x2f, 0xea, 0xeb, 0xfe, 0xf7, ...new TextEncoder().encode(';/about')])
  expect(await load(ansi)).toMatchObject({ added: 1 })
  expect(await pairs()).toEqual(
    expect.arrayContaining([
      ['/head-one', '/about'],
      ['/ключ', '/about'],
    ]),
  )
})

test('a file that is no table is refused, and nothing of it stays on the disk', async () => {
  await expectError(await send('', false), 400, 'Файл пуст')
  await expectError(
    await send(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), false),
    400,
    'а внутри не таблица',
  )
  await expectError(await send('a'.repeat(3 * 1024 * 1024), false), 413, 'больше 2 МБ')
  expect(existsSync(path.join(dataDir, 'imports'))).toBe(false)
  await expectError(await callAnonymously('POST', `${PATH}/import`), 401, 'Войдите')
  await expectError(await callAnonymously('GET', `${PATH}/export`), 401, 'Войдите')
})

test('an import is one act in the journal', async () => {
  await load('/act-one;/about\n/act-two;/about')
  const { rows } = await shop.database.pool.query(
    "select batch_id, actor_name from journal where entity = 'redirects' and title like '/act-%'",
  )
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map((row) => row.batch_id)).size).toBe(1)
  expect(rows[0].batch_id).not.toBeNull()
  expect(rows[0].actor_name).toBe('manager')
})

test('of thousands of wrong rows the first ones are answered, with how many they are', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `/wrong/${at};${at % 3 === 0 ? '/about' : ''}`)
  for (const apply of [false, true]) {
    const { added, wrong, wrongCount } = await load(rows.join('\n'), apply)
    expect({ added, wrongCount }).toEqual({ added: 1000, wrongCount: 2000 })
    expect(wrong).toHaveLength(200)
    expect(wrong[0]).toMatchObject({ row: 2, from: '/wrong/1' })
    expect(wrong.at(-1)).toMatchObject({ row: 300, from: '/wrong/299' })
  }
})

test('thousands of rows are one file', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => `/many/${at};/about`).join('\n')
  expect(await load(many)).toMatchObject({ added: 5000, wrong: [] })
  expect((await exported()).split('\r\n').length).toBeGreaterThan(5000)
})
