// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { channelsQuery } from '../../queries.ts'
import { StaffContext, useApi } from '../../staff.ts'
import { SilentChannelsNote } from './silent-channels-note.tsx'

const off = { enabled: false }
const on = { enabled: true }
const broken = { enabled: true, problem: 'Ключ шифрования на этом сервере не тот' }
const ALL_OFF = { email: off, telegram: off, webhook: off, push: off }

/** Says that the channels are known: the note is there by then, or not. */
function Known() {
  const { isSuccess } = useQuery(channelsQuery(useApi()))
  return isSuccess && <p>Каналы прочитаны</p>
}

/** The note about these channels; null where there is none. */
async function findNote(channels: object): Promise<string | null> {
  const api = createStaffApi(async () => channels)
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <SilentChannelsNote />
      <Known />
    </StaffContext>
  ))
  await screen.findByText('Каналы прочитаны')
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
