// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import type { StaffApi } from '../../../api/staff.ts'
import { createQueryClient } from '../../query-client.ts'
import { StaffContext } from '../../staff.ts'
import { ChangeList } from './change-list.tsx'

const api = {
  categories: { list: async () => [{ id: 4, name: 'Септики' }] },
} as unknown as StaffApi

test('what was deleted has one value in each field that was set', () => {
  render(
    <ChangeList
      entity="products"
      only="before"
      changes={[
        { field: 'name', before: 'Топас 5', after: null },
        { field: 'technicalSpecs', before: { tankMaterial: 'Полипропилен' }, after: null },
        { field: 'features', before: [], after: null },
        { field: 'model', before: null, after: null },
      ]}
    />,
  )
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ПолеЗначение',
    'НазваниеТопас 5',
    'ХарактеристикиМатериал ёмкости: Полипропилен',
  ])
})

test('every field of a change as its kind is read; what is gone is its number, an unknown field its name', async () => {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <StaffContext value={api}>
        <ChangeList
          entity="products"
          changes={[
            { field: 'price', before: 22_292_000, after: 22_650_000 },
            { field: 'shortDescription', before: 'Для дома с ванной', after: 'Для дома с баней' },
            { field: 'features', before: ['Тихая', 'Ровная'], after: ['Тихая', 'Низкая'] },
            { field: 'categoryId', before: 4, after: 9 },
            { field: 'description', before: null, after: 'Новое описание' },
            { field: 'whatever', before: 1, after: 2 },
          ]}
        />
      </StaffContext>
    </QueryClientProvider>,
  )
  const row = (name: string) => screen.getByRole('rowheader', { name }).parentElement ?? document.body
  const plain = (name: string) => row(name).textContent?.replaceAll('\u00a0', ' ')
  expect(plain('Цена с установкой')).toContain('222 920 ₽226 500 ₽ +1,6 %')
  expect((await within(row('Краткое описание')).findByText('ванной')).tagName).toBe('DEL')
  expect(within(row('Краткое описание')).getByText('баней').tagName).toBe('INS')
  expect((await within(row('Особенности')).findByText('Ровная')).tagName).toBe('DEL')
  expect(within(row('Особенности')).queryByText('Тихая')).toBeNull()
  await screen.findByText('Септики')
  expect(plain('Категория')).toBe('КатегорияСептики#9')
  expect(plain('Полное описание')).toBe('Полное описаниенетНовое описание')
  expect(plain('whatever')).toBe('whatever12')
})
