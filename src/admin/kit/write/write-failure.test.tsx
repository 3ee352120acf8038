// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { ApiError } from '../../../api/error.ts'
import { WriteFailure } from './write-failure.tsx'

const shownText = () => screen.getByRole('note').textContent

describe('Beside the button stands', () => {
  test('what was not done, why, and what to do next', () => {
    render(
      <WriteFailure
        error={new ApiError(409, '', 'Имя занято.')}
        what="Не сохранено"
        button="Создать"
        isForm
      />,
    )
    expect(shownText()).toBe('Не сохранено: Имя занято. Исправьте и нажмите «Создать» ещё раз.')
  })

  test('the sentence of the specification, where there is one', () => {
    const message = 'Неизвестная ошибка.'
    render(
      <WriteFailure
        error={new ApiError(500, '', null)}
        what="Не сохранено"
        message={message}
        button="Создать"
      />,
    )
    expect(shownText()).toBe('Неизвестная ошибка. Подождите минуту и нажмите «Создать» ещё раз.')
  })

  test.each([null, undefined])('nothing while nothing failed: %s', (error) => {
    render(<WriteFailure error={error} what="Не сохранено" button="Создать" />)
    expect(screen.queryByRole('note')).toBeNull()
  })
})
