// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inDialog, press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { dismissConfirm } from '../../kit/write/confirm-action.ts'
import { StaffContext } from '../../staff.ts'
import { SessionsPart } from './sessions-part.tsx'

const desk: OwnSession = {
  id: 'a1',
  device: 'Firefox на Windows',
  address: '198.51.100.4',
  createdAt: '2026-02-20T06:30:00.000Z',
  seenAt: '2026-02-20T07:30:00.000Z',
  isCurrent: true,
}
const phone: OwnSession = {
  ...desk,
  id: 'b2',
  device: 'Chrome на Android',
  address: null,
  seenAt: '2026-02-21T07:30:00.000Z',
  isCurrent: false,
}

const read = vi.fn<() => Promise<OwnSession[]>>()
const write = vi.fn<(verb: string, input: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([, verb], _endpoint, input) =>
  verb === 'list' ? await read() : await write(verb, input),
)
const open = () =>
  openStaffScreen(() => (
    <StaffContext value={api}>
      <SessionsPart />
    </StaffContext>
  ))
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '))

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  dismissConfirm()
  read.mockResolvedValue([desk, phone])
  write.mockResolvedValue(undefined)
})

test('says where one is signed in, and which of it is this browser', async () => {
  await open()
  await screen.findByText('Chrome на Android')
  expect(shown()).toEqual([
    'Firefox на WindowsЭто вы. Сеть 198.51.100.4. Вход 20 февраля 2026 г. в 09:30.',
    'Chrome на AndroidВход 20 февраля 2026 г. в 09:30. Последнее действие 21 февраля 2026 г. в 10:30.Закончить',
  ])
})

test('one is ended after a question that names it; what fails leaves the question', async () => {
  await open()
  await screen.findByText('Chrome на Android')
  await press('Закончить сеанс: Chrome на Android')
  const question = inDialog('Закончить сеанс?')
  expect(question.getByText(/^Chrome на Android, вход/)).toBeTruthy()
  write.mockRejectedValueOnce(new ApiError(500, '', null))
  await press('Закончить', question)
  await waitFor(() => expect(question.getByText(/Сеанс остался/)).toBeTruthy())
  read.mockResolvedValue([desk])
  await press('Закончить', question)
  expect(write).toHaveBeenLastCalledWith('end', { id: 'b2' })
  await waitFor(() => expect(shown()).toHaveLength(1))
  expect(currentToast()).toMatchObject({ title: 'Сеанс закончен', description: 'Chrome на Android' })
  expect(screen.queryByText('Закончить все, кроме этого')).toBeNull()
})

test('all the others are ended at once', async () => {
  write.mockResolvedValue({ ended: 2 })
  await open()
  await screen.findByText('Chrome на Android')
  await press('Закончить все, кроме этого')
  await press('Закончить', inDialog('Закончить все остальные сеансы?'))
  expect(write).toHaveBeenCalledWith('endOthers', undefined)
  expect(currentToast()).toMatchObject({ description: '2 сеанса' })
})

test('a list that cannot be read is asked for again', async () => {
  read.mockRejectedValueOnce(new ApiError(500, '', null))
  await open()
  // In its place, and for five seconds in a toast.
  await screen.findAllByText('Не удалось загрузить сеансы')
  await press('Повторить')
  await screen.findByText('Chrome на Android')
})
