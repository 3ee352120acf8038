// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { currentToast, dismissToast } from '../../ui/toast/toast-store.ts'
import { contactFields } from './form/contact-fields.ts'
import { useChatForm } from './form/use-chat-form.ts'
import { useInquiryForm } from './form/use-inquiry-form.ts'
import { keepUnsent } from './outbox/device.ts'
import { irina, openCounter, press } from './outbox/unsent.fixture.ts'
import { unsentStore } from './outbox/unsent.ts'

const code = vi.hoisted(() => ({ isLost: true }))
vi.mock('./loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('./loading/start-outbox.ts')>()
  const accompanied = () => {
    throw new TypeError('faulty')
  }
  const loadOutbox = async () => {
    if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return { ...(await original.loadOutbox()), accompanied }
  }
  return { ...original, loadOutbox }
})

const { transport, shop, replies } = openCounter()
const refused: unknown[] = []

function ChatForm() {
  const { keptLine, press, formProps } = useChatForm({
    form: 'contact',
    read: () => ({ text: 'Дом', told: '', inquiry: irina }),
    compose: (composed) => ({ ...composed, errors: {} }),
    show(errors) {
      if (Object.keys(errors).length > 0) refused.push(errors)
      return false
    },
  })
  const [said, say] = useState('nothing')
  return (
    <form
      {...formProps}
      onSubmit={async (event) => {
        event.preventDefault()
        say(`done: ${await press(event.currentTarget)}`)
      }}
    >
      <button type="submit">{said}</button>
      <p role="note">{keptLine}</p>
    </form>
  )
}

function ProductForm() {
  const { failure, sending, formProps } = useInquiryForm({
    form: 'Топас 5',
    ...contactFields({ maxMessage: 20, toInquiry: () => irina }),
    onResult: () => undefined,
  })
  return (
    <form {...formProps}>
      <button type="submit">{failure ?? (sending ? 'sending' : 'nothing')}</button>
    </form>
  )
}

async function pressButton(expected: string) {
  await act(async () => screen.getByText('nothing').click())
  await waitFor(() => screen.getByText(expected))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dismissToast()
  refused.length = 0
  code.isLost = true
  shop.settings = createSettings({ leadHandling: 'site' })
})

test('who sent an inquiry without its code reads in a lasting line that it waits here', async () => {
  replies.push(new ApiError(0, 'нет связи с сервером', null))
  keepUnsent(press({ form: 'wizard', state: 'kept', chat: 'failed', key: 'answers' }))
  await openStorefrontScreen(ChatForm, transport)
  await pressButton('done: false')
  expect(currentToast()).toMatchObject({ tone: 'bad' })
  act(dismissToast)
  expect(currentToast()).toBeNull()
  expect(unsentStore.get().map(({ form, state }) => [form, state])).toEqual([
    ['wizard', 'kept'],
    ['contact', 'waiting'],
  ])
  expect(screen.getByRole('note').textContent).toBe('Заявка сохранена на этом устройстве, отправим сами')
  expect(refused).toEqual([])
})

test('a refusal without its code is shown by the fields', async () => {
  replies.push(new ApiError(400, '', 'Проверьте поля', new Map([['phone', 'Введите номер']])))
  await openStorefrontScreen(ChatForm, transport)
  await pressButton('done: false')
  expect(refused).toEqual([{ phone: 'Введите номер' }])
})

test('what waits is told by its box alone once that code has come', async () => {
  replies.push(new ApiError(0, 'нет связи с сервером', null))
  await openStorefrontScreen(ProductForm, transport)
  await act(async () => void fireEvent.pointerDown(document.body))
  await pressButton('Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.')
  expect(unsentStore.get()).toMatchObject([{ form: 'Топас 5', state: 'waiting' }])
  code.isLost = false
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => screen.getByText('nothing'))
})

test('an inquiry whose code came with a fault is answered as a failure', async () => {
  code.isLost = false
  await openStorefrontScreen(ProductForm, transport)
  await pressButton('Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.')
})
