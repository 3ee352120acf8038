// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import { StaffContext } from '../staff.ts'
import { Component as List } from './list.tsx'

const inquiry = (id: number, name: string): Inquiry => ({
  ...{ id, name, phone: '8 (926) 123-45-67', phoneE164: '+79261234567', email: null, message: null },
  ...{ service: null, wizardData: null, items: null, type: 'other', productName: null, address: null },
  ...{ preferredDate: null, status: 'new', createdAt: '2026-11-20T09:00:00.000Z' },
})
const inquiries = [inquiry(9, 'Ирина'), inquiry(8, 'Пётр'), inquiry(7, 'Вера')]
const counts = { all: 3, new: 3, processing: 0, completed: 0, canceled: 0 }

/** Inputs of the list's calls. */
let asked: Record<string, unknown>[]
let staff: Awaited<ReturnType<typeof openStaffScreen>>

beforeEach(async () => {
  asked = []
  const api = createStaffApi(async ([, verb], _endpoint, input) => {
    if (verb === 'counts') return counts
    asked.push({ ...(typeof input === 'object' ? input : {}) })
    return inquiries
  })
  staff = await openStaffScreen(() => (
    <StaffContext value={api}>
      <List />
    </StaffContext>
  ))
  await screen.findByText('Пётр')
})

const press = (name: string | RegExp, within_ = screen) =>
  act(async () => fireEvent.click(within_.getByRole('button', { name, hidden: true })))
const title = (name: string) => screen.getByRole('columnheader', { name })
const sheet = () => screen.queryByText(/^Запрос № \d+$/)?.closest('dialog')

test.each([
  ['ID', 'id'],
  ['Дата', 'date'],
  ['Тип', 'type'],
  ['Клиент', 'name'],
  ['Статус', 'status'],
])(
  'a click on «%s» asks for that order, the next for the reverse, and the title says so',
  async (name, key) => {
    await press(name)
    expect(asked.at(-1)?.sort).toBe(key)
    expect(title(name).getAttribute('aria-sort')).toBe('ascending')
    await press(name)
    expect(asked.at(-1)?.sort).toBe(`-${key}`)
    expect(title(name).getAttribute('aria-sort')).toBe('descending')
  },
)

test('the sheet of one leads to those before and after it, stops at both ends, and closes', async () => {
  await press('Подробнее о запросе № 9')
  const inSheet = within(sheet() ?? document.body)
  const isOff = () =>
    ['Предыдущий', 'Следующий'].map(
      (name) => inSheet.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled') === 'true',
    )
  inSheet.getByText('Запрос № 9')
  expect(isOff()).toEqual([true, false])
  await press('Предыдущий')
  inSheet.getByText('Запрос № 9')
  await press('Следующий')
  inSheet.getByText('Запрос № 8')
  expect(isOff()).toEqual([false, false])
  await press('Следующий')
  inSheet.getByText('Запрос № 7')
  inSheet.getByText('Вера')
  expect(isOff()).toEqual([false, true])
  await press('Предыдущий')
  inSheet.getByText('Пётр')
  expect(staff.address()).toBe('/admin/screen?request=8')
  await press('Закрыть')
  expect(sheet()).toBeUndefined()
  expect(staff.address()).not.toContain('request')
})

test('Back from a sheet leads to the list, however many were leafed through', async () => {
  await press('Подробнее о запросе № 9')
  await press('Следующий')
  await press('Следующий')
  expect(staff.address()).toBe('/admin/screen?request=7')
  await staff.back()
  expect(staff.address()).toBe('/admin/screen')
})

test('«Обновить» asks anew', async () => {
  const before = asked.length
  await press('Обновить')
  expect(asked.length).toBe(before + 1)
})
