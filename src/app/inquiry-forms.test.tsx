// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FORMS, type FormName, openForm, resetForms, server } from '../../tests/support/inquiry-forms.tsx'
import { translateTexts } from '../../tests/support/translate-texts.ts'
import { waitUntil } from '../../tests/support/wait-for.ts'
import { ApiError } from '../api/error.ts'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
const every = Object.keys(FORMS) as FormName[]
const accepted = () => screen.findByRole('heading', { name: 'Заявка № 7 принята' })

/** Windows that were opened, with the addresses each got. */
function watchWindows() {
  const addresses: string[] = []
  vi.stubGlobal('open', (address: string) => {
    addresses.push(address)
    return {
      closed: false,
      opener: window,
      location: {
        set href(to: string) {
          addresses.push(to)
        },
      },
    }
  })
  return addresses
}

async function fillAndPress(form: Awaited<ReturnType<typeof openForm>>) {
  await form.type('name', 'Ирина')
  await form.type('phone', '8 926 123-45-67')
  await form.tick()
  await form.press()
}

beforeEach(resetForms)

describe.each(every)('The form %s', (name) => {
  test('says that digits are missing on leaving the phone, until they are there', async () => {
    const form = await openForm(name)
    const phone = form.field('phone')
    const leave = async () => {
      await act(async () => phone.focus())
      await act(async () => phone.blur())
    }
    // Nothing typed is no mistake yet.
    await leave()
    expect(form.errors()).toEqual([])
    await act(async () => phone.focus())
    await form.type('phone', '8 926 123-45-6')
    expect(form.errors()).toEqual([])
    await act(async () => phone.blur())
    expect(form.errors()).toEqual([form.wrongPhone])
    expect(form.description('phone')).toContain(form.wrongPhone)
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    await form.type('phone', '8 926 123-45-67')
    expect(form.errors()).toEqual([])
    for (const written of [
      '89261234567',
      '926 123 45 67',
      '8 (495) 123-45-67 доб. 12',
      '+375 29 123-45-67',
    ]) {
      await form.type('phone', written)
      await leave()
      expect([form.errors(), phone.value]).toEqual([[], written])
    }
  })

  test('has an unticked box for each purpose, and sends what was ticked', async () => {
    const form = await openForm(name, {
      leadHandling: 'site',
      consentPurposes: ['advertising', 'maintenance'],
      consentVersion: 4,
    })
    await waitUntil(() => form.boxes().length === 3)
    expect(form.boxes().map(({ checked }) => checked)).toEqual([false, false, false])
    for (const box of form.boxes())
      expect(box.closest('label')?.querySelector('a[href="/consent"]')?.textContent).toBe('Текст согласия')
    await form.type('name', 'Ирина')
    await form.type('phone', '8 926 123-45-67')
    await form.tick(0)
    await form.tick(2)
    await form.press()
    await accepted()
    expect(server.calls.map(({ input }) => input.consent)).toEqual([
      { documentVersion: 4, purposes: ['request', 'maintenance'] },
    ])
  })

  test('without a tick is sent from the cart alone; the others ask for it', async () => {
    const form = await openForm(name, { leadHandling: 'site' })
    await form.type('name', 'Ирина')
    await form.type('phone', '8 926 123-45-67')
    await form.press()
    if (name === 'of the cart') {
      await accepted()
      expect(server.calls.map(({ input }) => input.consent ?? null)).toEqual([null])
      return
    }
    await waitUntil(() => form.errors().length > 0)
    expect(form.errors()).toEqual(['Необходимо согласие на обработку персональных данных'])
    expect(document.activeElement).toBe(form.boxes()[0])
    expect(server.calls).toEqual([])
  })

  test('is sent behind a translator that moves every text, after a mistake, and can be written again', async () => {
    const form = await openForm(name, { leadHandling: 'site' })
    onTestFinished(translateTexts(false))
    await form.press()
    await waitUntil(() => form.errors().length > 0)
    await fillAndPress(form)
    await accepted()
    expect(server.calls.map(({ input }) => input.name)).toEqual(['Ирина'])
    if (name !== 'of the cart') {
      await act(async () => screen.getByRole('button', { name: /ещё раз$/ }).click())
      await waitUntil(() => screen.queryByRole('heading', { name: 'Заявка № 7 принята' }) === null)
      if (name === 'of the wizard') {
        await screen.findByRole('heading', { name: /^Шаг 1 из 6/ })
        expect(form.within().querySelectorAll('input:checked')).toHaveLength(0)
      } else expect(form.field('name').value).toBe('')
    }
    expect(screen.queryByText('Страница временно недоступна')).toBeNull()
  })

  test('thanks without a number when the answer has none', async () => {
    server.answer = async () => ({ success: true, message: 'Заявка отправлена' })
    const form = await openForm(name, { leadHandling: 'site' })
    await fillAndPress(form)
    await screen.findByRole('heading', { name: 'Заявка принята' })
    await screen.findByText(/Платить ничего не нужно/)
    expect(document.body.textContent).not.toMatch(/NaN|undefined|null|№|номер заявки/)
  })

  test('shows what the server refuses at its field, keeps what was typed, and nothing on the device', async () => {
    server.answer = async () => {
      throw new ApiError(400, '', 'Проверьте поля', new Map([['name', 'Имя не длиннее 200 символов']]))
    }
    const form = await openForm(name, { leadHandling: 'site' })
    await fillAndPress(form)
    await waitUntil(() => form.errors().length > 0)
    expect(form.errors()).toContain('Имя не длиннее 200 символов')
    expect(document.activeElement).toBe(form.field('name'))
    expect(form.field('name').value).toBe('Ирина')
    expect(form.box()).toBeNull()
    server.answer = async () => ({ success: true, message: '', id: 7 })
    await form.type('name', 'Ира')
    await form.press()
    await accepted()
    expect(server.calls.map(({ input }) => input.name)).toEqual(['Ирина', 'Ира'])
  })

  test('whose server is away keeps the inquiry, says so, and sends it under the same key', async () => {
    server.answer = async () => {
      throw new ApiError(503, '', 'Сервис временно недоступен')
    }
    const form = await openForm(name, { leadHandling: 'site' })
    await fillAndPress(form)
    await waitUntil(() => form.box() !== null)
    expect(form.box()).toContain('Сохранена на этом устройстве, отправим сами')
    expect(screen.queryByText('Заявка не отправлена.')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Позвонить' })[0]?.getAttribute('href')).toBe(
      'tel:+74950000000',
    )
    expect(form.field('name').value).toBe('Ирина')
    server.answer = async () => ({ success: true, message: '', id: 7 })
    await act(async () => screen.getByRole('button', { name: 'Отправить сейчас' }).click())
    await screen.findAllByText(/Заявка № 7 /)
    expect(server.calls).toHaveLength(2)
    expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1)
  })
})

describe('An inquiry that waits on the device', () => {
  /** Sends the form of a product to a server that is away. */
  async function wait() {
    server.answer = async () => {
      throw new ApiError(503, '', 'Сервис временно недоступен')
    }
    const form = await openForm('of a product')
    await form.type('name', 'Ирина')
    await form.type('phone', '8 926 123-45-67')
    await form.type('message', 'Участок на склоне')
    await form.tick()
    await form.press()
    await waitUntil(() => form.box() !== null)
    expect(form.box()).toContain('Сохранена на этом устройстве')
    return form
  }

  test('is taken off it', async () => {
    const form = await wait()
    await act(async () => screen.getByRole('button', { name: 'Не отправлять' }).click())
    await waitUntil(() => form.box() === null)
    expect(localStorage.getItem('inquiry-unsent')).toBeNull()
  })

  test('and is refused by the rules later is shown with its text', async () => {
    const form = await wait()
    server.answer = async () => {
      throw new ApiError(400, '', 'Укажите район')
    }
    await act(async () => screen.getByRole('button', { name: 'Отправить сейчас' }).click())
    await waitUntil(() => form.box()?.includes('Заявка не принята') === true)
    expect(form.box()).toContain('Укажите район')
    expect(form.box()).toContain('Участок на склоне')
  })
})

describe.each(['of the contacts', 'of the wizard'] as const)('«И туда, и туда»: the form %s', (name) => {
  async function send() {
    const addresses = watchWindows()
    const form = await openForm(name, { leadHandling: 'both' })
    await fillAndPress(form)
    return { addresses, form }
  }

  test('opens the window at the press; it gets its chat once the inquiry is stored', async () => {
    let store = (_stored: unknown) => {}
    server.answer = () =>
      new Promise((resolve) => {
        store = resolve
      })
    const { addresses } = await send()
    await waitUntil(() => server.calls.length === 1)
    expect(addresses).toEqual(['about:blank'])
    await act(async () => store({ success: true, message: '', id: 7 }))
    await accepted()
    expect(addresses).toHaveLength(2)
    const chat = new URL(addresses[1] ?? '')
    expect([chat.host, chat.pathname]).toEqual(['wa.me', '/74950000000'])
    expect(chat.searchParams.get('text')).toMatch(/\nИмя: Ирина\n/)
    expect(server.calls).toHaveLength(1)
  })

  test('opens the chat although the server is down, and sends its inquiry once later', async () => {
    server.answer = async () => {
      throw new ApiError(503, '', null)
    }
    const { addresses, form } = await send()
    await waitUntil(() => form.box() !== null && addresses.length === 2)
    expect(form.box()).toContain('Сохранена на этом устройстве, отправим сами')
    if (name === 'of the wizard') await screen.findByRole('heading', { name: /^Шаг 1 из 6/ })
    else await waitUntil(() => form.field('name').value === '')
    server.answer = async () => ({ success: true, message: '', id: 7 })
    await act(async () => screen.getByRole('button', { name: 'Отправить сейчас' }).click())
    await waitUntil(() => form.box()?.includes('Заявка № 7 отправлена') === true)
    expect(new Set(server.calls.map(({ key }) => key)).size).toBe(1)
  })
})

test('«И туда, и туда», storing takes over 3 s: the chat opens, and the inquiry goes once', async () => {
  const addresses = watchWindows()
  const form = await openForm('of the contacts', { leadHandling: 'both' })
  let store = (_stored: unknown) => {}
  server.answer = () =>
    new Promise((resolve) => {
      store = resolve
    })
  await form.type('name', 'Ирина')
  await form.type('phone', '8 926 123-45-67')
  await form.tick()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await form.press()
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(form.box()).toContain('Отправляем заявку')
    expect(addresses).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(addresses).toHaveLength(2)
    expect(form.field('name').value).toBe('')
  } finally {
    vi.useRealTimers()
  }
  await act(async () => store({ success: true, message: '', id: 7 }))
  await accepted()
  expect(server.calls).toHaveLength(1)
})

test.each(['of the contacts', 'of the wizard'] as const)(
  'A robot fills the field that nobody sees in the form %s, and it is sent along',
  async (name) => {
    const form = await openForm(name, { leadHandling: 'site' })
    const trap = form.field('website')
    expect([trap.hidden, trap.tabIndex]).toEqual([true, -1])
    trap.value = 'https://spam.example'
    await fillAndPress(form)
    await accepted()
    expect(server.calls.map(({ input }) => input.website)).toEqual(['https://spam.example'])
  },
)
