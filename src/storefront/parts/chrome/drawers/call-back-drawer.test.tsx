// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForDrawers } from '../../../../../tests/support/drawers.ts'
import { openStorefrontScreen } from '../../../../../tests/support/storefront-screen.tsx'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import type { Transport } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/error.ts'
import { createSettings } from '../../../../contract/settings.fixture.ts'
import { currentToast, dismissToast } from '../../../../ui/toast/toast-store.ts'
import { openCounter } from '../../../inquiry/outbox/unsent.fixture.ts'
import { unsentStore } from '../../../inquiry/outbox/unsent.ts'
import { layout } from '../layout.tsx'

const { transport, shop, calls, replies } = openCounter()
const answer: Transport = async (path, ...call) =>
  path[0] === 'settings' || path[0] === 'inquiries' ? transport(path, ...call) : []

const drawer = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const text = () => drawer()?.textContent?.replaceAll(/\s/g, ' ') ?? ''
const phone = () => drawer()?.querySelector<HTMLInputElement>('[name="phone"]')
const button = () => drawer()?.querySelector<HTMLButtonElement>('button[type="submit"]')
const link = (within: string) => document.querySelector<HTMLElement>(`${within} [href="/contact#contact"]`)
const press = (within = '.fab') => act(async () => fireEvent.click(link(within) ?? document.body))
const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Закрыть' })))
const type = (value: string) =>
  act(async () => {
    fireEvent.input(phone() ?? document.body, { target: { value } })
  })
const tick = () => act(async () => drawer()?.querySelector<HTMLElement>('[name="agreement"]')?.click())
const send = () => act(async () => fireEvent.submit(button()?.form ?? document.body))
const says = (words: string) => waitFor(() => expect(text()).toContain(words))

async function open() {
  await openStorefrontScreen(layout.Component, answer)
  await waitForDrawers()
  await press()
}

async function fill(number = '8 926 123-45-67') {
  await type(number)
  await tick()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  shop.settings = createSettings()
  calls.length = 0
  replies.length = 0
  dismissToast()
})
afterEach(cleanup)

describe('«Перезвоните мне»', () => {
  test.each(['messenger', 'site', 'both'] as const)(
    'is stored by us where the other forms are for %s, and no chat opens',
    async (leadHandling) => {
      const chat = vi.spyOn(window, 'open')
      shop.settings = createSettings({ leadHandling, consentPurposes: ['news'] })
      await open()
      await fill()
      await send()
      await says('Заявка № 17 принята')
      // The words of the shop come after the confirmation.
      await says('Спасибо. Звонок ни к чему не обязывает.')
      expect(calls).toMatchObject([
        {
          inquiry: {
            name: 'Не назвался',
            phone: '8 926 123-45-67',
            email: '',
            message: '',
            service: 'Перезвонить',
            consent: { documentVersion: 1, purposes: ['request'] },
            source: { page: location.pathname },
          },
          key: expect.any(String),
        },
      ])
      expect(chat).not.toHaveBeenCalled()
      expect(text()).toMatch(/Спасибо\. Звонок ни к чему не обязывает\.Перезвоним .*Телефон8 926 123-45-67/)
      expect(text()).not.toContain('назвался')
      expect(currentToast()).toBeNull()
    },
  )

  test('opens from the menu of the header too, and the menu closes', async () => {
    await openStorefrontScreen(layout.Component, answer)
    await waitForDrawers()
    const menu = document.querySelector<HTMLDetailsElement>('.burger')
    if (menu) menu.open = true
    await press('.menu')
    expect(phone()).toBe(document.activeElement)
    expect(menu?.open).toBe(false)
  })

  test('says when we call before one leaves a number, and asks for number and consent', async () => {
    await open()
    expect(text()).toMatch(/Оставьте номер, перезвоним \S+/)
    await send()
    await says('Пожалуйста, введите корректный номер телефона')
    expect(text()).toContain('Необходимо согласие на обработку персональных данных')
    expect(document.activeElement).toBe(phone())
    expect(calls).toEqual([])
  })

  test('keeps what was typed when it is closed, but not the consent', async () => {
    await open()
    await fill('8 926')
    const draft: unknown = JSON.parse(sessionStorage.getItem('inquiry-draft:call-back') ?? 'null')
    expect(draft).toEqual({ phone: '8 926' })
    await close()
    expect(drawer()).toBeNull()
    await press()
    expect(phone()?.value).toBe('8 926')
    expect(drawer()?.querySelector<HTMLInputElement>('[name="agreement"]')?.checked).toBe(false)
  })

  test('shows at the field what the server refuses, and keeps the number', async () => {
    replies.push(new ApiError(400, '', 'Проверьте поля', new Map([['phone', 'Такого номера нет']])))
    await open()
    await fill()
    await send()
    await says('Такого номера нет')
    expect(phone()?.value).toBe('8 926 123-45-67')
    expect(document.activeElement).toBe(phone())
    expect(unsentStore.get()).toEqual([])
  })

  test('pressed twice is one inquiry', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(promise)
    await open()
    await fill()
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(button()?.disabled).toBe(true)
    await send()
    await act(async () => resolve(undefined))
    await says('Заявка № 17 принята')
    expect(calls).toHaveLength(1)
  })

  test('closed before the answer says by a message that it was sent, and its number when it is opened again', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(promise)
    await open()
    await fill()
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    await close()
    await act(async () => resolve(undefined))
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Заявка отправлена' }))
    await press()
    await says('Заявка № 17 принята')
    await act(async () => (await screen.findByRole('button', { name: 'Попросить ещё раз' })).click())
    expect(phone()?.value).toBe('')
    expect(phone()).toBe(document.activeElement)
  })

  test('opened again before the answer shows what came of it, and no form to press once more', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(promise)
    await open()
    await fill()
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    await close()
    await press()
    expect(phone()?.value).toBe('8 926 123-45-67')
    await act(async () => resolve(undefined))
    await says('Заявка № 17 принята')
    expect(phone()).toBeNull()
    expect(calls).toHaveLength(1)
  })

  test('pressed again on another page, after no answer came, is the same inquiry', async () => {
    replies.push(new ApiError(0, 'нет связи', null))
    await open()
    await fill()
    await send()
    await says('Сохранена на этом устройстве, отправим сами')
    cleanup()
    history.replaceState(null, '', '/faq')
    await open()
    await tick()
    await send()
    await says('Заявка № 17 принята')
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    history.replaceState(null, '', '/')
  })

  test('without a connection waits on the device under one key, and names nobody meanwhile', async () => {
    const again = Promise.withResolvers<unknown>()
    replies.push(new ApiError(0, 'нет связи', null), again.promise)
    await open()
    await fill()
    await send()
    await says('Сохранена на этом устройстве, отправим сами')
    expect(unsentStore.get()).toMatchObject([{ form: 'call-back', state: 'waiting' }])
    await close()
    await press()
    await says('Сохранена на этом устройстве, отправим сами')
    await act(async () => screen.getByRole('button', { name: 'Отправить сейчас' }).click())
    await says('Отправляем заявку')
    expect(text()).toContain('8 926 123-45-67')
    expect(text()).not.toContain('назвался')
    await act(async () => again.resolve(undefined))
    await says('Заявка № 17 отправлена')
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  })
})
