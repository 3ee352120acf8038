// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, type } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { uploadImage } from '../../../../api/staff-upload.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { StaffContext } from '../../../staff.ts'
import { ProductDialog } from './product-dialog.tsx'

vi.mock('../../../../api/staff-upload.ts', () => ({ uploadImage: vi.fn(), uploadDocument: vi.fn() }))

const read = vi.fn<() => Promise<unknown>>()
const update = vi.fn<(input: unknown) => void>()
let draft: unknown[] = []
const publish = vi.fn((_input: unknown) => createProduct({ id: 5, price: 100_000_000 }))
const readFilling = vi.fn(() => ({ products: [{ productId: 5, percent: 82, missing: ['Цвет'] }] }))
const restore = vi.fn((_input: unknown) => ({ version: 3 }))
const PRICES: Readonly<Record<number, number>> = { 1: 100_000_000, 2: 10_000_000 }
const state = (version: number) => ({
  version,
  at: '2026-11-01T09:00:00.000Z',
  actorName: 'Мария',
  changes: [],
})
const api = createStaffApi(async ([noun, verb], _row, input) => {
  if (noun === 'products' && verb === 'byId') return await read()
  if (noun === 'adminProducts' && verb === 'update') {
    update(input)
    return createProduct({ id: 5 })
  }
  if (noun === 'drafts') return verb === 'list' ? draft : publish(input)
  if (noun === 'versions' && verb === 'list') return [state(2), state(1)]
  if (noun === 'versions' && verb === 'get') {
    const { version } = input as { version: number }
    return createProduct({ id: 5, name: 'Топас 5', price: PRICES[version] ?? null })
  }
  if (noun === 'versions' && verb === 'differences') return { changes: [], same: 0 }
  if (noun === 'versions') return restore(input)
  if (noun === 'adminSpecFilling') return readFilling()
  return noun === 'settings' ? { siteName: 'Септики' } : []
})
const open = (edit: string) =>
  openStaffScreen(
    () => (
      <StaffContext value={api}>
        <ProductDialog />
      </StaffContext>
    ),
    `/admin/screen?edit=${edit}`,
  )

const tab = (name: string | RegExp) => screen.findByRole('tab', { name, hidden: true })
const go = async (name: string | RegExp) => {
  const chosen = await tab(name)
  await act(async () => chosen.click())
}

beforeEach(() => {
  read.mockReset()
  update.mockReset()
  draft = []
  publish.mockClear()
  restore.mockClear()
  readFilling.mockClear()
  dismissToast()
})

test('a product that does not come says why, and can be asked for again', async () => {
  read.mockRejectedValueOnce(new ApiError(500, '', 'Сбой'))
  await open('5')
  await screen.findByText('Не удалось загрузить товар: Сбой')
  read.mockResolvedValueOnce(createProduct({ id: 5, name: 'Топас 5' }))
  await press('Повторить')
  expect((await screen.findByLabelText<HTMLInputElement>('Название')).value).toBe('Топас 5')
})

test('an address without a number of a product says so', async () => {
  await open('нет')
  await screen.findByText('Отсутствует ID товара')
})

test('what a product lacks is read once for its form', async () => {
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5' }))
  const { queries } = await open('5')
  await screen.findByText('Заполнено 82 %, не хватает: «Цвет»')
  // What the drawn form asks for is sent by its effects.
  await act(async () => undefined)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(readFilling).toHaveBeenCalledOnce()
})

test('a product that cannot be read whole says so, and what could not be read is not written over', async () => {
  const damaged = Object.assign(createProduct({ id: 5, name: 'Топас 5' }), { technicalSpecs: '{"Цвет": ' })
  read.mockResolvedValue(damaged)
  await open('5')
  await screen.findByText('Не удалось загрузить все данные продукта')
  expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('Топас 5')
  await type('Цена с установкой, ₽', '300000')
  await press('Сохранить изменения')
  await screen.findByText('Товар обновлён')
  expect(update).toHaveBeenCalledExactlyOnceWith({ key: 5, price: 30_000_000 })
})

test('what is typed of a source stays while another tab is open, and is saved from there', async () => {
  const sources = { price: { text: 'Прайс весны', date: '2026-03-01' } }
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5', sources }))
  await open('5')
  await go('Подробно')
  await type('Источник', 'Прайс осени')
  await go('Цены')
  expect(screen.queryByLabelText('Источник')).toBeNull()
  await go('Подробно')
  expect(screen.getByLabelText<HTMLInputElement>('Источник').value).toBe('Прайс осени')
  await go('Основное')
  await press('Сохранить изменения')
  await screen.findByText('Товар обновлён')
  expect(update).toHaveBeenCalledExactlyOnceWith({
    key: 5,
    sources: { price: { text: 'Прайс осени', date: '2026-03-01' } },
  })
})

test('what a model is made for is chosen in two tabs, and the first that is wrong opens at its field', async () => {
  const sources = { price: { text: 'Прайс весны', date: '2026-03-01' } }
  const limits = { inletFrom: 810, inletTo: 1400, livingTypes: ['permanent' as const], sources }
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5', ...limits }))
  await open('5')
  await go('Характеристики')
  await type('Отвод воды', 'pump')
  expect(screen.getByLabelText<HTMLSelectElement>('Вода уходит под напором').value).toBe('yes')
  await type('Подводящая труба до, мм', '800')
  await type('Отводящая труба, мм', '900')
  const living = within(screen.getByRole('group', { name: 'Проживание', hidden: true }))
  fireEvent.click(living.getByLabelText(/^Постоянно/))
  living.getByText(/^Уточняется/)
  fireEvent.click(living.getByLabelText(/^По выходным/))
  await go('Подробно')
  await press('Добавить источник')
  const source = () => within(screen.getByRole('group', { name: 'Источник 2', hidden: true }))
  await type('Источник', 'Паспорт', source())
  await type('Другое число', '210', source())
  await press('Сохранить изменения')
  await screen.findByText('Глубина подводящей трубы «от» больше, чем «до»')
  screen.getByText('Вода уходит под напором: глубина отвода не указывается')
  expect((await tab('Характеристики есть ошибка')).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Подводящая труба от, мм'))
  await type('Отводящая труба, мм', '')
  await type('Подводящая труба до, мм', '1 500')
  await go('Подробно есть ошибка')
  source().getByText('Выберите поле')
  await type('Поле', 'volume', source())
  await press('Убрать источник 1')
  await press('Сохранить изменения')
  await screen.findByText('Товар обновлён')
  const date = new Date().toISOString().slice(0, 10)
  expect(update).toHaveBeenCalledExactlyOnceWith({
    key: 5,
    discharge: 'pump',
    outletPressure: true,
    inletTo: 1500,
    livingTypes: ['weekend'],
    sources: { volume: { text: 'Паспорт', date, otherValue: 210 } },
  })
})

test('a product is not saved without the picture that is still on its way, and with it once it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  vi.mocked(uploadImage).mockReturnValue(promise)
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5' }))
  await open('5')
  await go('Изображения')
  await type('Цена с установкой, ₽', '300000')
  const files = [new File([new Uint8Array(3)], 'фото.png', { type: 'image/png' })]
  const field = screen.getByLabelText('Выбрать файлы: изображения товара')
  await act(async () => void fireEvent.change(field, { target: { files } }))
  await press('Сохранить изменения')
  await screen.findByText('Изображение ещё загружается: подождите немного и сохраните снова')
  expect(update).not.toHaveBeenCalled()
  await act(async () => resolve('/assets/uploads/foto.png'))
  await press('Сохранить изменения')
  await screen.findByText('Товар обновлён')
  expect(update).toHaveBeenCalledOnce()
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({ key: 5, price: 30_000_000, imageUrl: '/assets/uploads/foto.png' }),
  )
})

test('a picture that no browser would show is not taken: its address stays, to be mended', async () => {
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5' }))
  await open('5')
  await go('Изображения')
  await go('По ссылке')
  const address = screen.getByLabelText<HTMLInputElement>('URL изображения')
  await type('URL изображения', 'http://example.ru/foto.jpg')
  await press('Добавить')
  screen.getByText(/^Адрес начинается с http:/)
  screen.getByText('0 из 5 изображений')
  expect(address.value).toBe('http://example.ru/foto.jpg')
  await type('URL изображения', 'https://example.ru/foto.jpg')
  expect(screen.queryByText(/^Адрес начинается с http:/)).toBeNull()
  await press('Добавить')
  screen.getByText('1 из 5 изображений')
  expect(address.value).toBe('')
})

test('a draft with a zero too many is published only after a question, with both prices', async () => {
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5', price: 10_000_000 }))
  const at = new Date().toISOString()
  draft = [{ draft: { price: 100_000_000 }, version: 1, baseVersion: 1, updatedAt: at, updatedBy: 'Мария' }]
  await open('5')
  await screen.findByText(/^Черновик от .+ Мария/)
  await press('Опубликовать…')
  await press('Опубликовать')
  const sides = document.querySelector('.confirm__sides')?.textContent?.replaceAll('\u00a0', ' ')
  expect(sides).toBe('Было100 000 ₽Станет1 000 000 ₽ (+900 %)')
  await press('Исправить цену')
  expect(publish).not.toHaveBeenCalled()
  await press('Опубликовать')
  await press('Сохранить цену')
  await screen.findByText('Черновик опубликован')
  expect(publish).toHaveBeenCalledOnce()
})

test('a version with ten times the price comes back only after a question, with both prices', async () => {
  read.mockResolvedValue(createProduct({ id: 5, name: 'Топас 5', price: 10_000_000 }))
  await open('5')
  const history = await screen.findByRole('tab', { name: 'История', hidden: true })
  await act(async () => history.click())
  await screen.findByRole('button', { name: 'Вернуть эту версию', hidden: true })
  await press('Вернуть эту версию')
  await screen.findByText('Не возвращать')
  const sides = document.querySelector('.confirm__sides')?.textContent?.replaceAll('\u00a0', ' ')
  expect(sides).toBe('Было100 000 ₽Станет1 000 000 ₽ (+900 %)')
  await press('Не возвращать')
  expect(restore).not.toHaveBeenCalled()
  await press('Вернуть эту версию')
  await press('Вернуть цену')
  await screen.findByText('Версия возвращена')
  expect(restore).toHaveBeenCalledExactlyOnceWith({ entity: 'products', id: 5, version: 1 })
})
