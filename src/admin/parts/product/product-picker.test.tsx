// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'
import { ProductPicker } from './product-picker.tsx'

const products = [5, 6, 8].map((id) => createProduct({ id, name: `Топас ${id}`, price: id * 10_000_000 }))
const onChoose = vi.fn<(product: StaffListedProduct | null) => void>()

function Screen() {
  const [chosen, setChosen] = useState<StaffListedProduct | null>(null)
  return (
    <ProductPicker
      products={products}
      chosen={chosen}
      onChoose={(product) => {
        onChoose(product)
        setChosen(product)
      }}
      input={createRef()}
      error={undefined}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Товар' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const marked = () => screen.getByRole('option', { selected: true }).textContent

test('A product is found by what is typed and chosen by Enter; the field then says its name', () => {
  render(<Screen />)
  type('топас')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(marked()).toContain('Топас 5')
  press('ArrowUp')
  expect(marked(), 'the arrows go round').toContain('Топас 8')
  press('Enter')
  expect(onChoose).toHaveBeenLastCalledWith(products[2])
  expect(field().value).toBe('Топас 8')
  expect(screen.queryByRole('option')).toBeNull()
})

test('A click chooses too; typing on takes the choice back', () => {
  render(<Screen />)
  fireEvent.click(field())
  fireEvent.click(screen.getByRole('option', { name: /Топас 6/ }))
  expect(field().value).toBe('Топас 6')
  type('Топас 6 П')
  expect(onChoose).toHaveBeenLastCalledWith(null)
  expect(field().value).toBe('Топас 6 П')
  screen.getByText('Товары не найдены')
})

test('Leaving the field chooses nothing; Escape closes the list alone and keeps the text', () => {
  render(<Screen />)
  onChoose.mockClear()
  type('Топас 5')
  press('Escape')
  expect(screen.queryByRole('option')).toBeNull()
  press('Escape')
  expect(field().value).toBe('Топас 5')
  press('ArrowDown')
  fireEvent.blur(field())
  expect(onChoose.mock.calls).toEqual([[null]])
  expect(field().value).toBe('Топас 5')
})

test('A second click on the field leaves the list open', () => {
  render(<Screen />)
  fireEvent.click(field())
  fireEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(3)
})
