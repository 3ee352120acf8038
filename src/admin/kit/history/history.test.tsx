// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { History } from './history.tsx'

const VERSIONS = [3, 2, 1].map((version) => ({
  version,
  at: '2026-11-20T10:00:00.000Z',
  actorName: 'Ольга К.',
  changes: [],
}))

beforeEach(dismissToast)

test('who brings a version of a product back while the present one cannot be read is told why', async () => {
  const restored: unknown[] = []
  const api = createStaffApi(async ([_noun, verb], _endpoint, input) => {
    if (verb === 'list') return VERSIONS
    if (verb === 'restore') restored.push(input)
    if (verb === 'differences') return { changes: [], same: 1 }
    if (Object(input).version === 3) throw new ApiError(500, '', null)
    return { version: 2, name: 'Топас 5' }
  })
  const ask = async () => true
  await openResource(
    api,
    () => <History entity="products" id={7} ask={ask} onRestored={() => undefined} />,
    '',
  )
  await screen.findByText('От того, что есть сейчас, не отличается ничем.')
  await press('Вернуть эту версию')
  await screen.findByText('Не удалось вернуть версию: ошибка 500')
  expect(restored).toEqual([])
})

test('of what differs one is told each field, then and now, and how many are the same', async () => {
  const asked: unknown[] = []
  const api = createStaffApi(async ([_noun, verb], _endpoint, input) => {
    if (verb === 'list') return VERSIONS
    asked.push([verb, input])
    return { changes: [{ field: 'order', label: 'Порядок', before: 2, after: 3 }], same: 6 }
  })
  await openResource(api, () => <History entity="categories" id={7} onRestored={() => undefined} />, '')
  const shown = await screen.findByRole('region', { name: 'Выбранная версия' })
  await within(shown).findByText('Порядок')
  expect(shown.textContent).toMatch(/сейчас: 1 поле.*2.*3.*Ещё 6 полей не изменились\./)
  expect(asked).toEqual([['differences', { entity: 'categories', id: 7, version: 2 }]])
})
