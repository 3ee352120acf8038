// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openResource, openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { readFailure } from '../../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import type { PriceRecord } from '../../../../contract/catalogue/prices.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { productsQuery, scheduleQuery } from '../../../queries.ts'
import { StaffContext } from '../../../staff.ts'
import { SingleTab } from './single-tab.tsx'

let products = [createProduct()]
let records: PriceRecord[] = []
let undone: unknown[] = []
/** What the next price is answered instead of being stored. */
let refusal: Error | null = null
/** Until when products are on their way. */
let arrival: PromiseWithResolvers<void> | null = null

beforeEach(() => {
  products = [5, 8].map((id) =>
    createProduct({ id, name: `Топас ${id}`, price: id * 10_000_000, version: 1 }),
  )
  records = []
  undone = []
  refusal = null
  arrival = null
  dismissToast()
})

/** Prices as the server keeps them; a newer price refuses the way back. */
const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers }) => {
  const { key, price, id } = Object(input)
  if (noun === 'adminProducts' && verb === 'list') {
    await arrival?.promise
    return products
  }
  if (verb === 'history') return records
  if (verb === 'updatePrice' && refusal) throw refusal
  if (verb === 'updatePrice') return put(key, price, 'single')
  if (verb === 'undo') {
    undone.push({ ...Object(input), seen: headers?.['If-Match'] })
    const [newest] = records
    const current = products.find((one) => one.id === key)
    if (headers?.['If-Match'] !== `"${current?.version}"`)
      throw readFailure(409, '', JSON.stringify({ message: 'Изменили', current, changedBy: 'Мария Д.' }))
    if (newest?.id !== id) throw new ApiError(409, '409: Цену с тех пор изменили', 'Цену с тех пор изменили')
    return put(key, newest?.oldPrice ?? 0, 'undo')
  }
  return { planned: [], left: [] }
})

function put(key: number, price: number, source: PriceRecord['source']) {
  const oldPrice = products.find(({ id }) => id === key)?.price ?? null
  products = products.map((one) =>
    one.id === key ? { ...one, price, version: (one.version ?? 0) + 1 } : one,
  )
  records = [
    {
      id: records.length + 1,
      oldPrice,
      newPrice: price,
      source,
      oldInstallationPrice: null,
      newInstallationPrice: null,
      actorName: 'Анна',
      changedAt: '2026-11-20T09:00:00.000Z',
    },
    ...records,
  ]
  return products.find(({ id }) => id === key)
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Новая цена/)
const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Товар' })
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (element: Element) => act(async () => fireEvent.click(element))
const rubles = (text: string) => new RegExp(text.replaceAll(' ', '\\s'))

async function save(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  await act(async () => fireEvent.submit(field()))
}

/** The button in the message that a colleague was faster. */
async function findAgain() {
  const told = await screen.findByText(/^Пока вы смотрели, запись изменила Мария Д\./)
  const again = told.closest('.toast')?.querySelector('button:not(.toast__close)')
  if (!again) throw new Error('the message has no way on')
  return again
}

const open = () => openResource(api, SingleTab, '?product=5')

test('A zero too many is asked about with both prices, and «Исправить цену» saves nothing', async () => {
  await open()
  await screen.findByText('Цена сейчас')
  await save('5 000 000')
  screen.getByRole('heading', { name: /больше чем на 20/, hidden: true })
  const sides = document.querySelector('.confirm__sides')?.textContent
  expect(sides).toMatch(rubles('500 000 ₽Станет5 000 000 ₽ \\(\\+900 %\\)'))
  await press(button('Исправить цену'))
  expect(records).toEqual([])
  expect(field().value).toBe('5 000 000')
})

test('A price saved by mistake is put back by the button in the message', async () => {
  await open()
  await screen.findByText('Цена сейчас')
  await save('510 000')
  const toast = (await screen.findByText('Цена товара успешно обновлена')).closest('.toast')
  const back = [...(toast?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent === 'Вернуть прежнюю',
  )
  if (!back) throw new Error('the message has no way back')
  await press(back)
  await screen.findByText('Прежняя цена возвращена')
  expect(undone).toEqual([{ key: 5, id: 1, seen: '"2"' }])
  expect(products[0]?.price).toBe(50_000_000)
})

test('Only the newest entry of the history has a way back, and a refusal shows what stands now', async () => {
  put(5, 51_000_000, 'single')
  put(5, 52_000_000, 'single')
  await open()
  const history = await screen.findByRole('region', { name: 'История цены' })
  await waitFor(() => expect(history.querySelectorAll('li')).toHaveLength(2))
  expect(history.querySelectorAll('li:first-child button, li + li button')).toHaveLength(1)
  put(5, 53_000_000, 'single')
  await press(button('Вернуть прежнюю'))
  await press(await findAgain())
  await screen.findByText(/Не удалось вернуть прежнюю цену: Цену с тех пор изменили/)
  await waitFor(() => expect(history.querySelectorAll('li')).toHaveLength(3))
  await press(within(history).getByRole('button', { name: 'Вернуть прежнюю' }))
  await screen.findByText('Прежняя цена возвращена')
  expect(products[0]?.price).toBe(52_000_000)
})

test('A former price that is far from the present one comes back only after a question, with both prices', async () => {
  put(5, 61_000_000, 'single')
  const { queries } = await open()
  await screen.findByRole('button', { name: 'Вернуть прежнюю' })
  await press(button('Вернуть прежнюю'))
  // From 500 to 610 thousand more than a fifth, back less.
  await screen.findByText('Прежняя цена возвращена')
  put(5, 5_000_000, 'single')
  await act(() => queries.invalidateQueries())
  await waitFor(() => expect(document.querySelectorAll('.records > li')).toHaveLength(3))
  await press(await screen.findByRole('button', { name: 'Вернуть прежнюю' }))
  const sides = document.querySelector('.confirm__sides')?.textContent
  expect(sides).toMatch(rubles('50 000 ₽Станет500 000 ₽ \\(\\+900 %\\)'))
  await press(button('Не возвращать'))
  expect(undone).toHaveLength(1)
  await press(button('Вернуть прежнюю'))
  await press(button('Вернуть цену'))
  await waitFor(() => expect(undone).toHaveLength(2))
  expect(products[0]?.price).toBe(50_000_000)
})

test('Who puts a price back of what a colleague has changed otherwise is told so, and goes on over that', async () => {
  put(5, 51_000_000, 'single')
  await open()
  await screen.findByRole('region', { name: 'История цены' })
  await screen.findByRole('button', { name: 'Вернуть прежнюю' })
  products = products.map((one) => ({ ...one, name: `${one.name} Про`, version: 7 }))
  await press(button('Вернуть прежнюю'))
  const again = await findAgain()
  expect(products[0]?.price).toBe(51_000_000)
  await press(again)
  await screen.findByText('Прежняя цена возвращена')
  expect(undone).toEqual([2, 7].map((version) => ({ key: 5, id: 1, seen: `"${version}"` })))
})

test('The first price of a product has none to go back to', async () => {
  products = [createProduct({ id: 5, name: 'Топас 5', price: null })]
  put(5, 51_000_000, 'single')
  await open()
  const history = await screen.findByRole('region', { name: 'История цены' })
  await waitFor(() => expect(history.querySelectorAll('li')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Вернуть прежнюю' })).toBeNull()
})

test('A price that is refused because a colleague has changed the product stays where it was typed', async () => {
  const { queries, go } = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <SingleTab />
      </StaffContext>
    ),
    '/admin/elsewhere',
  )
  // As they are known after the catalogue, whose link leads here.
  queries.setQueryData(productsQuery(api).queryKey, products)
  queries.setQueryData(scheduleQuery(api).queryKey, { planned: [], past: [] })
  await go('/admin/screen?product=5')
  await screen.findByText('Цена сейчас')
  products = products.map((one) => ({ ...one, name: `${one.name} Про`, version: (one.version ?? 1) + 1 }))
  refusal = readFailure(409, '', JSON.stringify({ message: 'Изменили', current: products[0] }))
  arrival = Promise.withResolvers()
  const typed = field()
  await save('510 000')
  await waitFor(() => expect(queries.isFetching({ queryKey: productsQuery(api).queryKey })).toBe(1))
  await act(async () => arrival?.resolve())
  await waitFor(() => expect(picker().value).toBe('Топас 5 Про'))
  expect(typed.isConnected).toBe(true)
  expect(typed.value).toBe('510 000')
})

test('A series needs no mouse: after a price the next model is typed at once', async () => {
  await open()
  await screen.findByText('Цена сейчас')
  await save('510 000')
  await waitFor(() => expect(document.activeElement === picker()).toBe(true))
  const { value, selectionStart, selectionEnd } = picker()
  expect([value, selectionStart, selectionEnd]).toEqual(['Топас 5', 0, 'Топас 5'.length])
  expect(screen.queryByRole('option')).toBeNull()
  fireEvent.change(picker(), { target: { value: 'Топас 8' } })
  await act(async () => fireEvent.keyDown(picker(), { key: 'Enter' }))
  await waitFor(() => expect(document.activeElement === field()).toBe(true))
  await save('810 000')
  await waitFor(() => expect(products.map(({ price }) => price)).toEqual([51_000_000, 81_000_000]))
})

test('An address that names no product says so; one that names a product has it chosen, with the price in focus', async () => {
  await openResource(api, SingleTab, '?product=999999')
  await screen.findByText('Такого товара нет, выберите другой')
  cleanup()
  await open()
  await screen.findByText('Цена сейчас')
  expect(picker().value).toBe('Топас 5')
  await waitFor(() => expect(document.activeElement === field()).toBe(true))
})

test.each([
  ['дорого', 'Введите цену в целых рублях'],
  ['-5', 'Цена не может быть отрицательной'],
  ['100,50', 'Введите цену в целых рублях'],
])('«%s» is refused in words', async (text, message) => {
  await open()
  await screen.findByText('Цена сейчас')
  await save(text)
  screen.getByText(message)
  expect(records).toEqual([])
})

test('A price below that of the installation is asked about, and stays typed', async () => {
  products = products.map((one) => ({ ...one, installationPrice: 3_000_000 }))
  await open()
  await screen.findByText('Цена сейчас')
  await save('1')
  const title = screen.getByRole('heading', { name: 'Цена меньше цены монтажа', hidden: true })
  expect(title.closest('dialog')?.textContent).toContain('Топас 5')
  await press(button('Исправить цену'))
  expect(field().value).toBe('1')
  expect(records).toEqual([])
})
