// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { ProductChoice } from './product-choice.tsx'
import { useListedProducts } from './product-list.ts'

const products = [5, 6, 8].map((id) => createProduct({ id, name: `Кедр ${id}` }))
const summary = { total: 9000, withoutPrice: 0, withoutPicture: 0, lines: [] }

let isLarge = true
let asked: unknown[] = []
const api = createStaffApi(async ([noun], _endpoint, input) => {
  if (noun === 'adminProducts') return isLarge ? summary : products
  if (noun !== 'productParts') return []
  asked.push(input)
  const { find, ids }: { find?: string; ids?: string } = Object(input)
  const wanted = ids?.split(',').map(Number)
  const items = products.filter(({ id, name }) => (wanted ? wanted.includes(id) : name.includes(find ?? '')))
  return { items, total: wanted ? items.length : items.length + 7, next: null }
})

function Screen() {
  const [ids, setIds] = useState<number[]>([])
  const chosen = useListedProducts(ids)
  return (
    <>
      <ProductChoice
        chosen={null}
        error={undefined}
        onChoose={(product) => product && setIds([...ids, product.id])}
      />
      <p role="status">{chosen ? chosen.map(({ name }) => name).join(', ') : 'Загрузка'}</p>
    </>
  )
}

beforeEach(() => {
  asked = []
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Товар' })
const choose = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(text) }))
}

test('of a large catalogue the server searches, and names what is chosen', async () => {
  isLarge = true
  await openResource(api, Screen, '')
  fireEvent.change(field(), { target: { value: 'Кедр' } })
  await screen.findByText('Ещё 7: уточните название.')
  await waitFor(() => expect(asked).toContainEqual({ limit: 50, find: 'Кедр' }))
  await choose('Кедр 6')
  await screen.findByText('Кедр 6')
  await choose('Кедр 8')
  await screen.findByText('Кедр 6, Кедр 8')
  expect(asked).toContainEqual({ ids: '6,8' })
  fireEvent.change(field(), { target: { value: 'ничего' } })
  await screen.findByText('Товары не найдены')
})

test('of any other the list that is there is searched, and the server is not asked', async () => {
  isLarge = false
  await openResource(api, Screen, '')
  await choose('Кедр 6')
  await screen.findByText('Кедр 6')
  expect(asked).toEqual([])
})
