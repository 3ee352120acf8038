// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { MappingsTab } from './mappings-tab.tsx'

const NOISE = { id: 5, name: 'Шум', key: 'noise', categoryId: null, dataType: 'number', isComparable: true }

test('a specified name becomes a category of the catalogue with the first parameter that is chosen for it', async () => {
  const written: unknown[] = []
  let categories: object[] = []
  const api = createStaffApi(async ([noun, verb], { method, path }, input) => {
    if (verb === 'list') {
      if (noun === 'adminSpecParameters') return [NOISE]
      return noun === 'categories' ? categories : []
    }
    written.push([method, path, input])
    categories = [{ id: 31, name: 'Аэраторы', slug: 'aeratory', version: 1 }]
    return verb === 'create' ? categories[0] : []
  })
  await openResource(api, MappingsTab, '?category=aeratory')
  fireEvent.change(await screen.findByLabelText('Добавить параметр'), { target: { value: '5' } })
  await waitFor(() => expect(written).toHaveLength(2))
  expect(written).toEqual([
    ['POST', '/categories', { name: 'Аэраторы', slug: 'aeratory' }],
    ['PUT', '/admin/specs/mappings/31', [{ parameterId: 5, isRequired: false, displayOrder: 10 }]],
  ])
})
