// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { RestoreBefore } from './restore-before.tsx'

const AT = '2026-11-20T10:00:00.000Z'
const VERSIONS = [
  { version: 2, at: AT, actorName: 'Ольга К.', changes: [] },
  { version: 1, at: '2026-11-19T10:00:00.000Z', actorName: 'Ольга К.', changes: [] },
]
const price = { 1: 10_000_000, 2: 20_000_000 }

test.each([
  ['Не возвращать', []],
  ['Вернуть цену', [1]],
])(
  'a former price that is far from the present one asks, both side by side: «%s»',
  async (answer, expected) => {
    const restored: unknown[] = []
    const api = createStaffApi(async ([_noun, verb], _endpoint, input) => {
      const { version } = Object(input)
      if (verb === 'list') return VERSIONS
      if (verb === 'differences') return { changes: [], same: 1 }
      if (verb === 'restore') restored.push(version)
      return { version, name: 'Топас 5', price: version === 1 ? price[1] : price[2], installationPrice: null }
    })
    await openResource(api, () => <RestoreBefore record={{ entity: 'products', id: 7 }} at={AT} />, '')
    await press('Вернуть как было до этого')
    await screen.findByText('От того, что есть сейчас, не отличается ничем.')
    await press('Вернуть')
    await screen.findByText(/больше чем на 20/)
    const sides = document.querySelector('.confirm__sides')?.textContent?.replaceAll(/\s/g, ' ')
    expect(sides).toBe('Было200 000 ₽Станет100 000 ₽ (−50 %)')
    expect(restored).toEqual([])
    await press(answer)
    await waitFor(() => expect(screen.queryByText(/больше чем на 20/)).toBeNull())
    await waitFor(() => expect(restored).toEqual(expected))
  },
)
