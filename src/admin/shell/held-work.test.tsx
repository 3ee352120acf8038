// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../api/staff.ts'
import type { HeldRestore } from '../../contract/restores.ts'
import { StaffContext } from '../staff.ts'
import { HeldWork } from './held-work.tsx'

const waiting: HeldRestore = {
  restoredAt: '2026-11-20T09:00:00.000Z',
  backupMadeAt: '2026-11-20T01:00:00.000Z',
  deliveries: 3,
  latePrices: [{ id: 4, title: 'Топас 5', at: '2026-11-20T07:00:00.000Z' }],
  latePublications: [{ entity: 'posts', id: 4, title: 'Зимний монтаж', at: '2026-11-20T08:00:00.000Z' }],
}

test('A restored shop says what waits, and lets it go at one press', async () => {
  let held: HeldRestore | null = waiting
  const release = vi.fn(async () => {
    held = null
    return { message: '' }
  })
  const api = createStaffApi(async ([, verb]) => (verb === 'release' ? release() : { held }))
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <HeldWork />
    </StaffContext>
  ))
  await screen.findByText(/Будет отправлено: 3 сообщения/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Топас 5'),
    expect.stringContaining('Зимний монтаж'),
  ])
  const button = screen.getByRole('button', { name: 'Отправить и выполнить' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(release).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText(/восстановлен из копии/)).toBeNull())
})
