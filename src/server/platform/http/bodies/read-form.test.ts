import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfinishedName } from '../../../features/media/upload-files.ts'
import { type FormLimits, readForm } from './read-form.ts'
import { openSpool, type Spool } from './spooled-files.ts'

const LIMITS: FormLimits = {
  bytes: 100_000,
  files: 3,
  fields: 2,
  tooLong: 'Слишком длинно',
  tooManyFiles: 'Слишком много файлов',
}

let folder = ''
let spool: Spool
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'spool-'))
  spool = openSpool(() => path.join(folder, unfinishedName('jpg')))
})
afterEach(() => rm(folder, { recursive: true }))

function post(body: BodyInit, isRaw = false): Request {
  const headers = isRaw ? { 'content-type': 'multipart/form-data; boundary=x' } : undefined
  return new Request('http://shop.test/', { method: 'POST', body, ...(headers ? { headers } : {}) })
}
function form(...parts: [name: string, value: string | Blob, fileName?: string][]): FormData {
  const body = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, value, fileName)
  }
  return body
}
const photo = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/png' })

test('files and words come as they were sent, files in their order, on disk while the call lasts', async () => {
  const sent = form(
    ['files', photo(60_000), 'фото "дачи" 100%20.png'],
    ['comment', 'Привет 😀 %41'],
    ['files', photo(3), 'b.png'],
    ['files', new Blob([]), ''],
  )
  const read = await readForm(post(sent), LIMITS, spool)
  expect(read.get('comment')).toBe('Привет 😀 %41')
  const files = read
    .getAll('files')
    .map((file) => (file instanceof File ? [file.name, file.size, file.type] : file))
  expect(files).toEqual([
    ['фото "дачи" 100%20.png', 60_000, 'image/png'],
    ['b.png', 3, 'image/png'],
    ['', 0, 'application/octet-stream'],
  ])
  const waiting = await readdir(folder)
  expect(waiting).toHaveLength(3)
  for (const name of waiting) expect(name).toMatch(/^\.[0-9a-f]{32}\.jpg\.new$/)
  const sizes = await Promise.all(
    waiting.map(async (name) => (await readFile(path.join(folder, name))).length),
  )
  expect(sizes.toSorted((a, b) => b - a)).toEqual([60_000, 3, 0])
  await spool.clear()
  expect(await readdir(folder)).toEqual([])
})

/** One more than a field may have. */
const LONG = 'a'.repeat(64 * 1024 + 1)

const PART = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n'

test.each([
  ['four files', () => post(`${`${PART}\r\n`.repeat(400)}--x--`, true), 'Слишком много файлов'],
  ['three fields', () => post(form(['a', ''], ['b', ''], ['c', ''])), 'В форме слишком много полей'],
  ['three pairs', () => post(new URLSearchParams('a=&b=&c=')), 'В форме слишком много полей'],
  ['a long field', () => post(form(['a', LONG])), 'Поле формы длиннее 64 КБ'],
  ['a long pair', () => post(new URLSearchParams({ a: LONG })), 'Поле формы длиннее 64 КБ'],
  ['more bytes', () => post(form(['files', photo(100_001), 'a.png'])), 'Слишком длинно'],
  ['a file that ends in its middle', () => post(`${PART}abc`, true), 'Unexpected end'],
  ['a second file that ends in its middle', () => post(`${PART}abc\r\n${PART}abc`, true), 'Unexpected end'],
  ['no form at all', () => post('hello', true), 'Unexpected end'],
])('%s: refused, and no file stays', async (_what, request, message) => {
  for (const place of [spool, null]) await expect(readForm(request(), LIMITS, place)).rejects.toThrow(message)
  await spool.clear()
  expect(await readdir(folder)).toEqual([])
})

test('a disk that cannot be written to is said so', async () => {
  const nowhere = openSpool(() => path.join(import.meta.filename, 'folder', 'file'))
  await expect(readForm(post(form(['files', photo(3), 'a.png'])), LIMITS, nowhere)).rejects.toMatchObject({
    code: 'ENOTDIR',
  })
})
