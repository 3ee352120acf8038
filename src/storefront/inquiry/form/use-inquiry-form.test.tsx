// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { storedDraft } from '../fields/form-draft.ts'
import type { TypedInquiry } from '../fields/inquiry-values.ts'
import type { Outcome } from '../outbox/submit.ts'
import { openCounter } from '../outbox/unsent.fixture.ts'
import { changeUnsent, unsentStore } from '../outbox/unsent.ts'
import { contactFields } from './contact-fields.ts'
import { useInquiryForm } from './use-inquiry-form.ts'

const { transport, calls, replies } = openCounter()
const results: [Outcome, TypedInquiry][] = []

/** A form of a product's page, reduced to what the rules see. */
function Form() {
  const { errors, sending, failure, outbox, formProps } = useInquiryForm({
    form: 'Топас 5',
    ...contactFields({
      maxMessage: 20,
      check: ({ agreement }) => (agreement ? {} : { agreement: 'Нужно согласие' }),
      toInquiry: (typed) => ({ ...typed, service: 'Топас 5' }),
    }),
    onResult: (result, values) => results.push([result, values]),
  })
  return (
    <form aria-label="Заявка" {...formProps}>
      {['name', 'phone', 'email', 'preferredTime'].map((name) => (
        <input key={name} name={name} aria-label={name} />
      ))}
      <textarea name="message" aria-label="message" />
      <input type="checkbox" name="agreement" aria-label="agreement" />
      <button type="submit">{sending ? 'Отправка...' : 'Отправить'}</button>
      <p role="note">{JSON.stringify(errors)}</p>
      <p role="alert">{failure}</p>
      <p role="log">{outbox ? 'ready' : 'empty'}</p>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(field(name), { target: { value } }))
const errors = () => JSON.parse(screen.getByRole('note').textContent ?? '')
const failure = () => document.querySelector('form [role=alert]')?.textContent
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const isIdle = () => screen.getByRole('button').textContent === 'Отправить'
const sendAndWait = async () => {
  const count = results.length
  await send()
  await until(() => results.length > count)
  await until(isIdle)
}

async function openForm() {
  await openStorefrontScreen(Form, transport)
  await act(async () => fireEvent.focus(field('name')))
  await until(() => screen.getByRole('log').textContent === 'ready')
}

async function fill() {
  await type('name', 'Ирина')
  await type('phone', '8 926 123-45-67')
  field('agreement').checked = true
}

const until = (isSo: () => unknown) => waitFor(() => expect(isSo()).toBeTruthy())

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  calls.length = 0
  replies.length = 0
  results.length = 0
  await openForm()
})

describe('A visitor who presses the button', () => {
  test('with nothing filled in reads at each field what is missing, and stands in the first one', async () => {
    await send()
    await until(() => Object.keys(errors()).length > 0)
    expect(errors()).toEqual({
      name: 'Имя должно содержать как минимум 2 символа',
      phone: 'Пожалуйста, введите корректный номер телефона',
      agreement: 'Нужно согласие',
    })
    expect(document.activeElement).toBe(field('name'))
    expect(calls).toEqual([])
  })

  test('with a message that is too long is told so', async () => {
    await fill()
    await type('message', 'я'.repeat(21))
    await send()
    await until(() => Object.keys(errors()).length > 0)
    expect(errors()).toEqual({ message: 'Сообщение не длиннее 20 символов' })
    expect(document.activeElement).toBe(field('message'))
  })

  test('before any field was touched is answered like any other', async () => {
    document.body.replaceChildren()
    await openStorefrontScreen(Form, transport)
    await send()
    await until(() => Object.keys(errors()).length > 0)
    expect(Object.keys(errors())).toEqual(['name', 'phone', 'agreement'])
    expect(calls).toEqual([])
  })

  test('does not leave the page: its values go into no address, and the browser shows no bubbles', async () => {
    const form = screen.getByRole<HTMLFormElement>('form')
    expect([form.getAttribute('method'), form.noValidate]).toEqual(['dialog', true])
    let isLeft = true
    await act(async () => {
      isLeft = fireEvent.submit(form)
    })
    expect(isLeft).toBe(false)
  })

  test('sends what was typed with the consent, and finds the form empty and its draft gone', async () => {
    await fill()
    await type('message', 'Участок на склоне')
    await type('preferredTime', 'утром')
    await type('email', 'i@example.ru')
    expect(storedDraft('Топас 5').get()).toMatchObject({ name: 'Ирина', message: 'Участок на склоне' })
    await sendAndWait()
    const values = {
      name: 'Ирина',
      phone: '8 926 123-45-67',
      email: 'i@example.ru',
      message: 'Участок на склоне',
      preferredTime: 'утром',
    }
    expect(calls.map(({ inquiry }) => inquiry)).toEqual([
      {
        ...values,
        service: 'Топас 5',
        consent: { documentVersion: 1, purposes: ['request'] },
        source: { page: location.pathname, utm: {} },
        shownAt: expect.any(String),
        filledFor: expect.any(Number),
      },
    ])
    expect(results).toEqual([
      [
        { ok: true, waits: false, id: 17, key: expect.any(String) },
        { ...values, agreement: true },
      ],
    ])
    expect(field('name').value).toBe('')
    expect(storedDraft('Топас 5').get()).toEqual({})
    expect([errors(), failure()]).toEqual([{}, ''])
  })

  test('twice sends once, and sees that it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(promise)
    await fill()
    await send()
    await until(() => calls.length === 1)
    expect(isIdle()).toBe(false)
    await send()
    resolve(undefined)
    await until(isIdle)
    expect([calls.length, results.length]).toEqual([1, 1])
  })

  test('and types on meanwhile keeps what is not in the inquiry', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(promise)
    await fill()
    await send()
    await until(() => calls.length === 1)
    await type('message', 'и ещё баня')
    await act(async () => resolve(undefined))
    await until(() => results.length === 1)
    expect(field('message').value).toBe('и ещё баня')
    expect(storedDraft('Топас 5').get()).toMatchObject({ message: 'и ещё баня' })
  })
})

describe('When the server says no', () => {
  test('the field that it names is shown, until it is corrected', async () => {
    const words = new Map([['email', 'Почта не принимается']])
    replies.push(new ApiError(400, '', 'Проверьте поля', words))
    await fill()
    await sendAndWait()
    expect([errors(), failure()]).toEqual([{ email: 'Почта не принимается' }, 'Проверьте поля'])
    expect(document.activeElement).toBe(field('email'))
    expect(field('name').value).toBe('Ирина')
    await type('name', 'Ира')
    expect(errors()).toEqual({ email: 'Почта не принимается' })
    await type('email', 'i@example.ru')
    expect(errors()).toEqual({})
    await sendAndWait()
    expect(failure()).toBe('')
  })
})

describe('When the inquiry cannot leave', () => {
  test('it waits on the device, whose own view says so; the form keeps its text', async () => {
    replies.push(new ApiError(0, 'нет связи', null))
    await fill()
    await sendAndWait()
    expect(results[0]?.[0]).toMatchObject({ ok: false, waits: true, message: null })
    expect(unsentStore.get()).toMatchObject([{ form: 'Топас 5', state: 'waiting' }])
    expect(failure()).toBe('')
    expect(field('name').value).toBe('Ирина')
  })

  test('who still looks at it is thanked once the device has sent it', async () => {
    replies.push(new ApiError(0, 'нет связи', null))
    await fill()
    await sendAndWait()
    const [waiting] = unsentStore.get()
    await act(async () => changeUnsent(waiting?.key ?? '', { state: 'sent', number: 18, sentAt: Date.now() }))
    expect(results[1]).toEqual([{ ok: true, waits: false, id: 18 }, results[0]?.[1]])
    expect(field('name').value).toBe('')
    expect(storedDraft('Топас 5').get()).toEqual({})
  })

  test('who presses again is answered once, though the device has sent it meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(new ApiError(0, 'нет связи', null), promise)
    await fill()
    await sendAndWait()
    const [waiting] = unsentStore.get()
    await send()
    await until(() => calls.length === 2)
    await act(async () => changeUnsent(waiting?.key ?? '', { state: 'sent', number: 17, sentAt: Date.now() }))
    expect(results).toHaveLength(1)
    await act(async () => resolve(undefined))
    await until(isIdle)
    expect(results).toHaveLength(2)
    expect([field('name').value, failure()]).toEqual(['', ''])
  })

  test('what was changed meanwhile stays when the device has sent it', async () => {
    replies.push(new ApiError(0, 'нет связи', null))
    await fill()
    await sendAndWait()
    await type('name', 'Ирина Петровна')
    const [waiting] = unsentStore.get()
    await act(async () => changeUnsent(waiting?.key ?? '', { state: 'sent', number: 18, sentAt: Date.now() }))
    expect(results).toHaveLength(2)
    expect(field('name').value).toBe('Ирина Петровна')
  })
})

describe('On leaving the phone', () => {
  const leave = async (name: string) => {
    await act(async () => field(name).focus())
    await act(async () => field(name).blur())
  }

  test('missing digits are said, and no more once they are there', async () => {
    await type('phone', '8 926 123')
    expect(errors()).toEqual({})
    await leave('phone')
    await until(() => Object.keys(errors()).length > 0)
    expect(errors()).toEqual({ phone: 'Пожалуйста, введите корректный номер телефона' })
    await type('phone', '8 926 123-4')
    expect(errors()).toEqual({ phone: 'Пожалуйста, введите корректный номер телефона' })
    await type('phone', '8 926 123-45-67')
    expect(errors()).toEqual({})
  })

  test('a right one, or another field, says nothing', async () => {
    await type('phone', '8 926 123-45-67')
    await leave('phone')
    await type('name', '8 926')
    await leave('name')
    expect(errors()).toEqual({})
  })

  test('who is back in it is still typing', async () => {
    await type('phone', '8 926 123')
    await act(async () => {
      fireEvent.blur(field('phone'))
      field('phone').focus()
    })
    expect(errors()).toEqual({})
  })
})
