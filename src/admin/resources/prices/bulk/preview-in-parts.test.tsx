// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, type } from '../../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { LARGE_STAFF_LIST } from '../../../../domain/catalogue/parts.ts'
import { countBulk, isNoted } from '../../../../domain/price/bulk-figures.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { BulkTab } from './bulk-tab.tsx'

const COUNT = LARGE_STAFF_LIST + 1
const SIZE = 100
const summary = { total: COUNT, withoutPrice: 1, withoutPicture: 0, lines: [] }

/** What a colleague has raised all prices by, in rubles. */
let raised = 0
let previews: object[] = []
let parts: Record<string, unknown>[] = []
let applied: Record<string, unknown>[] = []
let failures = 0

beforeEach(() => {
  raised = 0
  previews = []
  parts = []
  applied = []
  failures = 0
  dismissToast()
})

const fingerprint = () => `raised by ${raised}`

/** The preview as the server reckons it, of a change in rubles; the first product has no price. */
function rowsOf({ priceChange }: { priceChange: string }) {
  return Array.from({ length: COUNT }, (_, index) => {
    const oldPrice = index === 0 ? null : (100_000 + index + raised) * 100
    const difference = Number(priceChange) * 100
    return {
      id: index + 1,
      name: `Кедр ${index + 1}`,
      manufacturerName: 'Кедр',
      modelLine: null,
      oldPrice,
      newPrice: oldPrice === null ? null : oldPrice + difference,
      difference: oldPrice === null ? null : difference,
      installationPrice: 100,
      skipped: oldPrice === null ? ('noPrice' as const) : null,
    }
  })
}

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  const query = Object(input)
  if (noun === 'adminProducts') return summary
  if (verb === 'bulkLast') return null
  if (verb === 'bulkPreview') {
    previews.push(query)
    const rows = rowsOf(query)
    return { count: COUNT - 1, fingerprint: fingerprint(), figures: countBulk(rows) }
  }
  if (verb === 'bulkPart') {
    parts.push(query)
    if (query.expected !== fingerprint()) throw new ApiError(409, 'Проверьте новые цены ещё раз', null)
    if (query.after !== undefined && failures > 0) {
      failures -= 1
      throw new ApiError(500, 'Сбой', 'Сбой')
    }
    const found = rowsOf(query).filter(
      (row) => (!query.noted || isNoted(row)) && row.name.includes(query.find ?? ''),
    )
    const rest = found.filter(({ id }) => id > (query.after ?? 0))
    const items = rest.slice(0, SIZE).map((row) => ({ ...row, imageUrl: `/p/${row.id}.jpg`, drawing: null }))
    return { items, total: found.length, next: rest.length > SIZE ? items.at(-1)?.id : null }
  }
  if (verb === 'bulkUpdate') {
    if (query.expected !== fingerprint()) throw new ApiError(409, 'Проверьте новые цены ещё раз', null)
    applied.push(query)
    return { count: COUNT - 1, id: 1 }
  }
  return []
})

const rows = () => [...document.querySelectorAll('tbody tr')]
const isShown = (text: string) => screen.findByText(text)

async function open(rubles = '2') {
  await openResource(api, BulkTab, '?tab=bulk')
  fireEvent.click(screen.getByLabelText('В рублях'))
  await type(/^На сколько/, rubles)
  await isShown(`Показано 100 из ${COUNT}`)
}

async function apply() {
  await press(`Изменить ${COUNT - 1} цен`)
  const question = await screen.findByRole('heading', { name: /^Повысить /, hidden: true })
  const dialog = question.closest('dialog')
  if (!dialog) throw new Error('nothing is asked')
  return dialog
}

test('above five thousand prices the preview says its figures, and shows rows part by part', async () => {
  await open()
  expect(previews.at(-1)).toMatchObject({ upTo: LARGE_STAFF_LIST })
  expect(parts.at(-1)).toMatchObject({ priceChange: '2', expected: fingerprint() })
  expect(parts.at(-1)).not.toHaveProperty('upTo')
  expect(rows()).toHaveLength(100)
  expect(rows()[1]?.querySelector('img')?.getAttribute('src')).toBe('/p/2.jpg')
  const preview = screen.getByRole('region', { name: 'Что получится' })
  expect(preview.textContent).toContain(`Изменится ${COUNT - 1}`)
  expect(preview.textContent).toContain('Пропустим 1')
  await press('Показать ещё')
  await isShown(`Показано 200 из ${COUNT}`)
  expect(parts.at(-1)).toMatchObject({ after: 100, expected: fingerprint() })
})

test('search and marked rows are the server’s work', async () => {
  await open()
  await type('Поиск', 'Кедр 499')
  await isShown('11 товаров')
  expect(parts.at(-1)).toMatchObject({ find: 'Кедр 499' })
  await type('Поиск', 'ничего')
  await isShown('Таких товаров нет')
  await type('Поиск', '')
  await isShown(`Показано 100 из ${COUNT}`)
  await act(async () => fireEvent.click(screen.getByLabelText(/^С пометкой/)))
  await isShown('1 товар')
  expect(parts.at(-1)).toMatchObject({ noted: true })
  await isShown('Нет цены — пропустим')
})

test('a part that did not come says so, and comes when it is asked for again', async () => {
  await open()
  failures = 1
  await press('Показать ещё')
  await isShown('Не удалось загрузить товары')
  expect(rows(), 'what is there stays').toHaveLength(100)
  await press('Повторить')
  await isShown(`Показано 200 из ${COUNT}`)
})

test('what a colleague changes between two parts is shown anew from the beginning', async () => {
  await open()
  raised = 7
  await press('Показать ещё')
  await screen.findByText(/^Пока вы смотрели, цены или список товаров изменились\. Таб/)
  await screen.findAllByText(/100\s010/)
  await isShown(`Показано 100 из ${COUNT}`)
  expect(screen.queryByText('Не удалось загрузить товары'), 'it is no failure').toBeNull()
  expect(parts.at(-1)).toMatchObject({ expected: 'raised by 7' })
  expect(parts.at(-1)).not.toHaveProperty('after')
  const asked = parts.length
  await press('Показать ещё')
  await isShown(`Показано 200 из ${COUNT}`)
  expect(parts).toHaveLength(asked + 1)
})

test('the question names the figures of all prices, and what is applied is what was shown', async () => {
  await open('50000')
  const dialog = await apply()
  const facts = dialog.querySelector('.extremes')?.textContent?.replace(/\s/g, ' ')
  expect(facts).toContain(`Больше чем на 20 %${COUNT - 1} цен`)
  expect(facts).toContain('Самая низкая100 001 ₽ → 150 001 ₽Кедр 2')
  expect(facts).toContain(`И ещё${COUNT - 1 - 5} цен`)
  raised = 9
  await press(`Изменить ${COUNT - 1} цен`, within(dialog))
  await screen.findByText(/^Пока вы смотрели, цены или список товаров изменились\. Таб/)
  await screen.findAllByText(/100\s010/)
  expect(applied).toEqual([])
  await press(`Изменить ${COUNT - 1} цен`, within(await apply()))
  await waitFor(() => expect(applied).toHaveLength(1))
  expect(applied[0]).toMatchObject({ expected: 'raised by 9', priceChange: '50000' })
  expect(applied[0]).not.toHaveProperty('upTo')
})
