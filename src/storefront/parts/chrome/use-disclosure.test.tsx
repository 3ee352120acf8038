// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { useDisclosure } from './use-disclosure.ts'

function Page() {
  return (
    <>
      <details {...useDisclosure()}>
        <summary>Меню</summary>
        <p>Разделы</p>
        <a href="#here">Каталог</a>
      </details>
      <button type="button">Рядом</button>
    </>
  )
}

let router: ReturnType<typeof createMemoryRouter>
const menu = () => screen.getByText('Разделы').closest('details')
const inside = () => screen.getByText('Каталог')
const isOpen = () => menu()?.open

beforeEach(async () => {
  router = createMemoryRouter([{ path: '*', Component: Page }])
  await act(async () => render(<RouterProvider router={router} />))
  const element = menu()
  if (element) element.open = true
  inside().focus()
})

test('Esc closes a menu and gives the keyboard back to what opened it', () => {
  fireEvent.keyDown(inside(), { key: 'a' })
  expect(isOpen()).toBe(true)
  expect(fireEvent.keyDown(inside(), { key: 'Escape' })).toBe(false)
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Меню'))
  expect(fireEvent.keyDown(screen.getByText('Меню'), { key: 'Escape' })).toBe(true)
})

test('a press outside closes it, one inside does not', () => {
  fireEvent.pointerDown(screen.getByText('Разделы'))
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(screen.getByText('Рядом'))
  expect(isOpen()).toBe(false)
})

test('the keyboard that leaves it closes it; the focus that is lost, or moves within, does not', () => {
  fireEvent.blur(inside(), { relatedTarget: screen.getByText('Меню') })
  fireEvent.blur(inside(), { relatedTarget: null })
  expect(isOpen()).toBe(true)
  fireEvent.blur(inside(), { relatedTarget: screen.getByText('Рядом') })
  expect(isOpen()).toBe(false)
})

test('a link closes it, also one to the page that is open', () => {
  fireEvent.click(screen.getByText('Разделы'))
  expect(isOpen()).toBe(true)
  fireEvent.click(inside())
  expect(isOpen()).toBe(false)
})

test('going anywhere closes it', async () => {
  await act(() => router.navigate('/?q=1'))
  expect(isOpen()).toBe(false)
})
