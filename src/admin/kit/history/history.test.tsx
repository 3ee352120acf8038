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

test('who brings a version back while the present one cannot be read is told why', async () => {
  const restored: unknown[] = []
  const api = createStaffApi(async ([_noun, verb], _endpoint, input) => {
    if (verb === 'list') return VERSIONS
    if (verb === 'restore') restored.push(input)
    if (Object(input).version === 3) throw new ApiError(500, '', null)
    return { version: 2, name: 'Топас 5' }
  })
  await openResource(api, () => <History entity="products" id={7} onRestored={() => undefined} />, '')
  await screen.findByText(/^Не удалось загрузить версию: ошибка 500/)
  await press('Вернуть эту версию')
  await screen.findByText('Не удалось вернуть версию: ошибка 500')
  expect(restored).toEqual([])
})

test('of a category one is told what became of its parameters, which are no field of it', async () => {
  const change = (before: unknown, after: unknown) => ({
    changes: [{ field: 'specMappings', label: 'Параметры товаров', before, after }],
  })
  const parameters = [[{ parameterId: 1 }], [{ parameterId: 2 }], [{ parameterId: 3 }]]
  const versions = VERSIONS.map((one) => ({
    ...one,
    ...(one.version > 1 && change(parameters[one.version - 2], parameters[one.version - 1])),
  }))
  const api = createStaffApi(async ([_noun, verb], _endpoint, input) =>
    verb === 'list' ? versions : { version: Object(input).version, name: 'Топас' },
  )
  await openResource(api, () => <History entity="categories" id={7} onRestored={() => undefined} />, '')
  const shown = await screen.findByRole('region', { name: 'Выбранная версия' })
  await within(shown).findByText('Параметры товаров')
  expect(shown.textContent).toMatch(/2.*3/)
  expect(shown.textContent).not.toContain('не отличается ничем')
})
