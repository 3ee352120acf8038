// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/account/sign-in-rules.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { SignInRules } from '../../../contract/account/sign-in-rules.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { StaffContext } from '../../staff.ts'
import { SignInRulesCard } from './sign-in-rules-card.tsx'

const NONE: SignInRules = {
  secondFactorForAdmins: false,
  refuseLeakedPasswords: false,
  newDeviceLetters: false,
}
const read = vi.fn<() => Promise<SignInRules>>()
const write = vi.fn<(changes: unknown) => Promise<SignInRules>>()

async function open(isMailOn = true) {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'channels') return { email: { enabled: isMailOn } }
    return verb === 'get' ? await read() : await write(input)
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <SignInRulesCard />
    </StaffContext>
  ))
}
const turn = (label: RegExp) => act(async () => fireEvent.click(screen.getByLabelText(label)))

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  read.mockResolvedValue(NONE)
})

test('what is pressed is saved, and nothing else is sent', async () => {
  await open()
  await screen.findByRole('heading', { name: 'Вход' })
  write.mockResolvedValueOnce({ ...NONE, refuseLeakedPasswords: true })
  await turn(/^Не принимать утёкшие пароли/)
  await press('Сохранить')
  expect(write).toHaveBeenCalledExactlyOnceWith({ refuseLeakedPasswords: true })
  await screen.findByText('Правила входа сохранены')
})

test('a refusal is told in its words, and the switch stays as it was pressed', async () => {
  await open()
  await screen.findByRole('heading', { name: 'Вход' })
  const message = 'Сначала включите второй шаг у себя, в профиле'
  write.mockRejectedValueOnce(new ApiError(409, '', message))
  await turn(/^Второй шаг входа обязателен/)
  screen.getByText(/^Сначала второй шаг должен быть включён у вас/)
  await press('Сохранить')
  expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/^Второй шаг входа обязателен/)).toHaveProperty('checked', true)
})

test('letters that nobody would get are said to be such', async () => {
  await open(false)
  await screen.findByRole('heading', { name: 'Вход' })
  expect(screen.queryByText(/^Почта не включена/)).toBeNull()
  await turn(/^Письма о входе с нового устройства/)
  await screen.findByText(/^Почта не включена: письма не придут/)
})

test('rules that did not come can be asked for again', async () => {
  read.mockRejectedValueOnce(new ApiError(500, '', null))
  await open()
  await screen.findByRole('button', { name: 'Повторить' })
  await press('Повторить')
  await screen.findByLabelText(/^Не принимать утёкшие пароли/)
})
