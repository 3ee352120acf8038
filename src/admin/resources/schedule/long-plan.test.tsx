// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import type { PlannedWork } from '../../../contract/records/schedule.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { SingleTab } from '../prices/single/single-tab.tsx'
import { Component as Plan } from './screen.tsx'

const toPlanned = (id: number, productId: number, price: number): PlannedWork => ({
  kind: 'price',
  entity: 'products',
  id,
  at: `2030-01-0${id}T09:00:00.000Z`,
  title: `Топас ${productId}`,
  productId,
  oldPrice: 10_000_000,
  price,
  bulk: null,
  count: null,
  by: 'Анна',
  since: '2026-11-20T09:00:00.000Z',
  version: 1,
  changed: [],
})

const NEAREST = toPlanned(1, 8, 81_000_000)
/** Behind what the plan is cut at. */
const FAR = toPlanned(2, 5, 51_000_000)

let total: number | undefined
let asked: object[] = []

beforeEach(() => {
  total = 12_345
  asked = []
})

const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'adminProducts' && verb === 'list')
    return [5, 8].map((id) => createProduct({ id, name: `Топас ${id}` }))
  if (noun !== 'schedule') return verb === 'history' ? [] : { planned: [], left: [] }
  asked.push(Object(input))
  const { product }: { product?: number } = Object(input)
  if (product !== undefined)
    return { planned: [NEAREST, FAR].filter(({ productId }) => productId === product), past: [] }
  return { planned: [NEAREST], past: [], ...(total !== undefined && { total }) }
})

test('of a very long plan the nearest is shown, and how much there is', async () => {
  await openResource(api, Plan, '')
  await screen.findByText(/^Показано ближайшее: 1 из 12\s345\. Остальное/)
  expect(asked).toEqual([{ upTo: LARGE_STAFF_LIST }])
})

test('of another plan nothing is said to be left out', async () => {
  total = undefined
  await openResource(api, Plan, '')
  await screen.findByText(/Топас 8/)
  expect(screen.queryByText(/Показано ближайшее/)).toBeNull()
})

test('a price that is planned behind what is shown of the plan stands at its product', async () => {
  await openResource(api, SingleTab, '?product=5')
  await screen.findByText(/^Запланировано: .*510\s000/)
  screen.getByRole('button', { name: /^Отменить: .*510\s000/ })
})

test('a plan that is there whole is asked for once', async () => {
  total = undefined
  await openResource(api, SingleTab, '?product=8')
  await screen.findByText(/^Запланировано: .*810\s000/)
  await waitFor(() => expect(asked).toEqual([{ upTo: LARGE_STAFF_LIST }]))
})
