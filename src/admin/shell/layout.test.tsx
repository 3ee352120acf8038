// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'
import { createStaffApi } from '../../api/staff.ts'
import type { Rights } from '../../domain/staff/rights.ts'
import { productsQuery } from '../queries.ts'
import { createQueryClient } from '../query-client.ts'
import { StaffContext, useApi } from '../staff.ts'
import { Component as Layout } from './layout.tsx'
import { useTitle } from './use-title.ts'

const anna = { id: 5, username: 'anna', fullName: 'Анна Полевая', role: 'admin' }
const counts = { all: 9, new: 2, processing: 4, completed: 3, canceled: 0 }

const pressed: string[] = []

function Products() {
  useTitle('Товары')
  useQuery(productsQuery(useApi()))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        pressed.push('form')
      }}
    >
      <button type="button" onClick={() => pressed.push('button')}>
        Создать товар
      </button>
      <input aria-label="Найти" ref={(field) => field?.focus()} />
      <button type="submit">Найти товар</button>
      <dialog open>
        <button type="button" onClick={() => pressed.push('dialog')}>
          Закрыть
        </button>
      </dialog>
    </form>
  )
}

function Inquiries() {
  useTitle('Запросы')
  return <h1>Запросы</h1>
}

/** Opens the staff area at an address. */
async function open(
  address: string,
  user: typeof anna & { rights?: Partial<Rights> } = anna,
  readHeld: () => Promise<unknown> = async () => ({ held: null }),
) {
  const sent: string[] = []
  const queries = createQueryClient(() => undefined)
  const api = createStaffApi(async ([noun]) => {
    sent.push(String(noun))
    if (noun === 'session') return { user }
    return noun === 'restores' ? await readHeld() : counts
  })
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path: '/admin/products/*', Component: Products },
          { path: '*', Component: Inquiries },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  await act(async () => {
    render(
      <StaffContext value={api}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StaffContext>,
    )
  })
  // It waits by the timers, which a test may have stopped.
  if (!vi.isFakeTimers()) await screen.findByRole('navigation', { name: 'Разделы' })
  return { queries, sent, go: (to: string) => act(() => router.navigate(to)) }
}

const current = () =>
  [...document.querySelectorAll('.side [aria-current="page"]')].map((link) => link.getAttribute('href'))

afterEach(() => {
  pressed.length = 0
  vi.useRealTimers()
})

test.each([
  ['/admin', ['/admin']],
  ['/admin/products', ['/admin/products']],
  ['/admin/products/5', ['/admin/products']],
  ['/admin/productsale', []],
])('at %s the navigation marks %j', async (address, expected) => {
  await open(address)
  expect(current()).toEqual(expected)
})

test('the navigation counts what is new among the inquiries, and nothing elsewhere', async () => {
  await open('/admin')
  const [link] = await screen.findAllByRole('link', { name: /^Запросы\s*2 новых$/ })
  expect(link?.getAttribute('href')).toBe('/admin/orders')
  expect(
    new Set(
      [...document.querySelectorAll('.nav__count')].map((count) => count.closest('a')?.getAttribute('href')),
    ),
  ).toEqual(new Set(['/admin/orders']))
})

test('another screen takes the focus and the title, unless it has taken the focus itself', async () => {
  const staff = await open('/admin/products')
  await screen.findByRole('button', { name: 'Создать товар' })
  const main = screen.getByRole('main')
  expect(document.activeElement).not.toBe(main)
  expect(document.title).toMatch(/Товары · Админ панель$/)
  await staff.go('/admin/orders')
  expect(document.activeElement).toBe(main)
  expect(document.title).toBe('(2) Запросы · Админ панель')
  await staff.go('/admin/products')
  screen.getByRole('button', { name: 'Создать товар' }).focus()
  await staff.go('/admin/products?q=топас')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Создать товар' }))
})

test('a screen reads what it needs while what a restored shop holds back is waited for above it, two seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent } = await open('/admin/products', anna, () => new Promise(() => undefined))
  await act(() => vi.advanceTimersByTimeAsync(10))
  const main = screen.getByRole('main', { busy: true })
  const waits = () => within(main).queryByRole('status', { name: 'Загрузка' })
  expect(waits()).not.toBeNull()
  expect(sent).toContain('adminProducts')
  const button = within(main).getByRole('button', { name: 'Создать товар' })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('main', { busy: false })).toBe(main)
  expect(waits()).toBeNull()
  // It was there all the while, unseen: nothing that it has read is read again.
  expect(button.isConnected).toBe(true)
  expect(sent.filter((noun) => noun === 'adminProducts')).toHaveLength(1)
})

test('an unseen screen may have the focus, but nothing on it answers a key before it is seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open('/admin/products', anna, () => new Promise(() => undefined))
  await act(() => vi.advanceTimersByTimeAsync(10))
  const main = within(screen.getByRole('main', { busy: true }))
  // Browsers turn Enter and Space on buttons, links and boxes, and Enter in the field of a form, into a click.
  const pressAll = () => {
    for (const name of ['Создать товар', 'Найти товар', 'Закрыть']) main.getByRole('button', { name }).click()
  }
  expect(document.activeElement).toBe(main.getByLabelText('Найти'))
  pressAll()
  expect(pressed).toEqual(['dialog'])
  await act(() => vi.advanceTimersByTimeAsync(2000))
  pressAll()
  expect(pressed).toEqual(['dialog', 'button', 'form', 'dialog'])
})

test('a failure to read what is held back does not keep the screen back', async () => {
  await open('/admin/products', anna, () => Promise.reject(new Error('closed')))
  await screen.findByRole('button', { name: 'Создать товар' })
})

test('a screen stays as it is while what is held back is read again', async () => {
  const answers = [{ held: null }]
  const { queries } = await open(
    '/admin/products',
    anna,
    async () => answers.pop() ?? new Promise(() => undefined),
  )
  const shown = await screen.findByRole('button', { name: 'Создать товар' })
  void act(() => void queries.invalidateQueries({ queryKey: ['restores'] }))
  expect(queries.isFetching({ queryKey: ['restores'] })).toBe(1)
  expect(shown.isConnected).toBe(true)
})

test('«Ещё» opens the sections that a phone has no room for, and closes', async () => {
  await open('/admin')
  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
  const dialog = screen.getByText('Ещё', { selector: 'h2' }).closest('dialog') ?? document.body
  within(dialog).getByText('Пользователи')
  within(dialog).getByText('anna · Администратор')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Закрыть', hidden: true }))
  expect(screen.queryByText('Ещё', { selector: 'h2' })).toBeNull()
})

test('who has no name of their own is called by their login', async () => {
  await open('/admin', { ...anna, fullName: 'Администратор' })
  const [name] = screen.getAllByText('anna')
  expect(name?.nextElementSibling?.textContent).toBe('Администратор')
})

test.each([
  ['admin', 'Администратор'],
  ['manager', 'Менеджер'],
])('the side column says the name, the login and the role of a signed-in %s', async (role, said) => {
  await open('/admin', { ...anna, role })
  expect(document.querySelector('header .account__who')?.textContent).toBe(`Анна Полеваяanna · ${said}`)
})

test('the side column has what is needed daily, then accounts, content and records', async () => {
  await open('/admin')
  const links = [...document.querySelectorAll('.side nav a')].map(({ textContent }) => textContent)
  expect(links.slice(0, 7)).toEqual([
    'Главная',
    'Товары',
    expect.stringContaining('Запросы'),
    'Блог',
    'Пользователи',
    'Профиль',
    'Цены',
  ])
  expect(links.at(-2)).toBe('Состояние')
})

test('a narrowed manager is led nowhere that is closed', async () => {
  const rights = { catalogue: false, prices: true, content: false, inquiries: false }
  const { sent } = await open('/admin', { ...anna, role: 'manager', rights })
  // The list «Перед открытием» is part of the content.
  expect(sent).not.toContain('samples')
  expect(screen.queryByRole('button', { name: 'Звук новых запросов' })).toBeNull()
  fireEvent.keyDown(document.body, { key: '?' })
  screen.getByText('поиск по списку')
  expect(screen.queryByText('взять запрос')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
  const links = [...document.querySelectorAll('.side a')].map(({ textContent }) => textContent)
  for (const closed of ['Товары', 'Запросы', 'Блог', 'FAQ', 'Отчёты', 'Картинки и файлы']) {
    expect(links).not.toContain(closed)
  }
  for (const left of ['Главная', 'Цены', 'Профиль', 'Журнал', 'Корзина']) expect(links).toContain(left)
})

test('for a manager «Ещё» has no users, settings, consents or state', async () => {
  const { sent } = await open('/admin', { ...anna, role: 'manager' })
  expect(sent).toContain('samples')
  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
  const dialog = screen.getByText('Ещё', { selector: 'h2' }).closest('dialog') ?? document.body
  expect([...dialog.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Профиль',
    'Цены',
    'Производители',
    'Комплектующие',
    'Импорт и выгрузка',
    'Фид для Яндекса',
    'Проекты и работы',
    'Отзывы',
    'Районы',
    'Подборки',
    'FAQ',
    'Содержание страниц',
    'Картинки и файлы',
    'Переадресации',
    'Отчёты',
    'Журнал',
    'Корзина',
    'Открыть сайт',
  ])
  const side = [...document.querySelectorAll('.side a')].map(({ textContent }) => textContent)
  for (const closed of ['Пользователи', 'Настройки', 'Согласия', 'Состояние']) {
    expect(side).not.toContain(closed)
  }
})
