// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import './channel-form-schema.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createStaffApi } from '../../api/staff.ts'
import type { ChannelSettings } from '../../contract/channels.ts'
import { dismissToast } from '../../ui/toast-store.ts'
import { StaffContext } from '../staff.ts'
import { clearUnsaved } from '../write/unsaved.ts'
import { Component as Channels } from './channels-screen.tsx'

const API = 'https://api.telegram.org'
const stored: ChannelSettings = {
  version: 3,
  email: { enabled: false, smtpUrl: '', from: '', to: [] },
  telegram: { enabled: false, botToken: '', chatIds: [], apiBase: API, personalData: false },
  webhook: { enabled: false, url: '', secret: '', allowPrivate: false },
  push: { enabled: false, personalData: false, subscriptions: 0, people: [] },
}
const withChats = (version: number, ...chatIds: string[]) => ({
  ...{ ...stored, version, telegram: { ...stored.telegram, chatIds } },
})
const read = vi.fn<() => Promise<ChannelSettings>>()
const write = vi.fn<(input: unknown, options: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input, options) => {
  if (noun === 'channels') return verb === 'get' ? await read() : await write(input, options)
  return noun === 'push' ? { enabled: false, publicKey: '', endpoints: [] } : []
})
/** A colleague has saved this meanwhile. */
const refuse = (current: ChannelSettings) => {
  read.mockResolvedValue(current)
  const body = { message: 'Ничего не записано', current, changedBy: 'Пётр Иванов', changedAt: null }
  write.mockRejectedValueOnce(new ApiError(409, JSON.stringify(body), body.message))
}
const over = (version: number) => expect.objectContaining({ headers: { 'If-Match': `"${version}"` } })
const sent = (telegram: object) =>
  expect.objectContaining({ telegram: expect.objectContaining(telegram) as unknown })

beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  read.mockResolvedValue(stored)
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Channels />
    </StaffContext>
  ))
  await screen.findByLabelText('Чаты')
})

test('Channels that a colleague changed otherwise meanwhile are saved together', async () => {
  await type('Адрес Bot API', 'https://proxy.test')
  refuse(withChats(4, '42'))
  write.mockResolvedValueOnce(withChats(5, '42'))
  await press('Сохранить')
  await screen.findByText(/^Каналы сохранены/)
  expect(write.mock.calls).toEqual([
    [sent({ apiBase: 'https://proxy.test', chatIds: [] }), over(3)],
    [sent({ apiBase: 'https://proxy.test', chatIds: ['42'] }), over(4)],
  ])
})

test('Where both changed the same, both are shown to choose from, and a typed secret never', async () => {
  await type('Ключ бота', '123:ABC')
  await type('Чаты', '7')
  refuse(withChats(4, '42'))
  await press('Сохранить')
  await screen.findByText('Правки столкнулись')
  const dialog = inDialog('Правки столкнулись')
  expect(screen.queryByText(/123:ABC/)).toBeNull()
  dialog.getByText(/••••••••/)
  write.mockResolvedValueOnce(withChats(5, '7'))
  await press('Сохранить вместе', dialog)
  await screen.findByText(/^Каналы сохранены/)
  expect(write).toHaveBeenLastCalledWith(sent({ botToken: '123:ABC', chatIds: ['7'] }), over(4))
})
