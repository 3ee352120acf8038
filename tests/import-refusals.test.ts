import net from 'node:net'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createListener } from '../src/server/serve.ts'
import { openImportDesk } from './support/import-desk.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { makeXlsx, type SheetCell } from './support/price-lists.ts'
import { signInAs } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const { shop, send, upload, check, rows, callJson, IMPORTS } = openImportDesk()
const MB = 1024 * 1024
const good = [
  {
    name: 'Прайс',
    rows: [
      ['Модель', 'Цена'],
      ['Топас 4', 200_000],
    ] as SheetCell[][],
  },
]
const compoundFile = (text: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(text, 'utf16le')]),
  )

/** A list of so many models. */
const listOf = (count: number) =>
  `Модель;Цена\n${Array.from({ length: count }, (_one, at) => `Топас ${at};${at}`).join('\n')}`

/** An archive that claims its largest part to be small, in both of its headers (APPNOTE.TXT, 4.3.7 and 4.3.12). */
function lieAboutSize(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true)
    const size = signature === 0x04034b50 ? at + 22 : signature === 0x02014b50 ? at + 24 : null
    if (size !== null && view.getUint32(size, true) > MB) view.setUint32(size, 100, true)
  }
  return bytes
}

describe('A spoiled file is refused with a sentence', () => {
  test.each<[string, () => Uint8Array<ArrayBuffer> | string, string]>([
    ['макросы.xlsx', () => makeXlsx(good, { 'xl/vbaProject.bin': strToU8('x') }), 'есть макросы'],
    [
      'связи.xlsx',
      () => makeXlsx(good, { 'xl/externalLinks/externalLink1.xml': strToU8('<a/>') }),
      'есть связи с другими файлами',
    ],
    [
      'бомба.xlsx',
      () => makeXlsx(good, { 'xl/worksheets/sheet1.xml': new Uint8Array(17 * MB).fill(32) }),
      'слишком большой',
    ],
    [
      'бомба в картинке.xlsx',
      () => makeXlsx(good, { 'xl/media/a.png': new Uint8Array(17 * MB) }),
      'слишком большой',
    ],
    [
      'бомба, которая лжёт.xlsx',
      () => lieAboutSize(makeXlsx(good, { 'xl/worksheets/sheet1.xml': new Uint8Array(17 * MB).fill(32) })),
      'слишком большой',
    ],
    ['пароль.xlsx', () => compoundFile('EncryptedPackage'), 'защищён паролем'],
    ['старый.xls', () => compoundFile('Workbook'), 'старый формат Excel'],
    ['старый как новый.xlsx', () => compoundFile('Workbook'), 'старый формат Excel'],
    ['картинка.xlsx', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'переименовали'],
    ['таблица.csv', () => makeXlsx(good), 'переименовали'],
    ['текст.xlsx', () => 'Модель;Цена\nТопас 4;1', 'переименовали'],
    [
      'письмо.xlsx',
      () => new Uint8Array(zipSync({ 'word/document.xml': strToU8('<a/>') })),
      'не таблица Excel',
    ],
    ['обрыв.xlsx', () => makeXlsx(good).slice(0, 900), 'повреждён'],
    [
      'не xml.xlsx',
      () => makeXlsx(good, { 'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row>') }),
      'повреждён',
    ],
    [
      'тип документа.xlsx',
      () =>
        makeXlsx(good, {
          'xl/worksheets/sheet1.xml': strToU8(
            '<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>',
          ),
        }),
      'повреждён',
    ],
    ['страница.csv', () => '<!DOCTYPE html><table></table>', 'не таблица, а страница'],
    ['двоичный.csv', () => new Uint8Array([65, 0, 66, 0, 1]), 'переименовали'],
    ['пустой.csv', () => '', 'пуст'],
    ['пустые строки.csv', () => '\n\n;;\n', 'нет ни одной строки'],
    ['прайс.pdf', () => '%PDF-1.7', 'Нужен файл .xlsx или .csv'],
    ['книга.xlsm', () => makeXlsx(good), 'макросами'],
  ])('%s', async (name, content, message) => {
    const response = await send(content(), name)
    const answer = await response.json()
    expect({ status: response.status, answer }).toEqual({
      status: 400,
      answer: expect.objectContaining({ message: expect.stringContaining(message) }),
    })
  })

  test('and so are too many rows, a form without a file, and nothing of them stays', async () => {
    const response = await send(listOf(20_001), 'много.csv')
    expect([response.status, (await response.json()).message]).toEqual([
      400,
      expect.stringMatching(/больше 20.000 строк/),
    ])
    const cookie = await signInAs(shop, 'manager')
    const bare = await shop.app.request(`http://shop.test/api${IMPORTS}`, {
      method: 'POST',
      headers: { cookie },
      body: new FormData(),
    })
    expect([bare.status, (await bare.json()).errors]).toEqual([400, { file: 'Выберите файл .xlsx или .csv' }])
    expect(await callJson<object[]>(200, 'GET', IMPORTS)).toEqual([])
  })
})

test('as many rows as a list may have are taken', async () => {
  expect((await upload(listOf(20_000), 'много.csv')).rows).toBe(20_000)
})

test('of a formula the kept value counts; without one, and with an error of Excel, the row is wrong', async () => {
  const sheet = await upload(
    makeXlsx([
      {
        name: 'A',
        rows: [
          ['Модель', 'Цена'],
          ['Топас 4', { formula: 'B9*2', kept: 210_000 }],
          ['Топас 5', { formula: 'B9*2' }],
          [{ formula: 'A9&" Пр"', kept: 'Топас 5 Пр' }, 250_000],
        ],
      },
    ]),
  )
  await check(sheet)
  const found = await rows(sheet.id)
  expect(found.map(({ row, kind, changes }) => [row, kind, changes[0]?.after])).toEqual([
    [2, 'changed', 21_000_000],
    [3, 'error', undefined],
    [4, 'changed', 25_000_000],
  ])
  expect(found[1]?.errors[0]).toContain('формула без посчитанного значения')
  const text = await upload('Модель;Цена;Описание\nТопас 4;;=1+1', 'формула.csv')
  await check(text)
  expect((await rows(text.id))[0]?.changes).toMatchObject([{ field: 'description', after: '=1+1' }])
})

describe('A file of more than 20 MB', () => {
  let cookie = ''
  const servers: OpenedServer[] = []
  beforeAll(async () => {
    cookie = await signInAs(shop, 'manager')
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })
  async function open(): Promise<number> {
    const server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
    servers.push(server)
    return server.port
  }

  test('is answered 413 after a browser has sent all of it', async () => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(60 * MB)], 'огромный.xlsx'))
    const response = await fetch(`http://127.0.0.1:${await open()}/api${IMPORTS}`, {
      method: 'POST',
      body,
      headers: { cookie },
    })
    expect([response.status, (await response.json()).message]).toEqual([
      413,
      'Файл «огромный.xlsx» больше 20 МБ. Оставьте в нём только прайс-лист или разделите на части',
    ])
  })

  test('is answered on the connection on which it is still being sent', async () => {
    const socket = net.connect({ port: await open(), host: '127.0.0.1' })
    const failures: Error[] = []
    socket.on('error', (error) => failures.push(error))
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    const size = 40 * MB
    socket.write(
      `POST /api${IMPORTS} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`,
    )
    for (let sent = 0; sent < size; sent += MB) {
      if (!socket.write(Buffer.alloc(MB))) await new Promise((resolve) => socket.once('drain', resolve))
    }
    await waitFor(() => expect(answer).toContain('больше 20 МБ'))
    expect(failures).toEqual([])
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test('or a picture of more than 5 MB is refused the same way', async () => {
    const body = new FormData()
    body.set('image', new File([new Uint8Array(30 * MB)], 'фото.jpg'))
    const response = await fetch(`http://127.0.0.1:${await open()}/api/upload/image`, {
      method: 'POST',
      body,
      headers: { cookie },
    })
    expect([response.status, (await response.json()).message]).toEqual([
      413,
      'Файл фото.jpg превышает максимальный размер (5MB)',
    ])
  })
})
