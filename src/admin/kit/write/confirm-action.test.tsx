// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { confirmAction, confirmDelete, isConfirmOpen } from './confirm-action.ts'

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

let staff: Awaited<ReturnType<typeof openStaffScreen>>
beforeEach(async () => {
  staff = await openStaffScreen(() => <p>Цены</p>)
})

describe('A question', () => {
  test.each([
    ['Снизить', true],
    ['Отмена', false],
    ['Закрыть', false],
  ])('answered by «%s» is %s, and closes', async (name, agreed) => {
    const { answer } = put(() => confirmAction(request))
    screen.getByText('Она станет ниже монтажа.')
    expect(isConfirmOpen()).toBe(true)
    expect(button('Снизить').className).not.toContain('danger')
    expect(document.activeElement).toBe(button('Отмена'))
    await press(name)
    expect(answer()).toBe(agreed)
    expect(isConfirmOpen()).toBe(false)
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
    expect(button('Удалить').className).toContain('danger')
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
    screen.getByText(/^Не удалено: /)
    expect(button('Удалить').getAttribute('aria-disabled')).toBeNull()
    await press('Удалить')
    expect(answer()).toBe(true)
  })

  test.each(['Отмена', 'Закрыть'])('cannot be called off by «%s» once it runs', async (name) => {
    const call = Promise.withResolvers<unknown>()
    remove.mockReturnValueOnce(call.promise)
    const { answer } = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Удалить')
    expect(button('Отмена').getAttribute('aria-disabled')).toBe('true')
    await press(name)
    screen.getByText('Дача в Репино')
    await act(async () => call.resolve(null))
    expect(answer()).toBe(true)
  })

  test('stays on screen while it runs, whatever the browser does at a second Esc', async () => {
    remove.mockReturnValueOnce(new Promise(() => undefined))
    put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Удалить')
    const dialog = button('Удалить').closest('dialog')
    await act(async () => dialog?.close())
    expect(dialog?.open).toBe(true)
    screen.getByText('Дача в Репино')
  })

  test.each([
    ['succeeds', true],
    ['fails', false],
  ])('leaves a newer question alone when its slow call %s', async (_outcome, isRemoved) => {
    const call = Promise.withResolvers<unknown>()
    remove.mockReturnValueOnce(call.promise)
    const deletion = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Удалить')
    const leaving = put(() => confirmAction({ ...request, text: 'Уйти без сохранения?' }))
    screen.getByText('Уйти без сохранения?')
    expect(button('Отмена').getAttribute('aria-disabled')).toBeNull()
    await act(async () => (isRemoved ? call.resolve(null) : call.reject(new Error('нет связи'))))
    expect([deletion.answer(), leaving.answer()]).toEqual([isRemoved, 'open'])
    screen.getByText('Уйти без сохранения?')
    await press('Снизить')
    expect(leaving.answer()).toBe(true)
  })

  test('is gone with its screen, and still tells how it ended', async () => {
    const call = Promise.withResolvers<unknown>()
    remove.mockReturnValueOnce(call.promise)
    const { answer } = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Удалить')
    await staff.go('/admin/elsewhere')
    expect(screen.queryByText('Дача в Репино')).toBeNull()
    expect(answer()).toBe('open')
    await act(async () => call.resolve(null))
    expect(answer()).toBe(true)
  })

  test('deletes nothing at no', async () => {
    const { answer } = put(() => confirmDelete('Удалить этот проект?', 'Дача в Репино', remove))
    await press('Отмена')
    expect(answer()).toBe(false)
    expect(remove).not.toHaveBeenCalled()
  })
})
