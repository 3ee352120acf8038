// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ALL_RIGHTS } from '../../../../tests/support/narrowed.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { Import, ImportRow } from '../../../contract/catalogue/imports.ts'
import type { Rights } from '../../../domain/staff/rights.ts'
import { dismissConfirm } from '../../kit/write/confirm-action.ts'
import { sessionQuery } from '../../queries.ts'
import { CommitBar } from './commit-bar.tsx'

const found: Import = {
  id: 3,
  name: 'топас.csv',
  format: 'csv',
  state: 'checked',
  progress: 100,
  counts: { new: 0, changed: 2, same: 0, error: 0, missing: 0, warning: 1 },
  sheet: null,
  mapping: {},
  manufacturerId: null,
  missing: 'keep',
  message: null,
  conflicts: [],
  createdBy: 'Анна',
  createdAt: '2026-11-20T09:00:00.000Z',
  checkedAt: '2026-11-20T09:01:00.000Z',
  appliedAt: null,
  undoneAt: null,
}
const rows = vi.fn<() => Promise<readonly ImportRow[]>>()
let rights: Rights = ALL_RIGHTS
const api = createStaffApi(async ([noun, verb]) => {
  if (noun === 'session')
    return { user: { id: 1, username: 'anna', fullName: null, role: 'manager', rights } }
  return noun === 'imports' && verb === 'rows' ? rows() : []
})
const open = (one: Import) => openResource(api, () => <CommitBar found={one} />, '')
/** The staff area shows nothing before it knows who works in it. */
const Known = ({ one }: { one: Import }) => useQuery(sessionQuery(api)).data && <CommitBar found={one} />
const apply = () => screen.getByRole('button', { name: /^Применить 2/, hidden: true })
const press = () => act(async () => apply().click())
afterEach(() => act(dismissConfirm))
const LOST = /Какие цены под вопросом, загрузить не удалось/

test('prices that cannot be loaded are said to be so, and asked for again with the next question', async () => {
  rows.mockReset().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue([])
  await open(found)
  await press()
  await screen.findByText(LOST)
  await act(async () => screen.getByRole('button', { name: 'Отмена' }).click())
  await press()
  await screen.findByRole('dialog')
  expect(screen.queryByText(LOST)).toBeNull()
  expect(rows).toHaveBeenCalledTimes(2)
})

test('the button is busy while they are read', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly ImportRow[]>()
  rows.mockReset().mockReturnValue(promise)
  await open(found)
  expect(apply().getAttribute('aria-disabled')).toBeNull()
  const button = apply()
  await press()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  await act(async () => resolve([]))
  await screen.findByRole('dialog')
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
})

test.each([
  [true, /Всё можно вернуть одной кнопкой/],
  [false, /Вернуть как было сможет только тот, кому разрешено удаление/],
])('whoever may delete: %s is told how new products can be taken back', async (mayDelete, sentence) => {
  rights = { ...ALL_RIGHTS, delete: mayDelete }
  const made = { ...found, counts: { ...found.counts, new: 1, changed: 1, warning: 0 } }
  await openResource(api, () => <Known one={made} />, '')
  await screen.findByRole('button', { name: /^Применить 2/ })
  await press()
  await screen.findByText(sentence)
})

test('without warnings nothing is read before the question', async () => {
  rows.mockReset()
  await open({ ...found, counts: { ...found.counts, warning: 0 } })
  await press()
  await screen.findByRole('dialog')
  expect(rows).not.toHaveBeenCalled()
})
