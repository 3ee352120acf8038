// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { PRICES_KEY, PRODUCTS_KEY } from '../../../queries.ts'
import { StaffContext } from '../../../staff.ts'
import { PREVIEW_KEY } from '../parts/queries.ts'
import { UndoBanner } from './undo-banner.tsx'

const change = {
  id: 4,
  count: 2,
  changedAt: '2026-11-20T09:00:00.000Z',
  actorName: 'Анна',
  description: '«Топас»: +5 %',
}
let last: typeof change | null
const undo = vi.fn<(input: unknown) => Promise<unknown>>()

async function open() {
  const api = createStaffApi(async ([, verb], _endpoint, input) => (verb === 'bulkUndo' ? undo(input) : last))
  return openStaffScreen(() => (
    <StaffContext value={api}>
      <UndoBanner />
    </StaffContext>
  ))
}
const button = () => screen.getByRole('button', { name: 'Вернуть прежние цены' })

beforeEach(() => {
  last = change
  undo.mockReset()
})

test('the last change of many prices is taken back once, says what stayed, and is put away', async () => {
  await open()
  await screen.findByText('Изменены 2 цены.')
  undo.mockImplementation(async () => {
    last = null
    return { restored: 1, left: [{ id: 8, name: 'Топас 8' }] }
  })
  await act(async () => {
    fireEvent.click(button())
    fireEvent.click(button())
  })
  expect(undo).toHaveBeenCalledExactlyOnceWith({ id: 4 })
  await screen.findByText(/^Прежняя цена возвращена: 1 товар\. Эти цены с тех пор изменили.*: Топас 8\.$/)
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть' }))
  expect(screen.queryByText(/Прежняя цена возвращена/)).toBeNull()
})

test('the change before is offered too, once the result of the last one is put away', async () => {
  await open()
  await screen.findByText('Изменены 2 цены.')
  undo.mockImplementation(async () => {
    last = { ...change, id: 3, count: 17 }
    return { restored: 2, left: [] }
  })
  await act(async () => fireEvent.click(button()))
  await screen.findByText('Прежние цены возвращены: 2 товара.')
  expect(screen.queryByRole('button', { name: 'Вернуть прежние цены' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть' }))
  screen.getByText('Изменено 17 цен.')
  await act(async () => fireEvent.click(button()))
  expect(undo.mock.calls).toEqual([[{ id: 4 }], [{ id: 3 }]])
})

test('what was calculated from the prices taken back is calculated anew', async () => {
  const { queries } = await open()
  await screen.findByText('Изменены 2 цены.')
  const shown = [PRODUCTS_KEY, PRICES_KEY, PREVIEW_KEY].map((key) => [...key, 'shown'])
  for (const key of shown) queries.setQueryData(key, [])
  undo.mockResolvedValue({ restored: 2, left: [] })
  await act(async () => fireEvent.click(button()))
  expect(shown.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})

test('a failure is said, and can be tried again', async () => {
  await open()
  await screen.findByText('Изменены 2 цены.')
  undo.mockRejectedValueOnce(new ApiError(500, 'Внутренняя ошибка сервера', null))
  await act(async () => fireEvent.click(button()))
  screen.getByText(/Цены остались новыми/)
  undo.mockImplementation(async () => {
    last = null
    return { restored: 2, left: [] }
  })
  await act(async () => fireEvent.click(button()))
  await screen.findByText('Прежние цены возвращены: 2 товара.')
})

test('nothing to take back is nothing to see', async () => {
  last = null
  await open()
  expect(document.querySelector('.undo')).toBeNull()
})
