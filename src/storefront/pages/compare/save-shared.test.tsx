// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { compare } from '../../parts/shopping/compare.ts'
import { toCompareItem } from '../../parts/shopping/to-compare-item.ts'
import { SaveShared } from './save-shared.tsx'

const item = (id: number) => toCompareItem(createProduct({ id, name: `Топас ${id}` }))
const open = () => openStorefrontScreen(() => <SaveShared items={[item(1), item(2)]} />)
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const listed = () => compare.items().map(({ id }) => id)
const question = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

beforeEach(() => {
  localStorage.clear()
  compare.clear()
})

describe('A comparison that was sent to somebody', () => {
  test('without one of their own becomes theirs at once, and is opened', async () => {
    const { address } = await open()
    await press('Сохранить к себе')
    expect(listed()).toEqual([1, 2])
    screen.getByText('Сравнение сохранено')
    expect(address()).toBe('/compare')
  })

  test('with another one is asked about first: closing the question changes nothing', async () => {
    compare.restore([item(3)])
    await open()
    await press('Сохранить к себе')
    expect(question().open).toBe(true)
    expect(question().textContent).toContain('В нём 1 модель: Топас 3.')
    await press('Закрыть')
    expect(question().open).toBe(false)
    expect(listed()).toEqual([3])
  })

  test.each([
    ['Добавить к моим', [3, 1, 2]],
    ['Заменить мой список', [1, 2]],
  ])('«%s» leaves %j', async (button, expected) => {
    compare.restore([item(3)])
    const { address } = await open()
    await press('Сохранить к себе')
    await press(button)
    expect(listed()).toEqual(expected)
    expect(address()).toBe('/compare')
  })

  test('with all of it in their own opens their own', async () => {
    compare.restore([item(1), item(2), item(3)])
    await open()
    expect(screen.getByRole('link', { name: 'Открыть моё сравнение' }).getAttribute('href')).toBe('/compare')
  })
})
