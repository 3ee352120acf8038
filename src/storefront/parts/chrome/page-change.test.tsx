// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { PageChange } from './page-change.tsx'

function Page() {
  return (
    <>
      <main id="main" tabIndex={-1} />
      <input aria-label="Поиск" />
      <PageChange />
    </>
  )
}

let router: ReturnType<typeof createMemoryRouter>
const announced = () => document.querySelector('[aria-live]')?.textContent
const main = () => screen.getByRole('main')

beforeEach(async () => {
  document.title = 'Главная'
  router = createMemoryRouter([{ path: '*', Component: Page }])
  await act(async () => render(<RouterProvider router={router} />))
  screen.getByLabelText('Поиск').focus()
})

test('the page one came to says nothing and takes no focus', () => {
  expect(announced()).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Поиск'))
})

test('the next one takes the focus and is told by its title, also by one that comes late', async () => {
  document.title = ''
  await act(() => router.navigate('/faq'))
  expect(document.activeElement).toBe(main())
  expect(announced()).toBe('')
  act(() => {
    document.title = 'Вопросы'
  })
  await waitFor(() => expect(announced()).toBe('Вопросы'))
})

test('at an anchor the focus is left to the browser; filters of a page are no other page', async () => {
  await act(() => router.navigate('/faq#water'))
  expect(document.activeElement).not.toBe(main())
  await act(() => router.navigate('/faq?users=4'))
  await act(() => router.navigate('/catalog/topas', { replace: true }))
  expect(document.activeElement).toBe(screen.getByLabelText('Поиск'))
})
