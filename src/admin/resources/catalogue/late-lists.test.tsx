// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { ProductsTab } from './list/products-tab.tsx'
import { Component as OrderScreen } from './order/screen.tsx'

const code = vi.hoisted(() => ({ isAway: false }))
vi.mock('./list/products-in-parts.tsx', async (load) => {
  const { ProductsInParts } = await load<typeof import('./list/products-in-parts.tsx')>()
  return {
    get ProductsInParts() {
      if (code.isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return ProductsInParts
    },
  }
})
vi.mock('./order/order-in-parts.tsx', async (load) => {
  const { OrderInParts } = await load<typeof import('./order/order-in-parts.tsx')>()
  return {
    get OrderInParts() {
      if (code.isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return OrderInParts
    },
  }
})

const total = LARGE_STAFF_LIST + 1
const listed = { ...createProduct({ id: 1, name: 'Кедр 1', version: 1 }), percent: 50, missing: [] }
const api = createStaffApi(async ([noun, verb]) => {
  if (noun === 'adminProducts' && verb === 'list')
    return { total, withoutPrice: 0, withoutPicture: 0, lines: [] }
  if (noun === 'productParts') return { items: [listed], total, next: 1 }
  return noun === 'adminSpecFilling' ? { total, parameters: [], products: [] } : []
})

test.each<[what: string, Screen: ComponentType]>([
  ['list', ProductsTab],
  ['order', OrderScreen],
])(
  'where the code of a large %s cannot be had, that is said, and it is asked for again',
  async (_what, Screen) => {
    code.isAway = true
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    let status = 503
    vi.stubGlobal('fetch', async () => new Response(null, { status }))
    onTestFinished(() => {
      reload.mockRestore()
      vi.unstubAllGlobals()
    })
    await openResource(api, Screen, '')
    await screen.findByText('Не удалось загрузить товары')
    await press('Повторить')
    await screen.findByText('Не удалось загрузить товары')
    expect(reload).not.toHaveBeenCalled()
    status = 200
    await press('Повторить')
    expect(reload, 'it was of a former build').toHaveBeenCalledOnce()
    status = 503
    code.isAway = false
    await press('Повторить')
    await screen.findByText('Кедр 1')
    expect(screen.queryByText('Не удалось загрузить товары')).toBeNull()
  },
)
