// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { useDoubleClickGuard } from './use-double-click-guard.ts'

const onRemove = vi.fn()

/** A dialog's button, and what is at its place once it is closed. */
function Screen() {
  useDoubleClickGuard()
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <div role="dialog">
      <button type="button" onClick={() => setOpen(false)}>
        <b>Сохранить</b>
      </button>
    </div>
  ) : (
    <button type="button" onClick={onRemove}>
      Удалить
    </button>
  )
}

const remove = () => screen.getByRole('button', { name: 'Удалить' })

beforeEach(() => {
  onRemove.mockReset()
  render(<Screen />)
})

test('the second half of a double click neither presses what came in its place nor takes the focus', () => {
  fireEvent.click(screen.getByText('Сохранить'), { detail: 1 })
  expect(fireEvent.mouseDown(remove(), { detail: 2 }), 'the focus stays').toBe(false)
  fireEvent.click(remove(), { detail: 2 })
  expect(onRemove).not.toHaveBeenCalled()
})

test('a click of its own presses it, and so does a double click', () => {
  fireEvent.click(screen.getByText('Сохранить'), { detail: 1 })
  expect(fireEvent.mouseDown(remove(), { detail: 1 })).toBe(true)
  fireEvent.click(remove(), { detail: 1 })
  fireEvent.click(remove(), { detail: 2 })
  expect(onRemove).toHaveBeenCalledTimes(2)
})

test('the keyboard presses it at once', () => {
  fireEvent.click(screen.getByText('Сохранить'), { detail: 1 })
  fireEvent.click(remove(), { detail: 0 })
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test.each([
  ['second tap at the same place', 'touch', { clientX: 110, clientY: 90 }, 0, 0],
  ['tap at another place', 'touch', { clientX: 140, clientY: 80 }, 0, 1],
  ['tap later', 'touch', { clientX: 100, clientY: 80 }, 1000, 1],
  [
    'click of a mouse, whose system has not seen a double click',
    'mouse',
    { clientX: 100, clientY: 80 },
    0,
    1,
  ],
])('a %s', (_what, pointerType, place, later, presses) => {
  fireEvent.pointerDown(document.body, { pointerType })
  fireEvent.click(screen.getByText('Сохранить'), { detail: 1, clientX: 100, clientY: 80 })
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place })
  vi.spyOn(tap, 'timeStamp', 'get').mockReturnValue(performance.now() + later)
  fireEvent(remove(), tap)
  expect(onRemove).toHaveBeenCalledTimes(presses)
})

test('a double click on the label of a box ticks it twice', () => {
  render(
    <label>
      <input type="checkbox" />
      <span>Показывать</span>
    </label>,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  fireEvent.click(screen.getByText('Показывать'), { detail: 1 })
  expect(box.checked).toBe(true)
  fireEvent.click(box, { detail: 2 })
  expect(box.checked).toBe(false)
})
