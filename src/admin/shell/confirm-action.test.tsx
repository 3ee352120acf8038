// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { confirmAction, confirmDelete } from './confirm-action.ts'

const request = {
  title: 'Снизить цену?',
  text: 'Она станет ниже монтажа.',
  confirmLabel: 'Снизить',
  cancelLabel: 'Отмена',
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const put = (asking: () => Promise<boolean>) => {
  let answer: boolean | 'open' = 'open'
  act(() => {
    void asking().then((agreed) => {
      answer = agreed
    })
  })
  return { answer: () => answer }
}

beforeEach(async () => {
  await openStaffScreen(() => <p>Цены</p>)
})

describe('A question', () => {
  test.each([
    ['Снизить', true],
    ['Отмена', false],
    ['Закрыть', false],
  ])('answered by «%s» is %s, and closes', async (name, agreed) => {
    const { answer } = put(() => confirmAction(request))
    screen.getByText('Она станет ниже монтажа.')
    expect(document.activeElement).toBe(button('Отмена'))
    await press(name)
    expect(answer()).toBe(agreed)
    expect(screen.queryByText('Она станет ниже монтажа.')).toBeNull()
  })

  test('still open is answered with no when another one comes', async () => {
    const first = put(() => confirmAction(request))
    const second = put(() => confirmAction({ ...request, text: 'Ещё раз?' }))
    await act(async () => undefined)
    expect([first.answer(), second.answer()]).toEqual([false, 'open'])
    screen.getByText('Ещё раз?')
    await press('Снизить')
    expect(second.answer()).toBe(true)
  })
})

describe('A question before something is deleted', () => {
  const remove = vi.fn<() => Promise<unknown>>()
  beforeEach(() => {
    vi.resetAllMocks()
  })

  test('names what goes away, deletes once, and closes when it is done', async () => {
    const call = Promise.withResolvers<unknown>()
    remove.mockReturnValueOnce(call.promise)
    const { answer } = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    screen.getByText('Подтверждение удаления')
    screen.getByText('Дача в Репино')
    await press('Удалить')
    await press('Удалить')
    expect(remove).toHaveBeenCalledOnce()
    expect(button('Удалить').getAttribute('aria-disabled')).toBe('true')
    expect(answer()).toBe('open')
    await act(async () => call.resolve(null))
    expect(answer()).toBe(true)
    expect(screen.queryByText('Дача в Репино')).toBeNull()
  })

  test('stays when it could not be deleted, and can be answered again', async () => {
    remove.mockRejectedValueOnce(new Error('нет связи')).mockResolvedValueOnce(null)
    const { answer } = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Удалить')
    expect(answer()).toBe('open')
    expect(button('Удалить').getAttribute('aria-disabled')).toBeNull()
    await press('Удалить')
    expect(answer()).toBe(true)
  })

  test('deletes nothing at no', async () => {
    const { answer } = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Отмена')
    expect(answer()).toBe(false)
    expect(remove).not.toHaveBeenCalled()
  })
})
