import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadImage, uploadImport } from './staff-upload.ts'

/** What the server answers the next uploads; null is an answer that was lost. */
let answers: ({ status: number; body: object } | null)[] = []
let keys: (string | undefined)[] = []

class Request {
  upload = {}
  status = 0
  statusText = ''
  responseText = ''
  onload = () => {}
  onerror = () => {}
  #key: string | undefined
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') this.#key = value
  }
  send() {
    keys.push(this.#key)
    const answer = answers.shift()
    if (!answer) return this.onerror()
    this.status = answer.status
    this.responseText = JSON.stringify(answer.body)
    this.onload()
  }
}

beforeEach(() => {
  keys = []
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => void vi.unstubAllGlobals())

const options = { onProgress: () => undefined, signal: new AbortController().signal }
const upload = (file: File) => uploadImage(file, options).catch((error: Error) => error)
const done = { status: 200, body: { success: true, url: '/uploads/a.jpg' } }
const refused = { status: 400, body: { message: 'Не картинка' } }
const away = { status: 503, body: { message: 'Нет базы' } }

test('a picture whose answer was lost is sent again under the same key, until it is answered', async () => {
  answers = [null, away, done, done]
  const file = new File(['a'], 'фото.jpg')
  for (let time = 0; time < 4; time += 1) await upload(file)
  const [first, second, third, fourth] = keys
  expect(first).toMatch(/^[\d-]+$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('one that was refused, and another file, has a key of its own', async () => {
  answers = [refused, done, null]
  const file = new File(['a'], 'фото.jpg')
  await upload(file)
  await upload(file)
  await upload(new File(['a'], 'фото.jpg'))
  expect(new Set(keys).size).toBe(3)
})

test('a price list has none: nothing is changed by it until it is applied', async () => {
  answers = [{ status: 200, body: { id: 7 } }]
  expect(await uploadImport(new File(['a'], 'цены.csv'), options)).toBe(7)
  expect(keys).toEqual([undefined])
})
