// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { noFilters } from '../../../domain/catalogue/filters.ts'
import { FacetsPanel } from './facets-panel.tsx'

afterEach(cleanup)

const noise = (values: readonly number[], count: number) => ({
  key: 'noise',
  name: 'Шум',
  unit: 'дБ',
  isNumber: true,
  values: values.map((value) => ({ value, count })),
})

async function open(values: readonly number[], chosen: readonly string[] = [], count = 2) {
  const change = vi.fn()
  const shown = { ...noFilters, specs: chosen.length > 0 ? { noise: chosen } : {} }
  await openStorefrontScreen(() => (
    <FacetsPanel facets={[noise(values, count)]} state={{ filters: shown, shown, change }} />
  ))
  return change
}

test('few numbers are boxes, of which several are chosen', async () => {
  const change = await open([30, 35.5, 40], ['30-30'])
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /35,5/ }))
  expect(change).toHaveBeenCalledWith({ specs: { noise: ['30-30', '35.5-35.5'] } }, undefined)
})

test.each([
  [0, [], 0],
  [0, ['30-30'], -1],
  [2, [], -1],
])(
  'with %i products a value and %j chosen the list takes the focus itself or not: %i',
  async (count, chosen, tabIndex) => {
    await open([30, 35.5, 40], chosen, count)
    expect(screen.getByRole('group', { name: 'Шум, дБ' }).tabIndex).toBe(tabIndex)
  },
)

test('many numbers are a slider, whose range is chosen', async () => {
  const change = await open(Array.from({ length: 9 }, (_, at) => 30 + at * 5))
  expect(screen.queryByRole('checkbox')).toBeNull()
  const from = screen.getByRole('slider', { name: 'Шум, от' })
  fireEvent.change(from, { target: { value: '40' } })
  fireEvent.keyUp(from, { key: 'ArrowRight' })
  expect(change).toHaveBeenCalledWith({ specs: { noise: ['40-70'] } }, 'slide')
})
