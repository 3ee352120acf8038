// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import './channel-form-schema.ts'
import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { readFailure } from '../../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import type { ChannelSettings } from '../../../../contract/channels.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../../kit/write/unsaved.ts'
import { StaffContext } from '../../../staff.ts'
import { Component as Channels } from './channels-screen.tsx'

const API = 'https://api.telegram.org'
const stored: ChannelSettings = {
  version: 3,
  email: { enabled: false, smtpUrl: '', from: '', to: [] },
  telegram: { enabled: false, botToken: '', chatIds: [], apiBase: API, personalData: false },
  webhook: { enabled: false, url: '', secret: '', allowPrivate: false },
  push: { enabled: false, personalData: false, subscriptions: 0, people: [] },
  secretVersions: { botToken: 1, url: 0, secret: 0, smtpPassword: 1 },
}
const withServer = (version: number, host: string): ChannelSettings => ({
  ...stored,
  version,
  email: { ...stored.email, smtpUrl: `smtps://zakaz:•••@${host}:465` },
  secretVersions: { ...stored.secretVersions, smtpPassword: version },
})
const withChats = (version: number, ...chatIds: string[]) => ({
  ...stored,
  version,
  telegram: { ...stored.telegram, chatIds },
})
const read = vi.fn<() => Promise<ChannelSettings>>()
const write = vi.fn<(input: unknown, options: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input, options) => {
  if (noun === 'channels') return verb === 'get' ? await read() : await write(input, options)
  return noun === 'push' ? { enabled: false, publicKey: '', endpoints: [], ofSession: [] } : []
})
/** A colleague has saved this meanwhile. */
const refuse = (current: ChannelSettings) => {
  read.mockResolvedValue(current)
  const body = { message: 'Ничего не записано', current, changedBy: 'Пётр Иванов', changedAt: null }
  write.mockRejectedValueOnce(readFailure(409, '', JSON.stringify(body)))
}
const over = (version: number) => expect.objectContaining({ headers: { 'If-Match': `"${version}"` } })
const mailed = (smtpUrl: string) =>
  expect.objectContaining({ email: expect.objectContaining({ smtpUrl }) as unknown })
const sent = (telegram: object) =>
  expect.objectContaining({ telegram: expect.objectContaining(telegram) as unknown })

let queries: QueryClient
beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  read.mockResolvedValue(stored)
  const opened = await openStaffScreen(() => (
    <StaffContext value={api}>
      <Channels />
    </StaffContext>
  ))
  queries = opened.queries
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

test('A token that a colleague has replaced meanwhile stays, when I have changed something else', async () => {
  await type('Чаты', '7')
  refuse({ ...stored, version: 4, secretVersions: { ...stored.secretVersions, botToken: 2 } })
  write.mockResolvedValueOnce(withChats(5, '7'))
  await press('Сохранить')
  await screen.findByText(/^Каналы сохранены/)
  expect(write).toHaveBeenLastCalledWith(sent({ botToken: '•••', chatIds: ['7'] }), over(4))
})

test('A token that a colleague has replaced meanwhile is not overwritten unasked', async () => {
  await type('Ключ бота', '123:ABC')
  refuse({ ...stored, version: 4, secretVersions: { ...stored.secretVersions, botToken: 2 } })
  await press('Сохранить')
  await screen.findByText('Правки столкнулись')
  expect(write).toHaveBeenCalledOnce()
  const dialog = inDialog('Правки столкнулись')
  dialog.getByText('Ключ бота и адрес Bot API')
  write.mockResolvedValueOnce({ ...stored, version: 5 })
  await act(async () => fireEvent.click(dialog.getByLabelText(/Взять чужое/)))
  await press('Сохранить вместе', dialog)
  await screen.findByText(/^Каналы сохранены/)
  expect(write).toHaveBeenLastCalledWith(sent({ botToken: '•••' }), over(4))
})

test('A channel whose secret this server cannot read says so, and counts as one that does not answer', async () => {
  const problem = 'Ключ шифрования на этом сервере не тот'
  read.mockResolvedValue({ ...stored, version: 4, webhook: { ...stored.webhook, enabled: true, problem } })
  await act(() => queries.invalidateQueries())
  const webhook = within(await screen.findByRole('region', { name: 'Вебхук' }))
  await webhook.findByText(problem)
  webhook.getByText('Не отвечает')
})

describe('Server and password of the mail', () => {
  const fillServer = async (host: string) => {
    await type('Сервер (SMTP)', host)
    await type('Логин', 'zakaz')
    await type('Пароль', 'parol-1')
  }
  const collide = async () => {
    refuse(withServer(4, 'their.test'))
    await press('Сохранить')
    await screen.findByText('Правки столкнулись')
    expect(write).toHaveBeenCalledOnce()
    return inDialog('Правки столкнулись')
  }

  test('are chosen as one: a password never goes to the server of a colleague', async () => {
    await fillServer('mine.test')
    const dialog = await collide()
    expect(screen.queryByText(/parol-1/)).toBeNull()
    write.mockResolvedValueOnce(withServer(5, 'their.test'))
    await act(async () => fireEvent.click(dialog.getByLabelText(/Взять чужое/)))
    await press('Сохранить вместе', dialog)
    await screen.findByText(/^Каналы сохранены/)
    expect(write).toHaveBeenLastCalledWith(
      mailed('smtps://zakaz:%E2%80%A2%E2%80%A2%E2%80%A2@their.test:465'),
      over(4),
    )
    expect(screen.getByLabelText('Пароль')).toHaveProperty('value', '')
  })

  test('that I keep go together, and my password is out of the form once it is saved', async () => {
    await fillServer('mine.test')
    const dialog = await collide()
    write.mockResolvedValueOnce(withServer(5, 'mine.test'))
    await press('Сохранить вместе', dialog)
    await screen.findByText(/^Каналы сохранены/)
    expect(write).toHaveBeenLastCalledWith(mailed('smtps://zakaz:parol-1@mine.test:465'), over(4))
    expect(screen.getByLabelText('Пароль')).toHaveProperty('value', '')
  })

  test('are filled in by a usual service, and by a whole address, which is taken apart', async () => {
    const values = () =>
      ['Почтовая служба', 'Сервер (SMTP)', 'Порт', 'Логин', 'Пароль'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      )
    await type('Почтовая служба', 'Яндекс (и Яндекс 360)')
    expect(values()).toEqual(['Яндекс (и Яндекс 360)', 'smtp.yandex.ru', '465', '', ''])
    screen.getByText(/Нужен пароль приложения/)
    await type('Шифрование', 'smtp')
    expect(values()[2]).toBe('587')
    const address = `smtp://zakaz@example.ru:${encodeURIComponent('п@роль/?#%')}@127.0.0.1:2525`
    await type('Сервер (SMTP)', address)
    await act(async () => fireEvent.blur(screen.getByLabelText('Сервер (SMTP)')))
    expect(values()).toEqual(['', '127.0.0.1', '2525', 'zakaz@example.ru', 'п@роль/?#%'])
  })

  test('keep no password that a colleague has set since for another server', async () => {
    await fillServer('mine.test')
    write.mockResolvedValueOnce(withServer(3, 'mine.test'))
    read.mockResolvedValue(withServer(3, 'mine.test'))
    await press('Сохранить')
    await screen.findByText(/^Каналы сохранены/)
    write.mockClear()
    await type('Порт', '587')
    const dialog = await collide()
    await press('Сохранить вместе', dialog)
    await screen.findByText('Пароль тем временем заменили: введите свой заново')
    expect(write).toHaveBeenCalledOnce()
  })
})
