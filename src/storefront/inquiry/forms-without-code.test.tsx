// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createSettings } from '../../contract/settings.fixture.ts'
import { currentToast, dismissToast } from '../../ui/toast/toast-store.ts'
import { CallTime, MorePurposes } from './fields/more-fields.tsx'
import { contactFields } from './form/contact-fields.ts'
import { useChatForm } from './form/use-chat-form.ts'
import { useInquiryForm } from './form/use-inquiry-form.ts'
import { parseSent } from './outbox/sent.ts'
import { irina, openCounter } from './outbox/unsent.fixture.ts'
import { unsentStore } from './outbox/unsent.ts'

const connection = vi.hoisted(() => ({ isLost: true, answer: Promise.resolve() }))
// The code of the queue is fetched at the first sign of a person: without connection, or after an update of the shop, that fails.
vi.mock('./loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('./loading/start-outbox.ts')>()
  const loadOutbox = async () => {
    await connection.answer
    if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return original.loadOutbox()
  }
  return { ...original, loadOutbox }
})

const { transport, shop, calls, replies } = openCounter()
const results: unknown[] = []

function ProductForm() {
  const { errors, failure, sending, formProps } = useInquiryForm({
    form: 'Топас 5',
    ...contactFields({
      maxMessage: 20,
      check: ({ agreement, name }) =>
        agreement || name !== 'Без согласия' ? {} : { agreement: 'Нужно согласие' },
      messages: { name: 'Как вас зовут?', phone: 'Куда звонить?', email: 'Проверьте почту' },
      toInquiry: ({ message, ...typed }) => (message === '' ? typed : { ...typed, message }),
    }),
    onResult: (result) => results.push(result),
  })
  return (
    <form aria-label="Заявка" {...formProps}>
      <input aria-label="name" name="name" />
      <input aria-label="phone" name="phone" />
      <input aria-label="message" name="message" />
      <input type="checkbox" aria-label="agreement" name="agreement" />
      <CallTime />
      <MorePurposes />
      <p>{errors.phone ?? errors.agreement}</p>
      <p role="alert">{failure}</p>
      <p role="note">{sending ? 'busy' : 'idle'}</p>
    </form>
  )
}

function ChatForm() {
  const { sent, correct, press, formProps } = useChatForm({
    form: 'contact',
    read: () => ({ text: 'Дом', told: '', inquiry: irina }),
    compose: (composed) => ({ ...composed, errors: {} }),
    show: () => false,
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
      <MorePurposes />
      <p role="note">{said}</p>
      <p role="status">{sent === null ? 'nothing' : `№ ${parseSent(sent).id}`}</p>
      <button type="button" onClick={() => void correct()}>
        correct
      </button>
      <button type="submit">send</button>
    </form>
  )
}

const bad = (title: string, description: string) => ({ title, description, tone: 'bad' })
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
  connection.answer = Promise.resolve()
  calls.length = 0
  replies.length = 0
  shop.settings = createSettings()
  results.length = 0
  dismissToast()
})

describe('A form whose code could not be fetched', () => {
  test('is sent all the same, with its consent, and is told like any other', async () => {
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Ирина')
    await fill('phone', '8 926 123-45-67')
    screen.getByLabelText<HTMLInputElement>('agreement').checked = true
    await send()
    expect(calls.map(({ inquiry }) => inquiry)).toEqual([
      {
        name: 'Ирина',
        phone: '8 926 123-45-67',
        email: '',
        consent: { documentVersion: 1, purposes: ['request'] },
        source: { page: '/', utm: {} },
        shownAt: expect.any(String),
        filledFor: expect.any(Number),
      },
    ])
    expect(results).toMatchObject([{ ok: true, id: 17 }])
    expect([failure(), screen.getByLabelText<HTMLInputElement>('name').value]).toEqual(['', ''])
  })

  test('has all of its fields and boxes, and sends them', async () => {
    shop.settings = createSettings({ consentPurposes: ['advertising'] })
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Ирина')
    await fill('phone', '8 926 123-45-67')
    fireEvent.change(screen.getByLabelText(/^Когда удобно позвонить/), {
      target: { value: 'Утром, до 12:00' },
    })
    screen.getByLabelText<HTMLInputElement>(/^Согласен получать предложения и рекламу/).checked = true
    await send()
    expect(calls).toMatchObject([
      { inquiry: { preferredTime: 'Утром, до 12:00', consent: { purposes: ['advertising'] } } },
    ])
  })

  test.each([
    ['a form', ProductForm, send],
    [
      'a form of a chat',
      ChatForm,
      () => act(async () => screen.getByRole('button', { name: 'send' }).click()),
    ],
  ])('and is changed while it is on its way goes as it was pressed: %s', async (_what, Form, pressIt) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    shop.settings = createSettings({ consentPurposes: ['advertising'], leadHandling: 'site' })
    connection.answer = promise
    await openStorefrontScreen(Form, transport)
    const purpose = screen.getByLabelText<HTMLInputElement>(/^Согласен получать предложения и рекламу/)
    const pressed = pressIt()
    purpose.checked = true
    resolve()
    await pressed
    await until(() => calls.length > 0)
    expect(calls[0]?.inquiry).not.toHaveProperty('consent')
  })

  test('shows what the server refuses at its field, and keeps what was typed', async () => {
    replies.push(new ApiError(400, '', 'Проверьте поля', new Map([['phone', 'Введите корректный номер']])))
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Ирина')
    await send()
    expect(failure()).toBe('Проверьте поля')
    expect(screen.getByText('Введите корректный номер')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('phone'))
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ирина')
  })

  test('and whose server is away says so, keeps its text, and is one inquiry however often it is pressed', async () => {
    replies.push(new ApiError(0, 'нет связи с сервером', null))
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Вера')
    await fill('phone', '8 926 123-45-67')
    await fill('message', 'Участок')
    await send()
    expect(results).toMatchObject([{ ok: false, waits: true, message: null }])
    expect(unsentStore.get()).toMatchObject([{ text: 'Участок' }])
    expect(failure()).toBe(
      'Связь прервалась, или сервер не ответил. Повторите: второй заявки от этого не будет.',
    )
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Вера')
    await send()
    expect(failure()).toBe('')
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    await fill('name', 'Вера')
    await fill('phone', '8 926 765-43-21')
    await send()
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2)
  })

  test('asks for what the form itself asks for, such as the consent', async () => {
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Без согласия')
    await fill('phone', '8 926 123-45-67')
    await act(async () => void fireEvent.submit(screen.getByRole('form')))
    await screen.findByText('Нужно согласие')
    expect(calls).toEqual([])
  })

  test('does not thank for what the server has not stored', async () => {
    replies.push({ success: false, message: 'Позвоните нам' })
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Ирина')
    await fill('phone', '8 926 123-45-67')
    await send()
    expect(results).toMatchObject([{ ok: false, waits: false, message: 'Позвоните нам' }])
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ирина')
  })

  test.each([
    ['and the server answers: the document brings it', 200, 1],
    ['and the server is away: the form stays', 503, 0],
  ])('of a chat says so and keeps what was typed with ways to go on, %s', async (_what, status, reloads) => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const asked = vi.fn<() => Promise<{ status: number }>>().mockResolvedValue({ status })
    vi.stubGlobal('fetch', asked)
    await openStorefrontScreen(ChatForm, transport)
    for (const count of [1, 2]) {
      await act(async () => screen.getByRole('button', { name: 'send' }).click())
      await until(() => note() === 'done: false')
      expect(asked).toHaveBeenCalledTimes(count)
    }
    expect(currentToast()).toMatchObject(bad('Ошибка', 'Произошла ошибка при открытии WhatsApp'))
    expect(unsentStore.get()).toMatchObject([
      { form: 'contact', state: 'kept', chat: 'failed', text: 'Дом', inquiry: irina },
    ])
    await until(() => reload.mock.calls.length === reloads * 2)
    expect(calls).toEqual([])
    reload.mockRestore()
    vi.unstubAllGlobals()
  })

  test('of a chat keeps nothing by itself', async () => {
    await openStorefrontScreen(ChatForm, transport)
    await act(async () => screen.getByRole('button', { name: 'correct' }).click())
    expect(unsentStore.get()).toEqual([])
    expect(calls).toEqual([])
  })

  test.each(['site', 'both'] as const)(
    'of a request that goes to the site (%s) is sent all the same, and thanked for',
    async (leadHandling) => {
      shop.settings = createSettings({ leadHandling })
      replies.push(new ApiError(503, '', 'Сервис временно недоступен'))
      await openStorefrontScreen(ChatForm, transport)
      await act(async () => screen.getByRole('button', { name: 'send' }).click())
      await until(() => note() === 'done: false')
      expect(currentToast()).toMatchObject(bad('Ошибка при отправке', 'Сервис временно недоступен'))
      await act(async () => screen.getByRole('button', { name: 'send' }).click())
      await until(() => note() === 'done: true')
      expect(calls.map(({ inquiry }) => inquiry)).toMatchObject([irina, irina])
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
      screen.getByText('№ 17')
    },
  )
})

// Last: once loaded, the code stays.
describe('A form whose code comes after all', () => {
  test('goes on under its key when its code comes meanwhile, and with the code when it is another inquiry', async () => {
    replies.push(new ApiError(0, 'нет связи с сервером', null))
    await openStorefrontScreen(ProductForm, transport)
    await fill('name', 'Анна')
    await fill('phone', '8 926 123-45-67')
    await send()
    expect(failure()).toContain('второй заявки от этого не будет')
    expect(unsentStore.get()).toMatchObject([{ text: '' }])
    connection.isLost = false
    await send()
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    await fill('name', 'Анна')
    await fill('phone', '8 926 123-45-67')
    await send()
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2)
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
})
