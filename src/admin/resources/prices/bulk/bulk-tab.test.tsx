// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press, type } from '../../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { BulkTab } from './bulk-tab.tsx'

let prices: (number | null)[] = []
/** What the next calls are answered instead of being done, one each. */
let refusals: Record<string, Error[]> = {}
let applied: unknown[] = []

beforeEach(() => {
  prices = [10_000_000, 20_000_000]
  refusals = {}
  applied = []
  dismissToast()
})

const fingerprint = () => JSON.stringify(prices)

/** The preview as the server reckons it, in rubles. */
function preview(change: number) {
  const rows = prices.map((oldPrice, index) => ({
    id: index + 1,
    name: `Топас ${index + 1}`,
    manufacturerName: 'Топас',
    modelLine: null,
    oldPrice,
    newPrice: oldPrice === null ? null : oldPrice + change * 100,
    difference: oldPrice === null ? null : change * 100,
    installationPrice: null,
    skipped: oldPrice === null ? 'noPrice' : null,
  }))
  return { rows, count: rows.filter(({ skipped }) => skipped === null).length, fingerprint: fingerprint() }
}

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  const refusal = refusals[String(verb)]?.shift()
  if (refusal) throw refusal
  const { priceChange, expected } = Object(input)
  if (noun === 'adminProducts') return prices.map((price, index) => createProduct({ id: index + 1, price }))
  if (verb === 'bulkPreview') return preview(Number(priceChange.replace(/\s/g, '')))
  if (verb === 'bulkLast') return null
  if (verb === 'bulkUpdate') {
    if (expected !== fingerprint()) throw new ApiError(409, 'Проверьте новые цены ещё раз', null)
    applied.push(input)
    return { count: prices.length, id: 1 }
  }
  return []
})

const amount = () => screen.getByLabelText<HTMLInputElement>(/^На сколько/)
const open = () => openResource(api, BulkTab, '?tab=bulk')

/** Types an amount in rubles and opens the question about it. */
async function ask(text: string, button: string) {
  fireEvent.click(screen.getByLabelText('В рублях'))
  await type(/^На сколько/, text)
  await screen.findByRole('button', { name: button, hidden: true })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Что получится' }).ariaBusy).not.toBe('true'))
  await press(button)
  await waitFor(() => expect(question()).not.toBeNull())
}

/** The open question; null without. */
const question = () =>
  screen.queryByRole('heading', { name: /^(Повысить|Снизить) /, hidden: true })?.closest('dialog') ?? null

/** Presses the button of the question. */
async function apply(button: string) {
  const dialog = question()
  if (!dialog) throw new Error('nothing is asked')
  await press(button, within(dialog))
}

test('What a colleague changes meanwhile is shown anew, and nothing is written', async () => {
  await open()
  await ask('2', 'Изменить 2 цены')
  prices = [10_070_000, 20_000_000]
  await apply('Изменить 2 цены')
  await screen.findByText(/^Пока вы смотрели, цены или список товаров изменились\. Таб/)
  screen.getByText(/^Не удалось выполнить массовое обновление цен/)
  expect(question()).toBeNull()
  expect(amount().value).toBe('2')
  await screen.findAllByText(/100\s702/)
  expect(applied).toEqual([])
  await press('Изменить 2 цены')
  await apply('Изменить 2 цены')
  await screen.findByText('Обновлено 2 товаров')
  expect(applied).toHaveLength(1)
  expect(amount().value).toBe('')
})

test('Of many prices that jump the question shows some, and says how many more there are', async () => {
  prices = Array.from({ length: 7 }, (_, index) => 10_000 + index)
  await open()
  await ask('500', 'Изменить 7 цен')
  const checks = question()?.querySelector('.extremes')?.textContent
  expect(checks).toMatch(/Больше чем на 20\s%7 цен.*И ещё2 цены/)
})

test('A change that fails is said to have failed, and nothing typed is lost', async () => {
  await open()
  await ask('-1 000', 'Изменить 2 цены')
  refusals = { bulkUpdate: [new ApiError(500, 'Сбой', 'Сбой'), new ApiError(0, 'нет связи', null)] }
  await apply('Изменить 2 цены')
  await screen.findByText('Не удалось выполнить массовое обновление цен: Сбой')
  await apply('Изменить 2 цены')
  await screen.findByText(/Произошла ошибка при массовом обновлении цен/)
  await press('Отмена')
  expect(amount().value).toBe('-1 000')
  expect(applied).toEqual([])

  refusals = { bulkPreview: [new ApiError(0, 'нет связи', null)] }
  await type(/^На сколько/, '-2 000')
  await screen.findByText(/^Не удалось рассчитать новые цены/)
  await press('Повторить')
  expect((await screen.findAllByText(/98\s000/)).length).toBeGreaterThan(0)
})

test('Prices that stay are named with the reason, alone too', async () => {
  prices = [null, null]
  await open()
  fireEvent.click(screen.getByLabelText('В рублях'))
  await type(/^На сколько/, '-2 000')
  expect(await screen.findAllByText('Нет цены — пропустим')).toHaveLength(2)
  screen.getByText('Ни одна цена не изменится')
  await act(async () => fireEvent.click(screen.getByLabelText(/^С пометкой/)))
  screen.getByRole('link', { name: 'Топас 1' })
})
