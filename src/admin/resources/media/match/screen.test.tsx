// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLargeStaffList } from '../../../../../tests/support/large-staff-list.ts'
import { press } from '../../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { matchMedia } from '../../../../api/staff-upload.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { Component as Match } from './screen.tsx'

vi.mock('../../../../api/staff-upload.ts', () => ({ matchMedia: vi.fn() }))

const products = [5, 6, 8].map((id) => createProduct({ id, name: `Кедр ${id}`, version: 1 }))
let list = createLargeStaffList(products)
const place = vi.fn<(input: unknown) => void>()
const api = createStaffApi(async (name, _endpoint, input) => {
  const [noun, verb] = name
  if (noun !== 'mediaMatching' || verb !== 'place') return list.answer(name, input) ?? []
  place(input)
  return { products: 3, pictures: 3, batchId: null, left: [] }
})

const proposal = (mediaId: number, fileName: string, productId: number | null = null) => ({
  mediaId,
  url: `/assets/uploads/${mediaId}.webp`,
  fileName,
  candidates: [],
  productId,
  place: mediaId,
})
const ANSWER = {
  proposals: [proposal(1, 'кедр.jpg'), proposal(2, 'кедр-8.jpg', 8), proposal(3, 'другой.jpg')],
  products: [{ id: 8, name: 'Кедр 8', version: 4, images: [] }],
  refused: [],
}

beforeEach(() => {
  dismissToast()
  place.mockReset()
  list = createLargeStaffList(products)
  vi.mocked(matchMedia).mockResolvedValue(ANSWER)
})

async function open() {
  await openResource(api, Match, '')
  const files = [new File([new Uint8Array(3)], 'картинки.zip', { type: 'application/zip' })]
  const input = screen.getByLabelText('Выбрать файлы: картинки товаров')
  await act(async () => void fireEvent.change(input, { target: { files } }))
  await screen.findByText(/^Найдено: 1 из 3/)
}
const fields = () => screen.getAllByLabelText<HTMLInputElement>('Товар')
const typeName = (row: number, value: string) =>
  act(async () => fireEvent.change(fields()[row] ?? document.body, { target: { value } }))

test('of a large catalogue pictures know the products that they have found and those that the server was asked for', async () => {
  await open()
  expect(fields().map(({ value }) => value)).toEqual(['', 'Кедр 8', ''])
  expect(list.asked, 'nothing was typed').toEqual([])
  await typeName(0, 'кедр')
  await waitFor(() =>
    expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual(
      ['Кедр 5', 'Кедр 6', 'Кедр 8'],
    ),
  )
  expect(list.asked).toEqual([{ find: 'кедр', limit: 20 }])
  await typeName(0, 'кедр 6')
  await screen.findByText(/^Найдено: 2 из 3/)
  await typeName(2, 'Кедр 7')
  await screen.findByText('Такого товара нет: выберите из списка')
  await typeName(2, 'Кедр 5')
  await screen.findByText(/^Найдено: 3 из 3/)
  await press('Поставить: 3')
  await press('Поставить')
  await waitFor(() => expect(place).toHaveBeenCalledOnce())
  expect(place).toHaveBeenCalledWith({
    items: [
      { mediaId: 1, productId: 6, place: 1, version: 1 },
      { mediaId: 2, productId: 8, place: 2, version: 4 },
      { mediaId: 3, productId: 5, place: 3, version: 1 },
    ],
  })
})

test('a name that the server has yet to find is chosen when it is there', async () => {
  await open()
  await typeName(0, 'кедр 6')
  await screen.findByText(/^Найдено: 2 из 3/)
  expect(list.asked).toEqual([{ find: 'кедр 6', limit: 20 }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Поставить: кедр.jpg' }).checked).toBe(true)
})
