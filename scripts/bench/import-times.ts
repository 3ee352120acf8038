import { setTimeout as sleep } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { makeXlsx } from '../../tests/support/price-lists.ts'
import type { Report } from './report.ts'
import type { Staff } from './staff-calls.ts'
import { time } from './times.ts'

const ROWS = 20_000

/** Measures the check of a large price list; beside it what this machine takes to unpack the file and look at each row. */
export async function measureImport(report: Report, staff: Staff): Promise<void> {
  const checked = await timePriceList(staff, ROWS)
  const file = makePriceList(ROWS)
  const bare = await time(async () => {
    const text = new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml'])
    if ((text.match(/<row /g) ?? []).length !== ROWS + 1) throw new Error('rows are missing')
  })
  const what = `check of a price list of ${ROWS} rows`
  report.row({ what, value: checked / 1000, unit: ' s', digits: 1, atMost: 60 })
  report.row({ what: 'its file unpacked and its rows counted', value: bare / 1000, unit: ' s' })
}

function makePriceList(rows: number) {
  const heads = ['Артикул', 'Наименование', 'Производитель', 'Цена', 'Производительность, м3/сут', 'Вес, кг']
  const lines = Array.from({ length: rows }, (_one, at) => [
    `AB-${at}`,
    `Станция ${at}`,
    'Топас',
    100_000 + at,
    1.15,
    300,
  ])
  return makeXlsx([{ name: 'Прайс', rows: [heads, ...lines] }])
}

/** How long the check of a price list of so many rows takes, ms. */
export async function timePriceList(staff: Staff, rows: number): Promise<number> {
  const body = new FormData()
  body.set('file', new File([makePriceList(rows)], 'большой.xlsx'))
  const sheet: { id: number; columns: { index: number; field: string | null }[] } = await (
    await staff.call('POST', '/admin/imports', body)
  ).json()
  const mapping = Object.fromEntries(sheet.columns.map(({ index, field }) => [index, field]))
  return time(async () => {
    await staff.call('PUT', `/admin/imports/${sheet.id}`, { mapping, manufacturerId: null, missing: 'keep' })
    let state = 'checking'
    while (state === 'checking') {
      await sleep(50)
      state = (await (await staff.call('GET', `/admin/imports/${sheet.id}`)).json()).state
    }
    if (state !== 'checked') throw new Error(`the price list is ${state}`)
  })
}
