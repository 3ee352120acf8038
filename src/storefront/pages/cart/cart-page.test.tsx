// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { cart, toCartItem } from '../../parts/shopping/cart.ts'
import { CartPage } from './cart-page.tsx'

const settings = createSettings()
const topas = toCartItem(createProduct({ id: 1, name: 'Топас 6', slug: 'topas-6' }))
const evrolos = toCartItem(createProduct({ id: 2, name: 'Евролос Про 5', slug: 'evrolos-pro-5' }))
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const draft = () => sessionStorage.getItem('inquiry-draft:cart')

/** Sends the cart after `before` was done; the inquiry stays underway until `succeed`. */
async function send(before = () => {}) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const responses: Readonly<Record<string, unknown>> = { settings, inquiries: promise }
  await openStorefrontScreen(CartPage, async ([noun]) => responses[noun] ?? [])
  before()
  type(/^Имя/, 'Ирина')
  type(/^Телефон/, '8 (926) 123-45-67')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Отправить заявку' })))
  screen.getByText('Отправка...')
  return { succeed: () => act(async () => resolve({ success: true, message: '', id: 7 })) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  cart.restore([topas])
})

describe('A cart that is sent', () => {
  test('is empty, its draft is gone, and the page says that the inquiry is accepted', async () => {
    const request = await send()
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(cart.items()).toEqual([])
    expect(draft()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Отправить заявку' })).toBeNull()
  })

  test('keeps what another tab put in meanwhile, below the accepted inquiry', async () => {
    const request = await send()
    localStorage.setItem('cart', JSON.stringify([topas, evrolos]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(screen.queryByRole('heading', { level: 1, name: 'Корзина' })).toBeNull()
    screen.getByRole('heading', { level: 2, name: 'Ещё в корзине' })
    screen.getByRole('button', { name: 'Убрать Евролос Про 5 из корзины' })
    expect(cart.items()).toEqual([evrolos])
  })

  test('keeps what was typed meanwhile, which the inquiry lacks', async () => {
    const request = await send()
    type(/^Комментарий/, 'Звоните после шести')
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(screen.queryByText('Звоните после шести')).toBeNull()
    expect(draft()).toContain('Звоните после шести')
  })

  test('leaves nothing to put back of what was taken out before', async () => {
    cart.restore([topas, evrolos])
    const undo = () => screen.queryByRole('button', { name: 'Вернуть' })
    const request = await send(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Убрать Топас 6 из корзины' }))
      expect(undo()).not.toBeNull()
    })
    await request.succeed()
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    expect(undo()).toBeNull()
    expect(cart.items()).toEqual([])
  })
})

describe('The cart before it is sent', () => {
  const open = (answer: () => Promise<unknown> = async () => ({ success: true, message: '', id: 7 })) =>
    openStorefrontScreen(CartPage, async ([noun]) =>
      noun === 'inquiries' ? answer() : noun === 'settings' ? settings : [],
    )
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const total = () => document.querySelector('.total')?.textContent?.replaceAll(/\s/g, ' ')

  test('goes with its lines and their sum, without an email that was not given', async () => {
    cart.restore([
      { ...topas, price: 22_527_000 },
      { ...evrolos, price: 19_792_500 },
    ])
    const sent: unknown[] = []
    await openStorefrontScreen(CartPage, async ([noun], _endpoint, input) => {
      if (noun === 'inquiries') sent.push(input)
      return noun === 'inquiries'
        ? { success: true, message: '', id: 7 }
        : noun === 'settings'
          ? settings
          : []
    })
    type(/^Имя/, 'Ирина')
    type(/^Телефон/, '8 (926) 123-45-67')
    await press('Отправить заявку')
    await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
    screen.getByText('Заявка успешно отправлена!')
    screen.getByText('Наш менеджер свяжется с вами в ближайшее время.')
    const [body] = sent
    expect(body).toMatchObject({
      name: 'Ирина',
      phone: '8 (926) 123-45-67',
      items: [
        { id: 1, name: 'Топас 6', price: 22_527_000 },
        { id: 2, name: 'Евролос Про 5', price: 19_792_500 },
      ],
    })
    expect(body).not.toHaveProperty('email')
    expect(JSON.stringify(body).replaceAll('\u00a0', ' ')).toContain(
      'Общая сумма: 423 195 ₽\\nТовары:\\nТопас 6: 225 270 ₽\\nЕвролос Про 5: 197 925 ₽\\nКомментарий: Не указан',
    )
  })

  test('says at each field what to correct, and how many there are', async () => {
    await open()
    type(/^Имя/, 'А')
    type(/^Телефон/, '+7 916')
    type(/^Эл. почта/, 'irina@')
    await act(async () => fireEvent.submit(field(/^Имя/)))
    await screen.findByText('Имя должно содержать не менее 2 символов')
    screen.getByText('Введите корректный номер телефона')
    screen.getByText('Введите корректный email')
    screen.getByText('Проверьте 3 поля формы')
    expect(document.activeElement).toBe(field(/^Имя/))
    const description = document.getElementById(field(/^Имя/).getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Имя должно содержать не менее 2 символов')
    type(/^Имя/, 'Анна')
    expect(screen.queryByText('Имя должно содержать не менее 2 символов')).toBeNull()
  })

  test('asks about personal data in its box alone: below the button is only the offer', async () => {
    await open()
    const form = document.querySelector('form')
    const consent = form?.querySelector('label:has([name=agreement])')
    const elsewhere = [...(form?.children ?? [])].filter((part) => !part.contains(consent ?? null))
    expect(consent?.textContent).toContain('персональных данных')
    expect(elsewhere.map(({ textContent }) => textContent).join(' ')).not.toMatch(
      /персональн|конфиденциальн|приним|соглаша/i,
    )
    expect(screen.getByRole('link', { name: 'Договор оферты' }).getAttribute('href')).toBe('/terms')
  })

  test('keeps lines and comment when it could not be sent, and says so', async () => {
    await open(async () => {
      throw new ApiError(0, '', null)
    })
    type(/^Имя/, 'Ирина')
    type(/^Телефон/, '8 (926) 123-45-67')
    type(/^Комментарий/, 'После шести')
    await press('Отправить заявку')
    await screen.findByText('Ошибка при отправке заявки')
    screen.getByText('Пожалуйста, попробуйте еще раз или свяжитесь с нами по телефону.')
    expect(field(/^Комментарий/).value).toBe('После шести')
    expect(cart.items()).toEqual([topas])
  })

  test('reckons its sum anew when a line goes and comes back', async () => {
    cart.restore([
      { ...topas, price: 22_527_000, installationPrice: 4_000_000 },
      { ...evrolos, price: 19_792_500, installationPrice: null, extras: '+ плита — считаем отдельно' },
    ])
    await open()
    const rows = screen.getAllByRole('listitem').filter(({ className }) => className === 'line')
    expect(rows.map(({ textContent }) => textContent?.includes('+ плита — считаем отдельно'))).toEqual([
      false,
      true,
    ])
    expect(total()).toContain('423 195 ₽')
    expect(total()).not.toContain('с установкой')
    await press('Убрать Евролос Про 5 из корзины')
    expect(total()).toContain('Итого с установкой')
    expect(total()).toContain('225 270 ₽')
    await press('Вернуть')
    expect(total()).toContain('423 195 ₽')
  })

  test('is emptied by one press, and leads to the catalogue', async () => {
    await open()
    await press('Очистить корзину')
    screen.getByRole('heading', { name: 'Ваша корзина пуста' })
    expect(screen.getByRole('link', { name: 'Перейти в каталог' }).getAttribute('href')).toBe('/catalog')
  })

  test('is empty where the browser kept nonsense', async () => {
    localStorage.setItem('cart', '[{"id":"?"},')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
    await open()
    screen.getByRole('heading', { name: 'Ваша корзина пуста' })
  })
})
