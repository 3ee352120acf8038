// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { MessageField } from './message-field.tsx'

test('near its end a message says how much room is left, past it how much is too much; a sent form says nothing', () => {
  render(
    <form aria-label="Заявка">
      <MessageField label="Сообщение" maxLength={300} error={undefined} />
    </form>,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Сообщение/)
  const type = (length: number) => fireEvent.input(field, { target: { value: 'я'.repeat(length) } })
  type(99)
  expect(screen.queryByText(/символ/)).toBeNull()
  type(100)
  screen.getByText('Можно ещё 200 символов')
  type(302)
  screen.getByText('Больше, чем можно отправить, на 2 символа')
  expect(field.value).toHaveLength(302)
  act(() => screen.getByRole<HTMLFormElement>('form').reset())
  expect(screen.queryByText(/символ/)).toBeNull()
})
