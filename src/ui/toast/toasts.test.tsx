// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'
import { dismissToast, showToast } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

const added = {
  title: 'Товар добавлен',
  action: { label: 'В корзину', href: '#cart' },
}
const area = () => screen.getByRole('region', { name: /^Уведомления/ })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const isShown = () => screen.queryByText('Товар добавлен') !== null

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <button type="button">Купить</button>
      <Toasts />
    </>,
  )
})
afterEach(() => {
  act(dismissToast)
  vi.useRealTimers()
})

describe('A toast', () => {
  test('goes after five seconds; an error is told at once, anything else in turn', () => {
    act(() => showToast(added))
    expect(screen.getByRole('status').textContent).toContain('Товар добавлен')
    wait(4999)
    expect(isShown()).toBe(true)
    wait(1)
    expect(isShown()).toBe(false)
    act(() => showToast({ ...added, tone: 'bad' }))
    expect(screen.getByRole('alert').textContent).toContain('Товар добавлен')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test.each([
    ['upper', 100, 'bottom'],
    ['lower', innerHeight - 100, 'top'],
  ])(
    'that was there before the code that shows it leaves the pressed %s half free',
    (_half, clientY, position) => {
      cleanup()
      fireEvent.pointerDown(document.body, { clientY })
      showToast(added)
      render(<Toasts />)
      expect(area().dataset.position).toBe(position)
    },
  )

  test.each([
    ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the keyboard is in it', fireEvent.focus, fireEvent.blur],
  ])('stays while %s, and then for the rest of its time', (_when, begin, end) => {
    act(() => showToast(added))
    wait(3000)
    begin(area())
    wait(60_000)
    expect(isShown()).toBe(true)
    end(area())
    wait(1999)
    expect(isShown()).toBe(true)
    wait(1)
    expect(isShown()).toBe(false)
  })

  test('stays for the keyboard in it when the pointer leaves it', () => {
    act(() => showToast(added))
    fireEvent.focus(area())
    fireEvent.pointerEnter(area())
    fireEvent.pointerLeave(area())
    wait(60_000)
    expect(isShown()).toBe(true)
    fireEvent.blur(area())
    wait(5000)
    expect(isShown()).toBe(false)
  })

  test('is closed by its button and by following its link', () => {
    act(() => showToast(added))
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    expect(isShown()).toBe(false)
    act(() => showToast(added))
    fireEvent.click(screen.getByRole('link', { name: 'В корзину' }))
    expect(isShown()).toBe(false)
  })

  test('is reached by F8; Esc closes it and gives the keyboard back', () => {
    const button = screen.getByRole('button', { name: 'Купить' })
    button.focus()
    act(() => showToast(added))
    fireEvent.keyDown(button, { code: 'F8' })
    expect(document.activeElement).toBe(area())
    fireEvent.keyDown(area(), { code: 'F8' })
    fireEvent.keyDown(area(), { key: 'Escape' })
    expect(isShown()).toBe(false)
    expect(document.activeElement).toBe(button)
  })

  test('gives the focus back to where it came from when its button is pressed, or to the page', () => {
    const button = screen.getByRole('button', { name: 'Купить' })
    button.focus()
    act(() => showToast({ title: 'Удалено', action: { label: 'Отменить', run: () => undefined } }))
    const undo = screen.getByRole('button', { name: 'Отменить' })
    undo.focus()
    fireEvent.click(undo)
    expect(document.activeElement).toBe(button)

    const main = document.body.appendChild(document.createElement('main'))
    main.id = 'main'
    main.tabIndex = -1
    const gone = document.body.appendChild(document.createElement('button'))
    gone.focus()
    act(() => showToast({ title: 'Удалено', action: { label: 'Отменить', run: () => undefined } }))
    screen.getByRole('button', { name: 'Отменить' }).focus()
    gone.remove()
    fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
    expect(document.activeElement).toBe(main)
    main.remove()
  })

  test.each([
    [60, 10, false],
    [40, 10, true],
    [60, 70, true],
  ])('pulled %i px to the right and %i down stays: %s', (dx, dy, stays) => {
    act(() => showToast(added))
    const toast = screen.getByText('Товар добавлен').closest('.toast') ?? document.body
    Reflect.set(toast, 'setPointerCapture', () => undefined)
    fireEvent.pointerDown(toast, { clientX: 100, clientY: 100 })
    fireEvent.pointerMove(toast, { clientX: 100 + dx, clientY: 100 + dy })
    if (dx > dy) fireEvent.pointerUp(toast, { clientX: 100 + dx, clientY: 100 + dy })
    else fireEvent.pointerCancel(toast, { clientX: 100 + dx, clientY: 100 + dy })
    expect(isShown()).toBe(stays)
  })
})

test('an open dialog shows the toasts, since the page behind it is out of reach', () => {
  const { unmount } = render(
    <dialog open>
      <Toasts isOver />
    </dialog>,
  )
  act(() => showToast(added))
  expect(screen.getByText('Товар добавлен').closest('dialog')).not.toBeNull()
  unmount()
  expect(screen.getByText('Товар добавлен').closest('dialog')).toBeNull()
})

test.each([
  ['the pointer is on it', fireEvent.pointerEnter],
  ['the keyboard is in it', fireEvent.focus],
])('a toast passes on the page when its dialog closes while %s', (_when, begin) => {
  const { unmount } = render(
    <dialog open>
      <Toasts isOver />
    </dialog>,
  )
  act(() => showToast(added))
  begin(screen.getByText('Товар добавлен').closest('.toasts') ?? document.body)
  unmount()
  expect(isShown()).toBe(true)
  wait(5000)
  expect(isShown()).toBe(false)
})
