import { setImmediate as giveWay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import { disarm } from '../src/server/features/inquiries/export/disarm.ts'
import { EXPORT_COLUMNS } from '../src/server/features/inquiries/export/inquiry-columns.ts'
import { writeCsv } from '../src/server/features/inquiries/export/inquiry-csv.ts'
import { writeXlsx } from '../src/server/features/inquiries/export/write-xlsx.ts'
import { expectError, openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()
const desk = openDesk(shop)

beforeAll(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  await shop.database.pool.query(`
    insert into inquiries (name, phone, phone_e164, status, type, message, items, source_name, lost_reason, created_at)
    values
      ('Виктор "Н."; младший', '8 916 000-11-22', '+79160001122', 'new', 'product', 'Первая' || E'\\n' || 'вторая',
        '[{"id": 1, "name": "Топас 5", "price": 12345600}, {"id": 2, "name": "Топас 8", "price": 100}]', 'yandex', null, '2026-11-20 21:30+00'),
      ('=HYPERLINK("http://x")', '@SUM(1+1)*cmd', null, 'canceled', 'repair', E'\\t=1', null, 'direct', '-1+1', '2026-11-19 09:00+00'),
      ('Ольга', '+7 900 000-00-00', '+79000000000', 'new', 'repair', null, null, 'direct', null, '2026-11-18 09:00+00')`)
  await shop.database.pool.query(`
    insert into inquiries (name, phone, merged_into_id) values ('Слитый', '+7 900 000-00-01', 3)`)
  await shop.database.pool.query(`update inquiries set preferred_date = '2026-12-01' where id = 1`)
})

const file = (query: string) => desk.call('GET', `/admin/inquiries/export?${query}`)

/** Cells of a CSV file by row. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

async function csv(query = ''): Promise<Record<string, string>[]> {
  const response = await file(`format=csv${query}`)
  expect(response.status).toBe(200)
  return readCsv(await response.arrayBuffer())
}

/** Rows of an exported file by the names of their columns. */
function readCsv(content: ArrayBuffer): Record<string, string>[] {
  const bytes = new Uint8Array(content)
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = [], ...rows] = parseCsv(new TextDecoder().decode(bytes))
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])))
}

describe('The export of inquiries', () => {
  test('is for staff, in a known format, for known numbers', async () => {
    expect((await desk.callAnonymously('GET', '/admin/inquiries/export?format=csv')).status).toBe(401)
    await expectError(await file('format=pdf'), 400, 'Ожидается xlsx или csv')
    for (const ids of ['1,x', '2147483648'])
      await expectError(await file(`format=csv&ids=${ids}`), 400, 'Ожидаются номера запросов')
  })

  test('is a file to be kept, named after the day', async () => {
    const response = await file('format=csv')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="zaprosy-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['', '&status=new', '&type=repair&sort=name', '&source=yandex', '&q=Ольга'])(
    'with «%s» has the rows of the list in its order, without merged ones',
    async (query) => {
      const list = await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?${query}`)
      expect((await csv(query)).map(({ ID }) => Number(ID))).toEqual(list.map(({ id }) => id))
    },
  )

  test('of a selection has only these', async () => {
    expect((await csv('&ids=1,3')).map(({ ID }) => ID)).toEqual(['1', '3'])
  })

  test('says in CSV what the screen says, in the time of Moscow', async () => {
    const [row] = await csv('&ids=1')
    expect(row).toMatchObject({
      Дата: '21.11.2026 00:30',
      Клиент: 'Виктор "Н."; младший',
      Телефон: '+7 916 000-11-22',
      'О чём': 'Топас 5 + 1',
      'Сумма, ₽': '123457',
      Статус: 'Новый',
      Источник: 'Яндекс',
      'Удобная дата': '01.12.2026',
      Сообщение: 'Первая\nвторая',
    })
  })

  test('has no cell that a spreadsheet would calculate', async () => {
    const [row] = await csv('&ids=2')
    expect(row).toMatchObject({
      Клиент: '\'=HYPERLINK("http://x")',
      Телефон: "'@SUM(1+1)*cmd",
      Сообщение: "'\t=1",
      'Причина отказа': "'-1+1",
    })
  })

  test('has phones that a spreadsheet keeps as texts, of other countries and unreadable ones too', async () => {
    await shop.database.pool.query(`insert into inquiries (name, phone, phone_e164) values
      ('Белоруска', '+375291234567', '+375291234567'), ('Ошибка', '12345678901', null)`)
    const rows = await csv('&q=Белоруска')
    expect(rows.map((row) => row.Телефон)).toEqual(['+375 29 123 45 67'])
    expect((await csv('&q=Ошибка')).map((row) => row.Телефон)).toEqual(['123-456-789-01'])
    await shop.database.pool.query(`delete from inquiries where name in ('Белоруска', 'Ошибка')`)
  })

  test('has real numbers and dates in XLSX, and no formula', async () => {
    const response = await file('format=xlsx')
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet')
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const text = (name: string) => new TextDecoder().decode(parts[name])
    const sheet = text('xl/worksheets/sheet1.xml')
    const cell = (at: string) => new RegExp(`<c r="${at}"([^>]*)>.*?<v>([^<]*)</v>`).exec(sheet)?.slice(1)
    // 2026-11-21 00:30 in Excel's days since 1899-12-30.
    expect(Number(cell('B2')?.[1])).toBeCloseTo(46347 + 0.5 / 24, 5)
    expect(cell('B2')?.[0]).not.toContain('t="s"')
    expect(cell('H2')?.[1]).toBe('123457')
    expect(sheet).not.toContain('<f>')
    const strings = Object.keys(parts).map(text).join('')
    expect(strings).toContain('+7 916 000-11-22')
    expect(strings).toContain("'=HYPERLINK")
  })

  describe('of ten thousand inquiries', () => {
    beforeAll(async () => {
      // The journal need not know of them.
      await shop.database.pool.query(`alter table inquiries disable trigger user;
        insert into inquiries (name, phone, message)
        select 'Клиент ' || n, '+7 900 000-00-00', repeat('Слово ' || n || ' ', 30) from generate_series(1, 10050) as n;
        alter table inquiries enable trigger user`)
    })

    /** Answers that others get while some work goes on. */
    async function countAnswers(work: Promise<unknown>): Promise<number> {
      let isRunning = true
      void work.finally(() => {
        isRunning = false
      })
      let answers = 0
      while (isRunning) {
        await giveWay()
        expect((await shop.get('/healthz')).status).toBe(200)
        answers += 1
      }
      return answers
    }

    test.each(['csv', 'xlsx'])(
      'as %s is read in parts, and others are answered meanwhile',
      async (format) => {
        const asked = await recordStatements(shop.database.pool, async () => {
          const exporting = file(`format=${format}`).then((response) => response.arrayBuffer())
          expect(await countAnswers(exporting)).toBeGreaterThan(20)
          return await exporting
        })
        expect(asked.result.byteLength).toBeGreaterThan(100_000)
        const parts = asked.statements.filter(({ text }) => text.includes('"message"'))
        expect(parts.length).toBeGreaterThanOrEqual(20)
        if (format === 'csv') expect(readCsv(asked.result), 'the newest ten thousand').toHaveLength(10_000)
      },
    )

    test('is written in parts as CSV, and by a thread as XLSX', async () => {
      const row = EXPORT_COLUMNS.map(({ title }) => title)
      const rows = Array.from({ length: 10_000 }, () => row)
      expect(await countAnswers(writeCsv(rows))).toBeGreaterThanOrEqual(20)
      const threads: Worker[] = []
      const note = (thread: Worker) => threads.push(thread)
      process.on('worker', note)
      onTestFinished(() => void process.off('worker', note))
      // A file of a few rows would take the thread as long to begin.
      expect(await countAnswers(writeXlsx(rows.slice(0, 2000)))).toBeGreaterThan(20)
      expect(threads).toHaveLength(1)
    })
  })
})

test.each([
  ['=1', "'=1"],
  ['+1+1', "'+1+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['+7 916 000-11-22', '+7 916 000-11-22'],
  ['+375291234567', '+375291234567'],
  ['+1-1-11111', "'+1-1-11111"],
  ['+375 29 123-45-67', '+375 29 123-45-67'],
  ["+7 916|cmd'", "'+7 916|cmd'"],
  ['Ольга', 'Ольга'],
])('the cell %j is written as %j', (typed, written) => {
  expect(disarm(typed)).toBe(written)
})
