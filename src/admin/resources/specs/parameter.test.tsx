// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/catalogue/specs.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { SpecParameter } from '../../../contract/catalogue/specs.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { ParametersTab } from './parameters-tab.tsx'

const column: SpecParameter = {
  id: 4,
  name: 'Расход',
  key: 'energy',
  categoryId: 1,
  dataType: 'choice',
  choices: ['Малый', 'Большой'],
  unit: null,
  description: null,
  isFilterable: true,
  isComparable: true,
  better: 'lower',
  displayOrder: 30,
  productColumn: 'energy',
}
const call = vi.fn<(verb: string, input: object) => void>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'adminSpecParameters' && verb === 'list')
    return [column, { ...column, id: 5, name: 'Люк', key: 'hatch', productColumn: null }]
  if (noun === 'adminSpecCategories') return [{ id: 1, name: 'Энергия', description: null, displayOrder: 10 }]
  if (noun === 'adminSpecFilling') return { total: 9, parameters: [{ parameterId: 4, filled: 7 }] }
  if (noun === 'adminSpecParameters') call(verb, Object(input))
  return { trashDays: 30 }
})

beforeEach(() => {
  vi.resetAllMocks()
  clearUnsaved()
})

test('a new parameter comes last; a choice asks for its choices, and says them one a line', async () => {
  await openResource(api, ParametersTab, '?edit=new')
  await screen.findByText('Создать параметр')
  const form = inDialog('Добавить параметр')
  expect(screen.queryByLabelText(/^Варианты/)).toBeNull()
  form.getByText('Значения со счётчиками')
  await type('Тип', 'number', form)
  form.getByText('Границы от и до')
  await type('Тип', 'choice', form)
  await type('Варианты', 'Сетка\nСетка', form)
  await press('Создать параметр', form)
  await screen.findByText('Название параметра обязательно')
  form.getByText('Ключ обязателен')
  form.getByText('Варианты повторяются')
  await type('Название', 'Насадка', form)
  await type('Ключ', 'nozzle', form)
  await type('Варианты', 'Сетка\n\nЩётка\n', form)
  await type('Группа', '1', form)
  await press('Создать параметр', form)
  await screen.findByText('Параметр успешно создан')
  expect(call).toHaveBeenCalledWith('create', {
    name: 'Насадка',
    key: 'nozzle',
    categoryId: 1,
    dataType: 'choice',
    choices: ['Сетка', 'Щётка'],
    unit: null,
    description: null,
    isFilterable: false,
    isComparable: true,
    better: null,
    displayOrder: 40,
  })
})

test('type and choices of a column of products stay, and so does each key', async () => {
  await openResource(api, ParametersTab, '?edit=4')
  await screen.findByText('Тип задаёт поле товара')
  const form = inDialog('Расход')
  expect(form.getByLabelText<HTMLSelectElement>('Тип').disabled).toBe(true)
  expect(screen.queryByLabelText(/^Варианты/)).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>(/^Ключ/).readOnly).toBe(true)
  const lacking = form.getByText('2 товара без значения').getAttribute('href')
  expect(lacking).toMatch(/^\/admin\/products\?missing=.+&sort=filled$/)
  await type('Описание', 'Киловатты', form)
  await press('Сохранить', form)
  await screen.findByText('Параметр успешно обновлен')
  expect(call).toHaveBeenCalledWith('update', expect.objectContaining({ id: 4, description: 'Киловатты' }))
  expect(call).not.toHaveBeenCalledWith('update', expect.objectContaining({ choices: expect.anything() }))
})

test('the choices of another one are typed one a line too', async () => {
  await openResource(api, ParametersTab, '?edit=5')
  await screen.findByText('По одному в строке')
  const form = inDialog('Люк')
  await type('Варианты', 'Один\nДва', form)
  await press('Сохранить', form)
  await screen.findByText('Параметр успешно обновлен')
  expect(call).toHaveBeenCalledWith('update', expect.objectContaining({ choices: ['Один', 'Два'] }))
})
