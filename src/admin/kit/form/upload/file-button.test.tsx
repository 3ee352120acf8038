// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../../../../tests/support/dom.ts'
import { FileButton } from './file-button.tsx'

const onFiles = vi.fn<(files: readonly File[]) => void>()
const input = () => screen.getByLabelText<HTMLInputElement>('Загрузить: логотип')
const button = () => screen.getByRole('button', { name: 'Загрузить' })
const open = (isBusy: boolean) =>
  render(<FileButton label="Загрузить" of="логотип" isBusy={isBusy} onFiles={onFiles} />)

test('the button opens the choice of a picture, not while one is being sent', () => {
  const { unmount } = open(false)
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
  fireEvent.click(button())
  expect(opened).toHaveBeenCalledOnce()
  unmount()
  open(true)
  fireEvent.click(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(opened).toHaveBeenCalledOnce()
  expect(input().accept).toBe('image/jpeg,image/png,image/gif,image/webp')
})

test('the same file can be chosen again after it was refused', () => {
  open(false)
  const file = new File(['x'], 'logo.png')
  const cleared = vi.fn<(value: string) => void>()
  Object.defineProperty(input(), 'files', { value: [file] })
  Object.defineProperty(input(), 'value', { set: cleared, get: () => '' })
  fireEvent.change(input())
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
  expect(cleared).toHaveBeenCalledExactlyOnceWith('')
})
