// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { keepUnsent } from '../../inquiry/outbox/device.ts'
import { openCounter, press as pressOf } from '../../inquiry/outbox/unsent.fixture.ts'
import { unsentStore } from '../../inquiry/outbox/unsent.ts'
import { ContactForm } from './contact-form.tsx'

const connection = vi.hoisted(() => ({ isLost: true }))
// The code of the queue cannot be fetched while the connection is lost.
vi.mock('../../inquiry/loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('../../inquiry/loading/start-outbox.ts')>()
  const loadOutbox = async () => {
    if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return original.loadOutbox()
  }
  return { ...original, loadOutbox }
})

const { transport, shop, calls, replies } = openCounter()
const offline = new ApiError(0, 'нет связи с сервером', null)

const TYPED = {
  name: ' Вера ',
  phone: '8 926 123-45-67',
  email: 'vera@example.ru',
  service: 'maintenance',
  message: 'Глина, вода на метре',
}

async function openFilled(leadHandling: 'messenger' | 'site') {
  shop.settings = createSettings({ leadHandling, consentPurposes: ['advertising'] })
  await openStorefrontScreen(ContactForm, transport)
  await act(async () => {
    for (const [name, value] of Object.entries(TYPED)) set(name, value)
    if (leadHandling === 'site') set('preferredTime', 'Утром, до 12:00')
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = true
  })
}

const set = (name: string, value: string) => {
  const field = screen.getByRole<HTMLFormElement>('form').elements.namedItem(name)
  if (!(field instanceof HTMLElement)) throw new Error(`There is no field ${name}`)
  fireEvent.change(field, { target: { value } })
}

/** Presses the button, and waits until the form may be pressed again. */
async function press() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Отправить|WhatsApp|заявк/i })
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  await waitFor(() => expect(button.disabled).toBe(false), { timeout: 5000 })
}

/** What is kept of the form's one inquiry, but for when it was made. */
function kept() {
  const [unsent, ...others] = unsentStore.get()
  expect(others).toEqual([])
  if (!unsent) throw new Error('Nothing is kept')
  const { shownAt: _shown, filledFor: _filled, ...inquiry } = unsent.inquiry
  return { text: unsent.text, state: unsent.state, chat: unsent.chat, inquiry }
}

beforeEach(() => {
  dismissToast()
  localStorage.clear()
  sessionStorage.clear()
  connection.isLost = true
  calls.length = 0
  replies.length = 0
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('fetch', async () => ({ status: 503 }))
})

test.each([
  ['no answer', offline, 'Заявка сохранена на этом устройстве, отправим сами'],
  ['a refusal', new ApiError(400, 'Проверьте телефон', 'Проверьте телефон'), undefined],
])(
  'Beside the button it is told after %s whether something waits, for who missed the toast',
  async (_what, answer, then) => {
    await openFilled('site')
    // Kept for a chat by another form: nobody sends it, so it is no reason to tell of it.
    keepUnsent(pressOf({ form: 'wizard', key: 'chat', state: 'kept', chat: 'opened' }))
    for (const _press of ['first', 'second']) {
      replies.push(answer)
      await press()
      expect(currentToast()?.title).toMatch(/^Ошибка/)
      const line = screen.queryByText(/сохранена на этом устройстве/)?.textContent
      expect(line).toBe(then && `${then}. Или позвоните: ${shop.settings.companyPhone}`)
    }
    await act(async () => dismissToast())
    expect(currentToast()).toBeNull()
  },
)

test('A mail address in Cyrillic letters, which browsers refuse, is kept too, and once for two presses', async () => {
  await openFilled('site')
  await act(async () => set('email', 'вера@почта.рф'))
  replies.push(offline, offline)
  const refuse = () => fireEvent.submit(screen.getByRole('form'))
  await act(async () => void refuse())
  await act(async () => void refuse())
  await waitFor(() => expect(unsentStore.get()).toHaveLength(1), { timeout: 5000 })
  expect(kept().inquiry).toMatchObject({ email: 'вера@почта.рф' })
})

/** What a form without an answer keeps on a device that has nothing yet. */
async function keepOf(leadHandling: 'messenger' | 'site') {
  cleanup()
  localStorage.clear()
  await openFilled(leadHandling)
  replies.push(offline)
  await press()
  return kept()
}

// Last: once loaded, the code stays.
test('What goes to a messenger or the site is kept with the same facts, whether its code is there or not', async () => {
  const told = await keepOf('messenger')
  const sent = await keepOf('site')
  for (const bare of [told, sent]) {
    expect(bare.text).toBe(
      'Новая заявка с сайта\nИмя: Вера\nТелефон: 8 926 123-45-67\nEmail: vera@example.ru\nУслуга: Обслуживание\nСообщение: Глина, вода на метре',
    )
    expect(bare.inquiry).toMatchObject({
      name: 'Вера',
      email: 'vera@example.ru',
      service: 'Обслуживание',
      message: bare.text,
      consent: { purposes: ['request', 'advertising'] },
    })
  }
  expect(calls).toHaveLength(1)
  connection.isLost = false
  replies.push(offline)
  await press()
  expect(kept()).toEqual(sent)
  expect(calls).toHaveLength(2)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect(await keepOf('messenger')).toEqual(told)
  expect(calls).toHaveLength(2)
})
