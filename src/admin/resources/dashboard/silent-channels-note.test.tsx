// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { StaffContext } from '../../staff.ts'
import { SilentChannelsNote } from './silent-channels-note.tsx'

const off = { enabled: false }
const on = { enabled: true }
const broken = { enabled: true, problem: 'Ключ шифрования на этом сервере не тот' }
const ALL_OFF = { email: off, telegram: off, webhook: off, push: off }

/** The note about these channels; null where there is none. */
async function findNote(channels: object): Promise<string | null> {
  const get = vi.fn(async () => channels)
  const api = createStaffApi(get)
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <SilentChannelsNote />
    </StaffContext>
  ))
  await waitFor(() => expect(get).toHaveResolved())
  await act(async () => undefined)
  const link = screen.queryByRole('link')
  expect(link === null || link.getAttribute('href') === '/admin/settings/channels').toBe(true)
  return link?.closest('p')?.textContent ?? null
}

test.each([
  ['all are off', ALL_OFF, /^Ни один канал уведомлений не включён\..+Включить почту, Telegram или push$/],
  [
    'the one that is on cannot send',
    { ...ALL_OFF, email: broken },
    /^Включённые каналы не могут отправлять уведомления\..+Посмотреть, что мешает$/,
  ],
])('an admin is told that no channel tells of inquiries: %s', async (_what, channels, told) => {
  expect(await findNote(channels)).toMatch(told)
})

test.each([
  ['one is on', { ...ALL_OFF, push: on }],
  ['one can send beside another that cannot', { ...ALL_OFF, email: broken, push: on }],
])('nothing is said where %s', async (_what, channels) => {
  expect(await findNote(channels)).toBeNull()
})
