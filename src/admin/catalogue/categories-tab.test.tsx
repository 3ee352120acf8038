// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../api/staff.ts'
import { StaffContext } from '../staff.ts'
import { CategoriesTab } from './categories-tab.tsx'

const category = (id: number, name: string, slug: string) => ({
  ...{ id, name, slug, description: null, imageUrl: null, order: id, manufacturerId: null },
})
const api = createStaffApi(async () => [
  category(1, 'Топас-С', 'topas-s'),
  category(2, 'Евролос Био', 'evrolos-bio'),
])
const names = () => [...document.querySelectorAll('tbody .c-name')].map(({ textContent }) => textContent)
const search = (text: string) =>
  act(async () => {
    fireEvent.input(screen.getByLabelText('Поиск'), { target: { value: text } })
    fireEvent.keyDown(screen.getByLabelText('Поиск'), { key: 'Enter' })
  })

beforeEach(async () => {
  await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <CategoriesTab />
      </StaffContext>
    ),
    '/admin/screen',
  )
  await screen.findByText('Топас-С')
})

test('categories are found by name and by slug, whatever the case; nothing found says so', async () => {
  await search(' ЕВРОЛОС ')
  expect(names()).toEqual(['Евролос Био'])
  await search('Topas')
  expect(names()).toEqual(['Топас-С'])
  await search('астра')
  screen.getByText('По запросу «астра» ничего нет. Проверьте написание.')
})
