// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { readFailure } from '../../../api/fetch-transport.ts'
import { ifMatch } from '../../../api/if-match.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { ShownSwitch } from './shown-switch.tsx'

const save = vi.fn<(published: boolean, options: object) => Promise<{ version: number }>>()
const press = (role: string, name: string) =>
  act(async () => fireEvent.click(screen.getByRole(role, { name, hidden: true })))

beforeEach(async () => {
  dismissToast()
  save.mockReset().mockResolvedValue({ version: 4 })
  const record = { id: 5, published: true, publishAt: null, version: 3 }
  await openStaffScreen(() => (
    <ShownSwitch name="Топас 5" entity="products" record={record} save={save} refresh={[]} />
  ))
})

test('A switch is sent over the version that it shows, its undoing over the stored one', async () => {
  await press('switch', 'На сайте: Топас 5')
  expect(save).toHaveBeenLastCalledWith(false, ifMatch(3))
  await press('button', 'Отменить')
  expect(save).toHaveBeenLastCalledWith(true, ifMatch(4))
})

test('A switch keeps the focus while it is sent, and is not sent twice', async () => {
  let finish = (_answer: { version: number }) => {}
  save.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const input = screen.getByRole('switch', { name: 'На сайте: Топас 5' })
  input.focus()
  await press('switch', 'На сайте: Топас 5')
  await waitFor(() => expect(input.getAttribute('aria-disabled')).toBe('true'))
  await press('switch', 'На сайте: Топас 5')
  expect(save).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(input)
  await act(async () => finish({ version: 4 }))
  await waitFor(() => expect(input.getAttribute('aria-disabled')).toBeNull())
})

test('A switch over another version names who changed the record, and is offered again', async () => {
  const body = { message: 'Изменили', current: { version: 7 }, changedBy: 'Мария', changedAt: '2026-11-24' }
  save.mockRejectedValueOnce(readFailure(409, 'Conflict', JSON.stringify(body)))
  await press('switch', 'На сайте: Топас 5')
  screen.getByText(/^Пока вы смотрели, запись изменила Мария\./)
  await press('button', 'Скрыть')
  expect(save).toHaveBeenLastCalledWith(false, ifMatch(7))
})
