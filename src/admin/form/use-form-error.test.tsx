// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { useFormError } from './use-form-error.tsx'

const call = vi.fn<(title: string) => Promise<string>>()
const onSettled = vi.fn<(result: string | Error) => void>()

function Screen() {
  const { formError, send } = useFormError(call)
  return (
    <>
      <main>{formError}</main>
      <button type="button" onClick={() => void send('Зима').then(onSettled, onSettled)}>
        Сохранить
      </button>
    </>
  )
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button')))
const shown = () => screen.getByRole('main').textContent

beforeEach(async () => {
  vi.resetAllMocks()
  await openStaffScreen(Screen)
})

describe('What the server says of the whole form', () => {
  test.each([
    [new ApiError(409, '', 'Вопрос изменил коллега'), 'Вопрос изменил коллега'],
    [new ApiError(0, '', null), 'Сервер не ответил. Всё, что набрано, на месте: попробуйте ещё раз.'],
    // What is said of a field stands under it.
    [new ApiError(400, '', 'Проверьте поля', new Map([['title', 'Назовите']])), ''],
    [new Error('x is undefined'), ''],
  ])('%s: «%s» stays in the form, and the caller hears of the failure', async (error, words) => {
    call.mockRejectedValueOnce(error)
    await press()
    expect(shown()).toBe(words)
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(error)
  })

  test('goes with the next try', async () => {
    const next = Promise.withResolvers<string>()
    call
      .mockRejectedValueOnce(new ApiError(409, '', 'Вопрос изменил коллега'))
      .mockReturnValueOnce(next.promise)
    await press()
    await press()
    expect(shown()).toBe('')
    await act(async () => next.resolve('записано'))
    expect(onSettled).toHaveBeenLastCalledWith('записано')
    expect(call).toHaveBeenLastCalledWith('Зима')
  })
})
