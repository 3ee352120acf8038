// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, type } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { StaffContext } from '../../../staff.ts'
import { ProductDialog } from '../form/product-dialog.tsx'

const hum = {
  id: 7,
  categoryId: null,
  name: 'Гул',
  key: 'hum',
  unit: 'дБ',
  description: null,
  dataType: 'number',
  choices: [],
  displayOrder: 10,
  isComparable: true,
  isFilterable: false,
  better: null,
  productColumn: null,
  version: 1,
}
const created = vi.fn<(input: unknown) => void>()
const api = createStaffApi(async ([noun, verb], _row, input) => {
  if (noun === 'manufacturers') return [{ id: 1, name: 'Топас', color: null }]
  if (noun === 'adminSpecParameters') return [hum]
  if (noun !== 'adminProducts' || verb !== 'create') return noun === 'settings' ? { siteName: 'Септики' } : []
  created(input)
  return createProduct({ id: 9, name: 'Своя станция' })
})
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const json = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Характеристики в JSON', hidden: true })
const enter = (label: string) => act(async () => fireEvent.keyDown(field(label), { key: 'Enter' }))
const typeJson = (value: string) => act(async () => fireEvent.change(json(), { target: { value } }))

beforeEach(async () => {
  dismissToast()
  created.mockReset()
  await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <ProductDialog />
      </StaffContext>
    ),
    '/admin/screen?edit=new',
  )
})

test('characteristics as rows and as JSON say the same, and broken JSON gives way to the rows', async () => {
  await press('Добавить характеристику')
  await type('Название характеристики 1', 'Цвет')
  await type('Значение характеристики 1', 'белый')
  expect(json().value).toBe('{\n  "Цвет": "белый"\n}')

  // Known keys have Russian labels, except in the JSON.
  await typeJson('{"warranty": "3 года", "Цвет": "белый"}')
  expect(field('Название характеристики 1').value).toBe('Гарантия')
  await act(async () => fireEvent.blur(json()))
  await type('Название характеристики 2', 'Обслуживание')
  expect(json().value).toBe('{\n  "warranty": "3 года",\n  "serviceInterval": "белый"\n}')

  await typeJson('{"Цвет": "зелёный", "Камер": 4, "pumpModel": "Акварио"}')
  expect(field('Значение характеристики 2').value).toBe('4')
  expect(field('Модель насоса').value).toBe('Акварио')
  await typeJson('{"Цвет": ')
  screen.getByText(/Это не JSON.*Сохранятся строки характеристик/)
  await type('Значение характеристики 2', '5')

  await type('Название', 'Своя станция')
  await type('Производитель', '1')
  await press('Создать товар')
  await waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(created.mock.lastCall?.[0]).toMatchObject({
    technicalSpecs: { Цвет: 'зелёный', Камер: 5, pumpModel: 'Акварио' },
  })
  expect(created.mock.lastCall?.[0]).not.toHaveProperty('technicalSpecsJson')
  await screen.findByText('JSON с ошибкой не сохранён: взяты строки над ним.')
})

test('Enter in the last feature begins the next one, which can be typed into at once', async () => {
  await press('Добавить особенность')
  await enter('Особенность 1')
  expect(screen.queryByLabelText('Особенность 2')).toBeNull()
  await type('Особенность 1', 'Тихая')
  await enter('Особенность 1')
  expect(document.activeElement).toBe(field('Особенность 2'))
  await type('Особенность 2', 'Зимует')
  await type('Название', 'Своя станция')
  await type('Производитель', '1')
  await press('Создать товар')
  await waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(created.mock.lastCall?.[0]).toMatchObject({ features: ['Тихая', 'Зимует'] })
})

test('a parameter that is a number is stored as one, written with a comma; a word in its place is told', async () => {
  await screen.findByLabelText('Гул, дБ')
  await type('Гул, дБ', 'тихо')
  screen.getByText('Введите число')
  await type('Гул, дБ', '38,5')
  expect(screen.queryByText('Введите число')).toBeNull()
  await type('Название', 'Своя станция')
  await type('Производитель', '1')
  await press('Создать товар')
  await waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(created.mock.lastCall?.[0]).toMatchObject({ technicalSpecs: { hum: 38.5 } })
})
