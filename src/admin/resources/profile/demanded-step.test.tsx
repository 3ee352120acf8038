// @vitest-environment happy-dom
// Loads the forms' schema, which they import at the first press, so that each press ends within one act().
import '../../../contract/account/second-factor.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ENROLMENT, nina, PASSWORD, RECOVERY_CODES } from '../../../../tests/support/profile-part.tsx'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { Profile } from '../../../contract/session.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { SESSION_KEY } from '../../queries.ts'
import { StaffContext } from '../../staff.ts'
import { Component as ProfileScreen } from './screen.tsx'

const anna: Profile = { ...nina, id: 1, username: 'anna', role: 'admin' }

let isOn = false
const asked = vi.fn<(call: string) => void>()
const api = createStaffApi(async ([noun, verb]) => {
  asked(`${noun}.${verb}`)
  if (noun === 'session') return { user: isOn ? anna : { ...anna, secondFactorDemanded: true } }
  if (noun === 'ownSessions' || noun === 'passkeys') return []
  if (verb === 'begin') return ENROLMENT
  if (verb === 'get') {
    return { totp: isOn, since: isOn ? anna.createdAt : null, recoveryCodes: isOn ? 10 : 0, demanded: true }
  }
  isOn = true
  return { recoveryCodes: RECOVERY_CODES }
})
const ProfileOfAnna = () => (
  <StaffContext value={api}>
    <ProfileScreen />
  </StaffContext>
)

beforeEach(() => {
  isOn = false
  asked.mockClear()
  dismissToast()
  clearUnsaved()
})

async function turnOn() {
  await screen.findByRole('button', { name: 'Включить второй шаг' })
  await press('Включить второй шаг')
  await type('Пароль', PASSWORD, inDialog('Включить второй шаг'))
  await press('Продолжить')
  await screen.findByText(/^Отсканируйте QR-код приложением/)
  await type('Код из приложения', '123456')
  await press('Включить')
  await screen.findByText('abcd-efgh-ijkl-mnop')
}

test('who lacks the demanded step sees why, and only what turning it on needs; then goes on to where he wanted to', async () => {
  const staff = await openStaffScreen(
    ProfileOfAnna,
    `/admin/screen?next=${encodeURIComponent('/admin/elsewhere')}`,
  )
  await screen.findByText(/^Администраторам нужен второй шаг входа/)
  expect(screen.queryByLabelText('Полное имя')).toBeNull()
  await turnOn()
  expect(new Set(asked.mock.calls.flat())).toEqual(
    new Set([
      'session.me',
      'secondFactor.get',
      'secondFactor.begin',
      'secondFactor.confirm',
      'ownSessions.list',
      'passkeys.list',
    ]),
  )
  // The codes stay although the session is free by now.
  await staff.queries.refetchQueries({ queryKey: SESSION_KEY })
  screen.getByText('abcd-efgh-ijkl-mnop')
  await press('Коды сохранены')
  await screen.findByRole('heading', { name: 'Другой экран' })
  expect(staff.address()).toBe('/admin/elsewhere')
  expect(staff.queries.getQueryData(SESSION_KEY)).not.toHaveProperty('secondFactorDemanded')
})

test('an address outside the staff area is not led to', async () => {
  const staff = await openStaffScreen(ProfileOfAnna, '/admin/screen?next=https://evil.test/')
  await turnOn()
  await press('Коды сохранены')
  await screen.findByRole('heading', { name: 'Ещё один экран' })
  expect(staff.address()).toBe('/admin')
})

test('who has turned it on in another window goes on by a button', async () => {
  const staff = await openStaffScreen(ProfileOfAnna, '/admin/screen?next=%2Fadmin%2Felsewhere')
  await screen.findByRole('button', { name: 'Включить второй шаг' })
  isOn = true
  await staff.queries.refetchQueries({ queryKey: ['second-factor'] })
  await screen.findByText(/^Администраторам второй шаг обязателен: выключить его нельзя\./)
  await press('Продолжить работу')
  await screen.findByRole('heading', { name: 'Другой экран' })
})
