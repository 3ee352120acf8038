// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../api/staff.ts'
import { Component as Prices } from './screen.tsx'

test('the choices of a bulk change are asked for beside the last one, and all is shown together', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const sent: string[] = []
  const api = createStaffApi(async ([noun, verb]) => {
    sent.push(`${noun}.${verb}`)
    return verb === 'bulkLast' ? await promise : []
  })
  await openResource(api, Prices, '?tab=bulk')
  await waitFor(() =>
    expect(sent.toSorted()).toEqual(['manufacturers.list', 'prices.bulkLast', 'products.list']),
  )
  expect(screen.queryByLabelText('На сколько')).toBeNull()
  resolve(null)
  await screen.findByLabelText('На сколько')
})
