// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLargeStaffList } from '../../../../../tests/support/large-staff-list.ts'
import { press, type } from '../../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { ProductDialog } from '../form/product-dialog.tsx'

const products = [5, 6, 8].map((id) => createProduct({ id, name: `Кедр ${id}` }))
const own = { ...createProduct({ id: 5, name: 'Кедр 5' }), similarIds: [8, 99] }
let list = createLargeStaffList(products)
/** Answers about products by their numbers come after it. */
let naming = Promise.resolve()
const update = vi.fn<(input: unknown) => void>()
const api = createStaffApi(async (name, _endpoint, input) => {
  const [noun, verb] = name
  const answer = list.answer(name, input)
  if (noun === 'productParts' && Object(input).ids !== undefined) await naming
  if (answer !== undefined) return answer
  if (noun === 'products' && verb === 'byId') return own
  if (noun !== 'adminProducts' || verb !== 'update') return noun === 'settings' ? { siteName: 'Септики' } : []
  update(input)
  return own
})

beforeEach(() => {
  dismissToast()
  update.mockReset()
  list = createLargeStaffList(products)
  naming = Promise.resolve()
})

async function open() {
  await openResource(api, ProductDialog, '?edit=5')
  const tab = await screen.findByRole('tab', { name: 'Связи', hidden: true })
  await act(async () => tab.click())
  return within(screen.getByRole('region', { name: 'Похожие модели', hidden: true }))
}
const names = () =>
  [...document.querySelectorAll('[aria-label="Похожие модели"] li > span')].map((one) => one.textContent)

test('of a large catalogue the server searches and names similar models; the product itself is none', async () => {
  const similar = await open()
  await waitFor(() => expect(names()).toEqual(['Кедр 8 Топас', '№ 99 в корзине или удалено']))
  expect(list.asked).toContainEqual({ ids: '8,99' })
  expect(similar.queryByRole('combobox', { hidden: true }), 'nothing to choose from').toBeNull()
  await type('Добавить модель', 'кедр', similar)
  expect(list.asked).toContainEqual({ find: 'кедр', limit: 8 })
  for (const name of ['Кедр 5, Топас', 'Кедр 8, Топас']) {
    await similar.findByRole('button', { name, hidden: true })
    await press(name, similar)
    await type('Добавить модель', 'кедр', similar)
  }
  await similar.findByRole('button', { name: 'Кедр 6, Топас', hidden: true })
  await press('Кедр 6, Топас', similar)
  await waitFor(() => expect(names()).toEqual(['Кедр 8 Топас', '№ 99 в корзине или удалено', 'Кедр 6 Топас']))
  await press('Сохранить изменения')
  await screen.findByText('Товар обновлён')
  expect(update).toHaveBeenCalledExactlyOnceWith({ key: 5, similarIds: [8, 99, 6] })
})

test('no similar model is said to be gone before its name has come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  naming = promise
  await open()
  expect(names()).toEqual(['№ 8 ', '№ 99 '])
  await act(async () => resolve())
  await waitFor(() => expect(names()).toEqual(['Кедр 8 Топас', '№ 99 в корзине или удалено']))
})
