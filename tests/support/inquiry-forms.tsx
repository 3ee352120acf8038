import { act, fireEvent, waitFor } from '@testing-library/react'
import type { Transport } from '../../src/api/client.ts'
import { loadPage } from '../../src/app/routes.ts'
import { createProduct } from '../../src/contract/catalogue/product.fixture.ts'
import { createSettings } from '../../src/contract/settings.fixture.ts'
import type { PublicSettings } from '../../src/contract/settings.ts'
import { loadOutbox } from '../../src/storefront/inquiry/loading/start-outbox.ts'
import { cart, toCartItem } from '../../src/storefront/parts/shopping/cart.ts'
import { dismissToast } from '../../src/ui/toast/toast-store.ts'
import { openStorefrontScreen } from './storefront-screen.tsx'

const topas = createProduct({ id: 1, slug: 'topas-6', name: 'Топас 6', price: 22_527_000 })

/** Answers of the wizard to all that is required, at its last step. */
const LAST_STEP = {
  step: 6,
  values: Object.fromEntries(
    [
      'residents',
      'livingType',
      'guests',
      'groundWater',
      'soilType',
      'waterDisposal',
      'distanceToInstallation',
      'distanceToDisposal',
    ].map((name) => [name, 'unknown']),
  ),
}

/** The four forms of an inquiry: their page, and what they say of a wrong phone. */
export const FORMS = {
  'of a product': {
    folder: 'product',
    path: '/product/:slug',
    address: '/product/topas-6',
    in: '#inquiry form',
    send: 'Оставить заявку',
    wrongPhone: 'Пожалуйста, введите корректный номер телефона',
  },
  'of the cart': {
    folder: 'cart',
    path: '/cart',
    address: '/cart',
    in: '.form',
    send: 'Отправить заявку',
    wrongPhone: 'Введите корректный номер телефона',
  },
  'of the contacts': {
    folder: 'contact',
    path: '/contact',
    address: '/contact',
    in: 'form[aria-label="Заявка"]',
    send: 'Отправить заявку',
    wrongPhone: 'Напишите номер, по которому вам перезвонить',
  },
  'of the wizard': {
    folder: 'home',
    path: '/',
    address: '/',
    in: 'form[aria-label="Подбор станции"]',
    send: 'Отправить заявку',
    wrongPhone: 'Пожалуйста, введите корректный номер телефона',
  },
} as const
export type FormName = keyof typeof FORMS

/** A call of the form to the server. */
export interface SentCall {
  input: Record<string, unknown>
  key: string | undefined
}

/** What the server answers an inquiry with. The queue of the device keeps the transport of its first page, so that all share one. */
export const server = {
  calls: [] as SentCall[],
  answer: async (): Promise<unknown> => ({ success: true, message: '', id: 7, attachmentSecret: '' }),
  settings: createSettings(),
}

const transport: Transport = async ([noun, verb], _endpoint, input, { headers }) => {
  if (noun === 'settings') return server.settings
  if (noun === 'inquiries') {
    server.calls.push({ input: Object(input), key: headers?.['Idempotency-Key'] })
    return server.answer()
  }
  if (noun === 'products') return verb === 'bySlug' ? topas : [topas]
  if (noun === 'catalogue') return { drawn: null, bodies: [] }
  return []
}

/** Forgets what earlier tests have left; a toast too, which does not pass by itself where their clock stood still. */
export function resetForms() {
  dismissToast()
  localStorage.clear()
  sessionStorage.clear()
  server.calls = []
  server.settings = createSettings()
  server.answer = async () => ({ success: true, message: '', id: 7, attachmentSecret: '' })
}

/** Opens one of the forms, the wizard's at its last step, touched as by a visitor, and finds its fields. */
export async function openForm(name: FormName, settings: Partial<PublicSettings> = {}) {
  const form = FORMS[name]
  server.settings = createSettings(settings)
  if (name === 'of the cart') cart.restore([toCartItem(topas)])
  if (name === 'of the wizard') sessionStorage.setItem('inquiry-draft:wizard', JSON.stringify(LAST_STEP))
  const { Component } = await loadPage(form.folder)
  await openStorefrontScreen(Component, transport, { path: form.path, address: form.address })
  const within = () => {
    const found = document.querySelector<HTMLFormElement>(form.in)
    if (!found) throw new Error(`no form ${form.in}`)
    return found
  }
  const field = (called: string) => {
    const found = within().querySelector<HTMLInputElement>(`[name="${called}"]`)
    if (!found) throw new Error(`no field ${called}`)
    return found
  }
  await waitFor(() => field('phone'))
  // Its code comes with the first focus.
  await act(async () => field('phone').focus())
  await act(async () => field('phone').blur())
  await act(async () => void (await loadOutbox()))
  return {
    ...form,
    within,
    field,
    type: (called: string, value: string) =>
      act(async () => {
        fireEvent.input(field(called), { target: { value } })
      }),
    boxes: () => [...within().querySelectorAll<HTMLInputElement>('input[type="checkbox"]')],
    tick: (at = 0) =>
      act(async () => [...within().querySelectorAll<HTMLElement>('input[type="checkbox"]')][at]?.click()),
    button: () => within().querySelector<HTMLButtonElement>('button[type="submit"]'),
    /** Presses the button, once it can be pressed. */
    async press() {
      const button = () => within().querySelector<HTMLButtonElement>('button[type="submit"]')
      if (button()?.disabled !== false) {
        await waitFor(() => {
          if (button()?.disabled !== false) throw new Error('the button is busy')
        })
      }
      await act(async () => button()?.click())
    },
    /** Messages at the fields. */
    errors: () => [...within().querySelectorAll('.err')].map(({ textContent }) => textContent),
    /** What is said of a field to who cannot see. */
    description: (called: string) =>
      (field(called).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    box: () => document.querySelector('.unsent-box')?.textContent?.replaceAll(/\s/g, ' ') ?? null,
  }
}
