// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { press } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import type { CallOptions } from '../../../../api/client.ts'
import { ifMatch } from '../../../../api/if-match.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { StaffContext } from '../../../staff.ts'
import { ManufacturersTab } from '../makers/manufacturers-tab.tsx'
import { CategoriesTab } from './categories-tab.tsx'

const category = (id: number, name: string, slug: string) => ({
  id,
  name,
  slug,
  description: null,
  imageUrl: null,
  order: id,
  manufacturerId: null,
  version: 1,
})
const maker = { id: 4, name: 'Ветер', slug: 'veter', color: null, aliases: [], order: 1, version: 1 }
let categories: ReturnType<typeof category>[]
let makers: (typeof maker)[]
/** How categories were asked to be deleted. */
let removed: CallOptions[]
const api = createStaffApi(async ([noun, verb], _endpoint, _input, options) => {
  if (noun === 'categories') return categories
  if (noun === 'manufacturers') return makers
  if (noun === 'adminManufacturers' && verb === 'remove') {
    makers = []
    categories = categories.map((one) => ({ ...one, name: `${one.name} снова`, version: one.version + 1 }))
  }
  if (noun === 'adminCategories' && verb === 'remove') removed.push(options)
  return []
})
const names = () => [...document.querySelectorAll('tbody .c-name')].map(({ textContent }) => textContent)
const search = (text: string) =>
  act(async () => {
    fireEvent.input(screen.getByLabelText('Поиск'), { target: { value: text } })
    fireEvent.keyDown(screen.getByLabelText('Поиск'), { key: 'Enter' })
  })

function Tabs() {
  const [isOfMakers, setIsOfMakers] = useState(false)
  return (
    <StaffContext value={api}>
      <button type="button" onClick={() => setIsOfMakers(!isOfMakers)}>
        Другая вкладка
      </button>
      {isOfMakers ? <ManufacturersTab /> : <CategoriesTab />}
    </StaffContext>
  )
}

beforeEach(async () => {
  categories = [category(1, 'Топас-С', 'topas-s'), category(2, 'Евролос Био', 'evrolos-bio')]
  makers = [maker]
  removed = []
  await openStaffScreen(Tabs)
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

test('a category that lost its manufacturer is deleted at once, over the version it has since', async () => {
  await press('Другая вкладка')
  await screen.findByText('Ветер')
  await press('Удалить: Ветер')
  await press('Удалить')
  await screen.findByText('Производитель успешно удален')
  await press('Другая вкладка')
  await screen.findByText('Топас-С снова')
  await press('Удалить: Топас-С снова')
  await press('Удалить')
  expect(removed).toEqual([ifMatch(2)])
})
