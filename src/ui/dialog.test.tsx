// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { Dialog } from './dialog.tsx'

const onClose = vi.fn<() => void>()
let router: ReturnType<typeof createMemoryRouter>
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

function Page() {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <Dialog open={isOpen} onClose={close} title="Ещё">
      <input aria-label="Имя" />
    </Dialog>
  )
}

beforeEach(async () => {
  onClose.mockReset()
  router = createMemoryRouter([{ path: '*', Component: Page }])
  await act(async () => render(<RouterProvider router={router} />))
})

test('a dialog is named by its title, and its button closes it', () => {
  expect(dialog().open).toBe(true)
  expect(dialog().getAttribute('aria-labelledby')).toBe(screen.getByText('Ещё').id)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть', hidden: true }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog().open).toBe(false)
  expect(screen.queryByLabelText('Имя')).toBeNull()
})

test('Esc closes it by its owner, not by the browser', () => {
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press outside closes it; a text chosen inside and let go outside does not', () => {
  fireEvent.pointerDown(screen.getByLabelText('Имя'))
  fireEvent.click(dialog())
  fireEvent.pointerDown(dialog())
  fireEvent.click(screen.getByLabelText('Имя'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog())
  fireEvent.click(dialog())
  expect(onClose).toHaveBeenCalledOnce()
})

test('going to another page closes it; another search of the same page does not', async () => {
  await act(() => router.navigate('/?find=топас'))
  expect(onClose).not.toHaveBeenCalled()
  await act(() => router.navigate('/elsewhere'))
  expect(onClose).toHaveBeenCalledOnce()
})
