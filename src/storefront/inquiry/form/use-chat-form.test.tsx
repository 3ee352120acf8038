// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { days, minutes } from '../../../lib/duration.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { keepUnsent } from '../outbox/device.ts'
import { parseSent } from '../outbox/sent.ts'
import { irina, openCounter, press } from '../outbox/unsent.fixture.ts'
import { changeUnsent, unsentStore } from '../outbox/unsent.ts'
import { useChatForm } from './use-chat-form.ts'

const { transport, shop, calls, replies } = openCounter()
const open = vi.fn<(address: string) => unknown>()
const refused: object[] = []
/** Whether the form has a field for what the server refuses. */
let hasField = true
let text = ''
let more: { email: string } | undefined
const email = 'i@example.ru'
const offered = { what: 'Топас 5', link: '/?residents=5' }
const composeInquiry = () => ({
  text,
  told: 'Участок на склоне',
  inquiry: { ...irina, ...more },
  offered: more && offered,
})

/** A form with a button for each thing that can happen to it. */
function Form() {
  const { outbox, sent, again, correct, messenger, where, leadHandling, formProps } = useChatForm({
    form: 'contact',
    read: composeInquiry,
    compose: (composed) => ({ ...composed, errors: {} }),
    show: (errors) => Object.keys(errors).length > 0 && refused.push(errors) > 0 && hasField,
  })
  return (
    <form {...formProps}>
      <input type="checkbox" name="agreement" defaultChecked />
      <input name="preferredTime" aria-label="Когда позвонить" />
      <p role="note">{`${messenger}, ${where}, ${leadHandling}, ${outbox ? 'ready' : 'empty'}`}</p>
      <p role="status">{sent === null ? 'nothing' : JSON.stringify(parseSent(sent))}</p>
      <button type="submit">send</button>
      <button type="button" onClick={() => void correct()}>
        correct
      </button>
      <button type="button" onClick={again}>
        again
      </button>
    </form>
  )
}

/** The first sign of a person, which brings the code of the queue. */
const touch = () => act(async () => void fireEvent.pointerDown(document.body))
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const words = () => screen.getByRole('note').textContent
const sent = () => document.querySelector('form [role=status]')?.textContent
const kept = () => unsentStore.get().map(({ form, state, chat, text: of }) => [form, state, chat, of])

async function openForm(leadHandling: 'messenger' | 'site' | 'both') {
  shop.settings = createSettings({ leadHandling })
  await openStorefrontScreen(Form, transport)
}

const until = (isSo: () => unknown) => waitFor(() => expect(isSo()).toBeTruthy())

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  calls.length = 0
  replies.length = 0
  refused.length = 0
  hasField = true
  text = 'Дом на пятерых'
  more = undefined
  dismissToast()
  open.mockReset().mockReturnValue({ opener: {}, closed: false, location: { href: '' } })
  vi.stubGlobal('open', open)
})

describe('A form that hands its inquiry over', () => {
  test('names the messenger and how inquiries are handled; its code comes with the first touch', async () => {
    await openForm('both')
    expect(words()).toBe('WhatsApp, в WhatsApp, both, empty')
    await touch()
    await until(() => words() === 'WhatsApp, в WhatsApp, both, ready')
  })

  test('without any chat names none', async () => {
    shop.settings = createSettings({ chats: [] })
    await openStorefrontScreen(Form, transport)
    await touch()
    await until(() => words() === ', , messenger, ready')
  })

  test('has its code at once where something waits on the device', async () => {
    keepUnsent(press({ nextAt: Date.now() + minutes(30) }))
    await openForm('site')
    await until(() => words()?.endsWith('ready'))
  })

  test('opens the chat in the moment of the press once its code is there', async () => {
    await openForm('messenger')
    await touch()
    await until(() => words()?.endsWith('ready'))
    act(() => screen.getByRole('button', { name: 'send' }).click())
    expect(open).toHaveBeenCalledOnce()
    expect(kept()).toEqual([['contact', 'kept', 'opened', 'Дом на пятерых']])
    expect(calls).toEqual([])
  })

  test('that was never touched loads its code, and opens the chat then', async () => {
    await openForm('messenger')
    await click('send')
    await until(() => kept().length === 1)
    expect(open).toHaveBeenCalledOnce()
  })

  test('confirms what the site has stored, until the visitor writes again', async () => {
    await openForm('site')
    await click('send')
    await until(() => sent() !== 'nothing')
    expect(JSON.parse(sent() ?? '')).toMatchObject({
      id: 17,
      items: [],
      values: { ...irina, email: '', message: 'Участок на склоне', preferredTime: '' },
    })
    expect(calls).toMatchObject([{ inquiry: { ...irina, consent: { purposes: ['request'] } } }])
    expect(kept()).toEqual([])
    await click('again')
    expect(sent()).toBe('nothing')
  })

  test('confirms email, time to call and what was offered where there are such', async () => {
    more = { email }
    await openForm('site')
    screen.getByLabelText<HTMLInputElement>('Когда позвонить').value = 'После шести'
    await click('send')
    await until(() => sent() !== 'nothing')
    const values = { ...irina, email, message: 'Участок на склоне', preferredTime: 'После шести' }
    expect(JSON.parse(sent() ?? '')).toMatchObject({ id: 17, values, offered })
  })

  test('tells of what the site has stored, beside one that waits, and opens no chat', async () => {
    keepUnsent(press({ inquiry: { ...irina, name: 'Олег' }, nextAt: Date.now() + minutes(1) }))
    await openForm('site')
    await click('send')
    await until(() => sent() !== 'nothing')
    expect(unsentStore.get()).toMatchObject([{ inquiry: { name: 'Олег' }, state: 'waiting' }])
    expect(currentToast()).toMatchObject({
      title: 'Заявка отправлена',
      description: '№ 17. Мы свяжемся с вами в ближайшее время',
    })
    expect(open).not.toHaveBeenCalled()
  })

  test.each([
    ['the connection is lost', new ApiError(0, 'нет связи', null)],
    ['the server is down', new ApiError(503, '', 'Сервис временно недоступен')],
  ])('keeps it when %s, and says so', async (_when, failure) => {
    replies.push(failure)
    await openForm('site')
    await click('send')
    await until(currentToast)
    expect(currentToast()).toMatchObject({
      title: 'Ошибка',
      description: 'Произошла ошибка при отправке формы',
      tone: 'bad',
    })
    expect(kept()).toEqual([['contact', 'waiting', null, 'Дом на пятерых']])
    expect(unsentStore.get()).toMatchObject([{ attempts: 0 }])
    expect([refused, sent()]).toEqual([[], 'nothing'])
  })

  test.each([
    ['at its fields, and keeps nothing', true, []],
    [
      'where it has no such field, and keeps the text',
      false,
      [['contact', 'rejected', null, 'Дом на пятерых']],
    ],
  ])('shows what the server refuses %s', async (_where, isField, left) => {
    replies.push(new ApiError(400, '', 'Проверьте', new Map([['phone', 'Введите номер']])))
    hasField = isField
    await openForm('site')
    await click('send')
    await until(() => refused.length > 0)
    expect(refused).toEqual([{ phone: 'Введите номер' }])
    expect(currentToast()).toMatchObject({
      title: 'Ошибка при отправке',
      description: 'Введите номер',
      tone: 'bad',
    })
    expect([kept(), sent()]).toEqual([left, 'nothing'])
  })

  test('keeps what the site refuses where the chat has opened: it has taken its place', async () => {
    replies.push(new ApiError(400, '', 'Проверьте', new Map([['phone', 'Введите номер']])))
    await openForm('both')
    await touch()
    await until(() => words()?.endsWith('ready'))
    await click('send')
    await until(() => currentToast()?.title === 'WhatsApp открыт')
    expect([kept(), refused]).toEqual([[['contact', 'rejected', null, 'Дом на пятерых']], []])
  })

  test('keeps a chat that did not open, says so, and lets it follow what is corrected', async () => {
    open.mockReturnValue(null)
    await openForm('messenger')
    await touch()
    await until(() => words()?.endsWith('ready'))
    await click('correct')
    expect(kept()).toEqual([])
    await click('send')
    expect(currentToast()).toMatchObject({
      title: 'Ошибка',
      description: 'Произошла ошибка при открытии WhatsApp',
      tone: 'bad',
    })
    expect(kept()).toEqual([['contact', 'kept', 'failed', 'Дом на пятерых']])
    text = 'Дом на шестерых'
    await click('correct')
    expect(kept()).toEqual([['contact', 'kept', 'failed', 'Дом на шестерых']])
    expect(unsentStore.get()).toMatchObject([{ inquiry: { consent: { purposes: ['request'] } } }])
  })

  test('who still looks at it is thanked once the device has sent it', async () => {
    replies.push(new ApiError(0, 'нет связи', null))
    await openForm('site')
    await click('send')
    await until(() => kept().length === 1)
    const [waiting] = unsentStore.get()
    await act(async () => changeUnsent(waiting?.key ?? '', { state: 'sent', number: 18, sentAt: Date.now() }))
    expect(JSON.parse(sent() ?? '')).toMatchObject({ id: 18, values: irina })
    expect(currentToast()?.description).toBe('№ 18. Мы свяжемся с вами в ближайшее время')
    expect(kept()).toEqual([])
  })
})

describe('The confirmation of an inquiry', () => {
  const confirmation = { id: 17, values: { name: 'Ирина' }, items: [] }
  const keep = (form: string, at: unknown) =>
    sessionStorage.setItem(`inquiry-sent:${form}`, JSON.stringify({ ...confirmation, at }))

  test.each([
    ['of a moment ago', 'contact', () => Date.now(), true],
    ['of nearly a day ago', 'contact', () => Date.now() - days(1) + minutes(1), true],
    ['of a day ago', 'contact', () => Date.now() - days(1), false],
    ['without a date', 'contact', () => undefined, false],
    ['of another form', 'wizard', () => Date.now(), false],
  ])('%s is shown after a reload: form %s, %s', async (_when, form, at, isShown) => {
    keep(form, at())
    await openForm('site')
    expect(sent()?.includes('"id":17')).toBe(isShown)
  })
})

test.each<[unknown, object]>([
  [null, { values: { name: '', phone: '', email: '', message: '', preferredTime: '' }, items: [] }],
  ['text', { values: { name: '', phone: '', email: '', message: '', preferredTime: '' }, items: [] }],
  [
    {
      id: '7',
      at: '5',
      values: { name: 'Ирина', phone: 7, message: null, preferredTime: 'утром' },
      items: 'x',
    },
    {
      id: 7,
      at: 5,
      items: [],
      values: { name: 'Ирина', phone: '7', email: '', message: '', preferredTime: 'утром' },
    },
  ],
  [
    { values: { email: 'i@example.ru' }, items: [{ id: 5, name: 'Топас 5', price: 1 }, { id: 'x' }, null] },
    { values: { email: 'i@example.ru', name: '' }, items: [{ id: 5, name: 'Топас 5', price: 1 }] },
  ],
])('what is kept of a request, %j, is read without its damage', (stored, expected) => {
  expect(parseSent(stored)).toMatchObject(expected)
  expect(parseSent(stored).items).toHaveLength((expected as { items: [] }).items.length)
})
