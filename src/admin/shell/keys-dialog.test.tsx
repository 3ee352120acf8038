// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { KeysDialog } from './keys-dialog.tsx'

const dialog = () => screen.getByText('Клавиши', { ignore: 'style' }).closest('dialog')
const isOpen = () => screen.queryByText('Клавиши') !== null
const press = (target: Element, more: object = {}) => fireEvent.keyDown(target, { key: '?', ...more })

beforeEach(() =>
  openStaffScreen(() => (
    <>
      <input aria-label="Поиск" />
      <textarea aria-label="Текст" />
      <dialog aria-label="Вопрос" />
      <KeysDialog hasInquiries />
    </>
  )),
)

test('«?» opens the list of keys, its button and Esc close it, and it opens again', () => {
  press(document.body)
  expect(dialog()?.open).toBe(true)
  for (const text of ['Ctrl+S', 'сохранить форму', 'F8', 'Enter']) screen.getByText(text)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть', hidden: true }))
  expect(isOpen()).toBe(false)
  press(document.body)
  expect(isOpen()).toBe(true)
  fireEvent(dialog() ?? document.body, new Event('cancel', { cancelable: true }))
  expect(isOpen()).toBe(false)
})

test('not while somebody types it, holds Ctrl, or is asked something', () => {
  press(screen.getByLabelText('Поиск'))
  press(screen.getByLabelText('Текст'))
  press(document.body, { ctrlKey: true })
  press(document.body, { metaKey: true })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(isOpen()).toBe(false)
  screen.getByLabelText<HTMLDialogElement>('Вопрос').setAttribute('open', '')
  press(document.body)
  expect(isOpen()).toBe(false)
})
