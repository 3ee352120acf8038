import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBodies } from './body-limits.ts'

/** An app with a limit of a hundred bytes, or another, and so many bytes of room for files; a header makes the caller staff. */
function openDoor(usual = 100, free = Number.POSITIVE_INFINITY) {
  const app = new Hono()
  app.use(
    limitBodies({
      usual,
      isStaff: async (c) => c.req.header('cookie') === 'staff',
      mayAttach: async (id, secret) => id === 7 && secret === 'right',
      networkOf: (c) => c.req.header('x-network') ?? null,
      hasRoom: async (bytes) => bytes < free,
      reject: (c, status, message) => c.text(message, status),
    }),
  )
  app.post('*', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`))
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await app.request(`http://shop.test${path}`, { method: 'POST', body, headers })
    return `${response.status} ${await response.text()}`
  }
  return { app, post }
}

const { app, post } = openDoor()
const UPLOAD = '/api/upload/image'
const MB = 1024 * 1024
const asStaff = { cookie: 'staff' }
/** With Content-Length, as browsers send it. */
const largeAsStaff = { ...asStaff, 'content-length': `${6 * MB}` }
const form = (size: number, name: string) => {
  const body = new FormData()
  body.set('image', new File([new Uint8Array(size)], name))
  return body
}

test('a call with a long body is refused, a short one is read', async () => {
  expect(await post('/api/inquiries/contact', 'a'.repeat(100))).toBe('200 100')
  expect(await post('/api/inquiries/contact', 'a'.repeat(101))).toBe('413 Слишком большой запрос')
  expect(await post('/api/inquiries/contact', 'a'.repeat(101), asStaff)).toBe('413 Слишком большой запрос')
})

test('only staff upload, whatever the size', async () => {
  expect(await post(UPLOAD, 'a')).toBe('401 Войдите, чтобы продолжить')
})

test('a file of 5 MB passes with the form around it, a larger one is named', async () => {
  expect(await post(UPLOAD, form(5 * MB, 'фото.jpg'), asStaff)).toMatch(/^200 52\d{5}$/)
  const named = '413 Файл фото "дачи".jpg превышает максимальный размер (5MB)'
  expect(await post(UPLOAD, form(6 * MB, 'фото "дачи".jpg'), largeAsStaff)).toBe(named)
  const unnamed = '413 Файл превышает максимальный размер (5MB)'
  expect(await post(UPLOAD, form(5 * MB + 64 * 1024, 'фото.jpg'), asStaff)).toBe(unnamed)
})

test.each([
  ['words', () => 'a'.repeat(6 * MB)],
  ['a name of 201 letters', () => form(6 * MB, 'я'.repeat(201))],
  ['an empty name', () => form(6 * MB, '')],
])('%s in place of a file are refused without a name', async (_what, body) => {
  expect(await post(UPLOAD, body(), largeAsStaff)).toBe('413 Файл превышает максимальный размер (5MB)')
})

test('photos pass with the secret of their inquiry alone, whatever their size, up to five of 10 MB', async () => {
  const address = '/api/inquiries/7/attachments'
  const right = { 'x-inquiry-secret': 'right', 'content-type': 'multipart/form-data; boundary=x' }
  expect(await post(address, 'a'.repeat(2 * MB), right)).toBe(`200 ${2 * MB}`)
  expect(await post(address, 'a', { ...right, 'x-inquiry-secret': 'wrong' })).toMatch(
    /^403 Эту заявку уже нельзя/,
  )
  expect(await post('/api/inquiries/8/attachments', 'a', right)).toMatch(/^403 /)
  expect(await post(address, 'a', { ...right, 'content-length': `${51 * MB}` })).toMatch(/^413 Снимки вместе/)
  expect(await post('/api/inquiries/7/notes', 'a'.repeat(101), right)).toBe('413 Слишком большой запрос')
})

test.each([
  ['application/json', 64_000, '200 64000'],
  ['application/json', 64_001, '413 Слишком большой запрос'],
  [
    'application/x-www-form-urlencoded',
    1,
    '415 Снимки отправляют формой multipart/form-data, слова — формой или JSON',
  ],
  ['text/plain', 1, '415 Снимки отправляют формой multipart/form-data, слова — формой или JSON'],
])('words to a request as %s of %d bytes: %s', async (type, size, answer) => {
  const headers = { 'x-inquiry-secret': 'right', 'content-type': type }
  expect(await post('/api/inquiries/7/attachments', 'a'.repeat(size), headers)).toBe(answer)
})

test('a contact inquiry, a sign-in and new passwords have limits of their own, also where the usual one is larger', async () => {
  const { post } = openDoor(1_000_000)
  expect(await post('/api/inquiries/contact', 'a'.repeat(400_000))).toBe('200 400000')
  expect(await post('/api/inquiries/contact', 'a'.repeat(400_001))).toBe('413 Слишком большой запрос')
  for (const path of ['login', 'change-password', 'users/1/reset-password'])
    expect(await post(`/api/admin/${path}`, 'a'.repeat(16_001))).toBe('413 Слишком большой запрос')
})

test('a disk that is nearly full takes no files, and words all the same', async () => {
  const { post } = openDoor(100, 0)
  const right = { 'x-inquiry-secret': 'right' }
  const photos = { ...right, 'content-type': 'multipart/form-data; boundary=x' }
  expect(await post('/api/inquiries/7/attachments', 'a', photos)).toMatch(/^503 Снимки сейчас не принять/)
  expect(await post(UPLOAD, 'a', asStaff)).toMatch(/^503 Файл не принять/)
  const words = { ...right, 'content-type': 'application/json' }
  expect(await post('/api/inquiries/7/attachments', '{}', words)).toBe('200 2')
  expect(await post('/api/inquiries/contact', '{}')).toBe('200 2')
})

test('a disk takes only as many forms at a time as it has room for; what has ended is free again', async () => {
  const { app, post } = openDoor(100, 60 * MB)
  const address = '/api/inquiries/7/attachments'
  const photos = { 'x-inquiry-secret': 'right', 'content-type': 'multipart/form-data; boundary=x' }
  let end = () => {}
  const body = new ReadableStream({
    start(controller) {
      end = () => controller.close()
    },
  })
  const sent = { method: 'POST', body, duplex: 'half', headers: photos }
  const slow = app.request(`http://shop.test${address}`, sent)
  await setImmediate()
  // Without its length the slow one may have 50 MB.
  expect(await post(address, 'a', { ...photos, 'content-length': `${11 * MB}` })).toMatch(/^503 Снимки/)
  expect(await post(UPLOAD, 'a', { ...asStaff, 'content-length': `${5 * MB}` })).toBe('200 1')
  expect(await post(address, 'a', { ...photos, 'content-length': '1' })).toBe('200 1')
  expect(await post(UPLOAD, 'a', asStaff)).toBe('200 1')
  expect(await post('/api/admin/media', 'a', asStaff)).toMatch(/^503 Файл/)
  end()
  expect((await slow).status).toBe(200)
  expect(await post(address, 'a', { ...photos, 'content-length': `${11 * MB}` })).toBe('200 1')
})

test('three slow forms of one network leave room for other networks, eight networks for nobody; words always pass', async () => {
  const address = '/api/inquiries/7/attachments'
  const ends: (() => void)[] = []
  const slow = (network: string) => {
    const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })
    const init = { method: 'POST', body, duplex: 'half', headers: as(network) }
    return app.request(`http://shop.test${address}`, init)
  }
  const as = (network: string) => ({
    'x-inquiry-secret': 'right',
    'x-network': network,
    'content-type': 'multipart/form-data; boundary=x',
  })
  const first = ['a', 'a', 'a'].map(slow)
  await setImmediate()
  expect(await post(address, 'a', as('a'))).toMatch(/^429 Слишком много снимков/)
  expect(await post(address, 'a', as('b'))).toBe('200 1')
  const second = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((network) => [1, 2, 3].map(() => slow(network)))
  await setImmediate()
  expect(await post(address, 'a', as('i'))).toMatch(/^429 /)
  expect(await post(address, '{}', { ...as('a'), 'content-type': 'application/json' })).toBe('200 2')
  for (const end of ends) end()
  for (const response of await Promise.all([...first, ...second])) expect(response.status).toBe(200)
  expect(await post(address, 'a', as('a'))).toBe('200 1')
})
