// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { currentToast, dismissToast } from '../../ui/toast/toast-store.ts'
import { useInquirySending } from './form/send-inquiry.ts'
import { useLead } from './form/use-lead.ts'
import { irina, openCounter, press } from './outbox/unsent.fixture.ts'
import { dropUnsent, keepUnsent, unsentStore } from './outbox/unsent.ts'

const code = vi.hoisted(() => ({ isLost: true }))
vi.mock('./loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('./loading/start-outbox.ts')>()
  const createInquirySender = () => {
    throw new TypeError('faulty')
  }
  const loadOutbox = async () => {
    if (code.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return { ...(await original.loadOutbox()), createInquirySender }
  }
  return { ...original, loadOutbox }
})

const { transport, shop, replies } = openCounter()
const refused: unknown[] = []

function LeadForm() {
  const lead = useLead('contact')
  const [said, say] = useState('nothing')
  const refuse = (errors: unknown) => {
    refused.push(errors)
    return false
  }
  const send = async () =>
    say(
      String(
        await lead.hand({ text: 'Дом', told: '', inquiry: irina }, document.createElement('form'), refuse),
      ),
    )
  return (
    <button type="button" onClick={send}>
      {said}
    </button>
  )
}

function ProductForm() {
  const { send } = useInquirySending('Топас 5')
  const [said, say] = useState('nothing')
  return (
    <button type="button" onClick={async () => say(JSON.stringify(await send(irina)))}>
      {said}
    </button>
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

test.each([
  ['that waits is told so once the toast of the failure has been read', true],
  ['that was taken off meanwhile is told nothing more', false],
])('who sent a request without its code, %s', async (_what, isLeft) => {
  replies.push(new ApiError(0, 'нет связи с сервером', null))
  keepUnsent(press({ form: 'wizard', state: 'kept', chat: 'failed', key: 'answers' }))
  await openStorefrontScreen(LeadForm, transport)
  await pressButton('false')
  expect(currentToast()).toMatchObject({ tone: 'bad' })
  const waits = unsentStore.get().find(({ state }) => state === 'waiting')
  if (!isLeft) dropUnsent(waits?.key ?? '')
  act(dismissToast)
  const told = { title: 'Заявка сохранена на этом устройстве, отправим сами' }
  if (isLeft) expect(currentToast()).toMatchObject(told)
  act(dismissToast)
  expect(currentToast()).toBeNull()
  expect(refused).toEqual([])
})

test('a refusal without its code is shown by the fields', async () => {
  replies.push(new ApiError(400, '', 'Проверьте поля', new Map([['phone', 'Введите номер']])))
  await openStorefrontScreen(LeadForm, transport)
  await pressButton('false')
  expect(refused).toEqual([{ phone: 'Введите номер' }])
})

test('a request whose code came with a fault is answered as a failure', async () => {
  code.isLost = false
  await openStorefrontScreen(ProductForm, transport)
  await pressButton('{"ok":false,"reason":"failed"}')
})
