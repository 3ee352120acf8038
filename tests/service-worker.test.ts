import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { root } from './support/files.ts'

interface WorkerEvent {
  request?: { url: string; mode: string; method: string; destination: string }
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}

const ORIGIN = 'http://shop.test'
const script = readFileSync(path.join(root, 'public/sw.js'), 'utf8')
const toPath = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname

/** What the server answers by path; anything else is a page. Null: there is no connection. */
let server: Record<string, string> | null
let isBroken: boolean
let fetched: string[]
let now: number
/** The browser's caches by name, each by path. */
let stores: Map<string, Map<string, Response>>
let listeners: Map<string, (event: WorkerEvent) => void>
let isSkipping: boolean

async function fetchFake(request: string | { url: string }): Promise<Response> {
  const address = toPath(request)
  if (server === null) throw new TypeError('Failed to fetch')
  fetched.push(address)
  const headers = { date: new Date(now).toUTCString() }
  return new Response(server[address] ?? `page ${address}`, { status: isBroken ? 500 : 200, headers })
}

function openStore(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return {
    addAll: async (files: string[]) => {
      for (const file of files) store.set(file, await fetchFake(file))
    },
    put: async (address: string, response: Response) => void store.set(address, response),
    keys: async () => [...store.keys()].map((address) => ({ url: ORIGIN + address })),
    delete: async (address: string) => store.delete(toPath(address)),
  }
}

const stored = () =>
  [...stores].flatMap(([name, store]) => [...store.keys()].map((file) => `${name} ${file}`))

/** Dispatches an event and waits for its work. Returns the body of its answer; null when it is left to the browser. */
async function dispatch(name: string, request?: Partial<WorkerEvent['request']>): Promise<string | null> {
  const work: Promise<unknown>[] = []
  const answers: Promise<Response>[] = []
  listeners.get(name)?.({
    ...(request && { request: { url: '', mode: 'navigate', method: 'GET', destination: '', ...request } }),
    respondWith: (answer) => answers.push(answer),
    waitUntil: (given) => work.push(given),
  })
  const [response] = await Promise.all(answers)
  await Promise.all(work)
  return response === undefined ? null : await response.clone().text()
}
const visit = (address: string) => dispatch('fetch', { url: ORIGIN + address })

const offlinePage = (style: string) => `offline <link href="/built/${style}"><link href="/built/golos.woff2">`

beforeEach(async () => {
  server = { '/offline': offlinePage('a.css') }
  isBroken = false
  fetched = []
  now = Date.parse('2026-11-22T09:00:00Z')
  stores = new Map()
  listeners = new Map()
  isSkipping = false
  class FakeDate extends Date {
    static override now = () => now
  }
  vm.runInNewContext(script, {
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => listeners.set(name, listener),
    fetch: fetchFake,
    caches: {
      open: async (name: string) => openStore(name),
      match: async (request: string | { url: string }) =>
        [...stores.values()]
          .map((store) => store.get(toPath(request)))
          .find((found) => found)
          ?.clone(),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    self: {
      skipWaiting: async () => {
        isSkipping = true
      },
      registration: {},
    },
    URL,
    Date: FakeDate,
  })
  await dispatch('install')
})

const KEPT = ['/built/a.css', '/built/golos.woff2', '/offline.js', '/offline'].map(
  (file) => `offline-1 ${file}`,
)

test('the page for no connection is kept with its script, styles and fonts, and nothing else ever is', async () => {
  expect(stored()).toEqual(KEPT)
  expect(isSkipping).toBe(true)
  expect(await visit('/product/topas-6')).toBe('page /product/topas-6')
  await dispatch('fetch', { url: `${ORIGIN}/built/b.css`, mode: 'no-cors', destination: 'style' })
  expect(stored()).toEqual(KEPT)
})

test('without connection a page gives way to it, and its script, styles and fonts come from the store', async () => {
  server = null
  expect(await visit('/product/topas-6')).toBe(offlinePage('a.css'))
  for (const [file = '', destination = ''] of [
    ['/built/a.css', 'style'],
    ['/built/golos.woff2', 'font'],
    ['/offline.js', 'script'],
  ]) {
    const request = { url: ORIGIN + file, mode: 'no-cors', destination }
    expect(await dispatch('fetch', request)).toBe(`page ${file}`)
  }
  await expect(
    dispatch('fetch', { url: `${ORIGIN}/built/b.css`, mode: 'no-cors', destination: 'style' }),
  ).rejects.toThrow('Failed to fetch')
})

test.each([
  ['/admin', {}],
  ['/admin/orders', {}],
  ['/api/products', {}],
  ['/search', { method: 'POST' }],
  ['/api/products', { mode: 'cors' }],
  ['/built/page.js', { mode: 'cors', destination: 'script' }],
  ['/pictures/200/pit.jpg.webp', { mode: 'no-cors', destination: 'image' }],
  ['/elsewhere.css', { mode: 'no-cors', destination: 'style' }],
])('%s %j is left to the browser, with a connection and without', async (address, request) => {
  expect(await dispatch('fetch', { url: ORIGIN + address, ...request })).toBeNull()
  server = null
  expect(await dispatch('fetch', { url: ORIGIN + address, ...request })).toBeNull()
})

test('a page whose address only begins like that of staff is a page', async () => {
  expect(await visit('/administration')).toBe('page /administration')
})

test('once a day a visit brings it anew, and what it no longer needs goes', async () => {
  fetched = []
  server = { '/offline': offlinePage('b.css') }
  now += 23 * 3_600_000
  await visit('/catalog')
  expect(fetched).toEqual(['/catalog'])
  now += 2 * 3_600_000
  await visit('/catalog')
  expect(stored().toSorted()).toEqual(KEPT.map((file) => file.replace('a.css', 'b.css')).toSorted())
})

test('one that comes broken does not take the place of the whole one', async () => {
  isBroken = true
  now += 25 * 3_600_000
  await visit('/catalog')
  server = null
  expect(await visit('/catalog')).toBe(offlinePage('a.css'))
})

test('what an older worker has kept is deleted', async () => {
  openStore('offline-0')
  await dispatch('activate')
  expect([...stores.keys()]).toEqual(['offline-1'])
})
