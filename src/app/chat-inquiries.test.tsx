// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openForm, resetForms, server } from '../../tests/support/inquiry-forms.tsx'
import { waitUntil } from '../../tests/support/wait-for.ts'
import { hours } from '../lib/duration.ts'
import { unsentStore } from '../storefront/inquiry/outbox/unsent.ts'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const TEXT = [
  'Новая заявка с сайта',
  'Имя: Ирина & Ко',
  'Телефон: 8 926 123-45-67',
  'Email: irina@example.ru',
  'Услуга: Обслуживание',
  'Сообщение: Топас 8, третий год\nЗапах после гостей',
].join('\n')

const chat = { closed: false, opener: window, location: { href: '' } }
const openWindow = vi.fn<(address: string) => object | null>()
const texts = () => openWindow.mock.calls.map(([address]) => new URL(address).searchParams.get('text'))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const kept = () => screen.queryByLabelText<HTMLTextAreaElement>(/^Не открылся WhatsApp\?/)

async function fill(form: Awaited<ReturnType<typeof openForm>>) {
  await form.type('name', 'Ирина & Ко')
  await form.type('phone', '8 926 123-45-67')
  await form.type('email', 'irina@example.ru')
  await act(async () => {
    fireEvent.change(form.field('service'), { target: { value: 'maintenance' } })
    fireEvent.input(form.field('message'), { target: { value: 'Топас 8, третий год\nЗапах после гостей' } })
  })
  await form.tick()
}

beforeEach(() => {
  resetForms()
  openWindow.mockReset().mockReturnValue(chat)
  vi.stubGlobal('open', openWindow)
})
afterEach(() => vi.useRealTimers())

describe('The contact form whose inquiry goes to a chat', () => {
  test('asks for name and phone alone, however short or long, and calls nobody', async () => {
    const form = await openForm('of the contacts')
    const phone = `2 ${'звоните после шести, '.repeat(5)}`.trim()
    await form.type('name', 'А')
    await form.type('phone', phone)
    await form.tick()
    await form.press()
    await screen.findByText('WhatsApp открыт')
    expect(texts()).toEqual([`Новая заявка с сайта\nИмя: А\nТелефон: ${phone}`])
    expect(chat.opener).toBeNull()
    expect(server.calls).toEqual([])
  })

  test.each([
    ['gives no window', () => null],
    [
      'throws',
      () => {
        throw new Error('refused')
      },
    ],
  ])('loses nothing when the browser %s, and leaves a text that follows the form', async (_how, answer) => {
    openWindow.mockImplementation(answer)
    const form = await openForm('of the contacts')
    await fill(form)
    await form.press()
    await screen.findByText('Произошла ошибка при открытии WhatsApp')
    screen.getByText('Ошибка', { exact: true })
    expect(kept()?.value).toBe(TEXT)
    expect([form.field('name').value, form.boxes()[0]?.checked]).toEqual(['Ирина & Ко', true])
    expect(screen.getByText('WhatsApp не открылся.').closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: /^Позвонить/ }).getAttribute('href')).toBe('tel:+74950000000')
    await form.type('name', 'Ирина')
    expect(kept()?.value).toBe(TEXT.replace(' & Ко', ''))
    expect(server.calls).toEqual([])
    // From the site it goes as it stands in the form.
    await press('Отправить заявку с сайта')
    await waitUntil(() => form.box()?.includes('Заявка № 7 отправлена') === true)
    expect(server.calls.map(({ input }) => input.name)).toEqual(['Ирина'])
    // By the clock of Moscow, like the hour of the call promised below it; it is three hours ahead of UTC.
    const sentAt = unsentStore.get()[0]?.sentAt ?? 0
    const moscow = new Date(sentAt + hours(3)).toISOString().slice(11, 16)
    expect(form.box()).toContain(`отправлена в ${moscow}`)
  })

  test('takes the text to copy away when the chat opens at the second try', async () => {
    openWindow.mockReturnValue(null)
    const form = await openForm('of the contacts')
    await fill(form)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await form.press()
    expect(kept()?.value).toBe(TEXT)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    openWindow.mockReturnValue(chat)
    await press('Повторить')
    screen.getByText('WhatsApp открыт')
    expect(kept()).toBeNull()
  })

  test('opens one chat by a double click, and is busy for less than a second', async () => {
    openWindow.mockReturnValue(null)
    const form = await openForm('of the contacts')
    await fill(form)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const button = form.button()
    await act(async () => form.within().requestSubmit())
    expect([button?.disabled, button?.textContent]).toEqual([true, 'Отправка...'])
    await act(async () => form.within().requestSubmit())
    expect(openWindow).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect([button?.disabled, button?.textContent]).toEqual([false, 'Отправить в WhatsApp'])
  })

  test('says in Russian what to write, and takes a blank for a gap', async () => {
    const form = await openForm('of the contacts')
    await form.type('email', 'irina@')
    await form.press()
    expect(document.activeElement).toBe(form.field('name'))
    expect(form.errors()).toEqual([
      'Напишите, как к вам обращаться',
      'Напишите номер, по которому вам перезвонить',
      'Проверьте адрес почты, например name@example.ru',
      'Необходимо согласие на обработку персональных данных',
    ])
    await fill(form)
    await form.type('name', '   ')
    await form.press()
    expect(form.errors()).toEqual(['Напишите, как к вам обращаться'])
    expect(openWindow).not.toHaveBeenCalled()
  })

  test('keeps what was typed for the next visit, the consent not', async () => {
    const form = await openForm('of the contacts')
    await fill(form)
    document.body.replaceChildren()
    const again = await openForm('of the contacts')
    expect(['name', 'service', 'message'].map((name) => again.field(name).value)).toEqual([
      'Ирина & Ко',
      'maintenance',
      'Топас 8, третий год\nЗапах после гостей',
    ])
    expect(again.boxes()[0]?.checked).toBe(false)
  })
})

describe('The wizard whose inquiry goes to a chat', () => {
  test.each([
    ['gives no window', () => null],
    [
      'throws',
      () => {
        throw new Error('refused')
      },
    ],
  ])('loses nothing when the browser %s', async (_how, answer) => {
    openWindow.mockImplementation(answer)
    const form = await openForm('of the wizard')
    await form.type('name', 'Марина')
    await form.type('phone', '+7 916 000-00-00')
    await form.tick()
    // What is waited for below is the answer to this press.
    expect(screen.queryByText('Произошла ошибка при открытии WhatsApp')).toBeNull()
    await form.press()
    await screen.findByText('Произошла ошибка при открытии WhatsApp')
    expect(kept()?.value).toMatch(/^Заявка на подбор септика\nИмя: Марина\nТелефон: \+7 916 000-00-00\n/)
    screen.getByRole('button', { name: 'Скопировать текст' })
    screen.getByRole('heading', { name: /^Шаг 6 из 6/ })
    expect([form.field('name').value, form.boxes()[0]?.checked]).toEqual(['Марина', true])
    await waitUntil(() => form.button()?.disabled === false)
  })

  test('is empty, at its first step, once the chat has opened, and says «не знаю» where it was said', async () => {
    const form = await openForm('of the wizard')
    await form.type('name', 'Марина')
    await form.type('phone', '+7 916 000-00-00')
    await form.tick()
    await form.press()
    await screen.findByText('WhatsApp открыт')
    await screen.findByRole('heading', { name: /^Шаг 1 из 6/ })
    expect(texts()[0]?.split('\n')).toEqual([
      'Заявка на подбор септика',
      'Имя: Марина',
      'Телефон: +7 916 000-00-00',
      'Количество жильцов: не знаю',
      'Проживание: не знаю',
      'Количество гостей: не знаю',
      'Глубина трубы: 10 см',
      'Грунтовые воды: не знаю',
      'Грунт: не знаю',
      'Отвод воды: не знаю',
      'Расстояние до места установки: не знаю',
      'Расстояние до точки сброса: не знаю',
    ])
    expect(document.querySelectorAll('.wiz__main input:checked')).toHaveLength(0)
  })
})
