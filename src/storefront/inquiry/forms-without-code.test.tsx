// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { currentToast, dismissToast } from '../../ui/toast-store.ts'
import { irina, openCounter } from './unsent.fixture.ts'
import { unsentStore } from './unsent.ts'
import { useInquiryForm } from './use-inquiry-form.ts'
import { useLead } from './use-lead.ts'

const connection = vi.hoisted(() => ({ isLost: true }))
// The code of the queue is fetched when a form is touched: without connection that fails.
vi.mock('./start-outbox.ts', async (load) => {
  const original = await load<typeof import('./start-outbox.ts')>()
  const loadOutbox = async () => {
    if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return original.loadOutbox()
  }
  return { ...original, loadOutbox }
})

const { transport, calls } = openCounter()
const results: unknown[] = []

function ProductForm() {
  const { failure, sending, formProps } = useInquiryForm({
    ...{ draft: 'Топас 5', maxMessage: 20 },
    messages: { name: 'Как вас зовут?', phone: 'Куда звонить?', email: 'Проверьте почту' },
    toInquiry: ({ agreement: _given, ...values }) => values,
    onResult: (result) => results.push(result),
  })
  return (
    <form aria-label="Заявка" {...formProps}>
      <input aria-label="name" name="name" />
      <input aria-label="phone" name="phone" />
      <p role="alert">{failure}</p>
      <p role="note">{sending ? 'busy' : 'idle'}</p>
    </form>
  )
}

function LeadForm() {
  const form = useRef<HTMLFormElement>(null)
  const lead = useLead('contact')
  const [said, say] = useState('nothing')
  const toLead = () => ({ text: 'Дом', told: '', inquiry: irina })
  return (
    <form ref={form}>
      <p role="note">{said}</p>
      <button type="button" onClick={() => lead.prepare().then((parts) => say(String(parts)))}>
        touch
      </button>
      <button
        type="button"
        onClick={async () => say(`done: ${await lead.hand(toLead, form.current, () => false)}`)}
      >
        send
      </button>
    </form>
  )
}

const note = () => screen.getByRole('note').textContent
const failure = () => document.querySelector('form [role=alert]')?.textContent
const until = (isSo: () => unknown) => waitFor(() => expect(isSo()).toBeTruthy())
const fill = (name: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(name), { target: { value } }))
const send = async () => {
  const count = results.length
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  await until(() => results.length > count && note() === 'idle')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  connection.isLost = true
  calls.length = 0
  results.length = 0
  dismissToast()
})

describe('A form whose code could not be fetched', () => {
  test('says that the connection is lost, keeps its text, and sends it when the connection is back', async () => {
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Ирина')
    await fill('phone', '8 926 123-45-67')
    await send()
    expect(results).toEqual([{ ok: false, reason: 'failed' }])
    expect(failure()).toBe(
      'Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.',
    )
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ирина')
    expect(calls).toEqual([])
    connection.isLost = false
    await send()
    expect(calls).toHaveLength(1)
    expect(failure()).toBe('')
  })

  test('tells a phone without its digits in its own words once its code is there', async () => {
    connection.isLost = false
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Ирина')
    await fill('phone', '123')
    await act(async () => void fireEvent.submit(screen.getByRole('form')))
    await until(() => document.activeElement === screen.getByLabelText('phone'))
    expect(results).toEqual([])
  })

  test('of a chat is not done, says so, and keeps nothing', async () => {
    await openStorefrontScreen(LeadForm, transport)
    await act(async () => screen.getByRole('button', { name: 'touch' }).click())
    await until(() => note() === 'null')
    await act(async () => screen.getByRole('button', { name: 'send' }).click())
    await until(() => note() === 'done: false')
    expect(currentToast()).toMatchObject({
      ...{ title: 'Ошибка', description: 'Произошла ошибка при открытии WhatsApp', tone: 'bad' },
    })
    expect(unsentStore.get()).toEqual([])
  })
})
