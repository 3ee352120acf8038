// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { useWrite } from './use-write.ts'

const readPrice = vi.fn<() => Promise<number>>()
const readNames = vi.fn<() => Promise<string>>()
const savePrice = vi.fn<(price: number) => Promise<{ name: string }>>()

function Screen() {
  const [result, setResult] = useState('')
  const { data: price } = useQuery({ queryKey: ['products', 'list'], queryFn: readPrice })
  const { data: names } = useQuery({ queryKey: ['names'], queryFn: readNames })
  const { run, isRunning } = useWrite({
    call: savePrice,
    success: ({ name }, sent) => ({ title: 'Цена обновлена', description: `${name}: ${sent}` }),
    failure: (reason) => `Не удалось: ${reason}`,
    refresh: [['products']],
  })
  return (
    <>
      <p>
        Цена {price}, {names}
      </p>
      <p>{result}</p>
      <button
        type="button"
        onClick={() =>
          void run(200).then(
            () => setResult('Форма закрыта'),
            () => setResult('Форма осталась'),
          )
        }
      >
        {isRunning ? 'Сохраняется' : 'Сохранить'}
      </button>
    </>
  )
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))

beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  readPrice.mockResolvedValue(100)
  readNames.mockResolvedValue('имена')
  await openStaffScreen(Screen)
  await screen.findByText('Цена 100, имена')
})

describe('A write of staff', () => {
  test('reads its lists anew, and only those, before it says that it is done', async () => {
    const reread = Promise.withResolvers<number>()
    readPrice.mockReturnValueOnce(reread.promise)
    savePrice.mockResolvedValueOnce({ name: 'Топас 5' })
    await press()
    await screen.findByRole('button', { name: 'Сохраняется' })
    await waitFor(() => expect(readPrice).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('status').textContent).toBe('')
    await act(async () => reread.resolve(200))
    await screen.findByText('Форма закрыта')
    await screen.findByText('Цена 200, имена')
    expect(readNames).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('Цена обновленаТопас 5: 200')
    await screen.findByRole('button', { name: 'Сохранить' })
  })

  test('that fails says why, and reads nothing anew', async () => {
    savePrice.mockRejectedValueOnce(new ApiError(409, '', 'Цену уже изменил коллега'))
    await press()
    await screen.findByText('Форма осталась')
    expect(screen.getByRole('alert').textContent).toBe('ОшибкаНе удалось: Цену уже изменил коллега')
    expect(readPrice).toHaveBeenCalledOnce()
  })

  test('refused because the session has ended says nothing here: the area leads to the sign-in', async () => {
    savePrice.mockRejectedValueOnce(new ApiError(401, '', 'Войдите'))
    await press()
    await screen.findByText('Форма осталась')
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})
