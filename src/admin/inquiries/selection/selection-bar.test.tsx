// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createInquiry, createInquiryDetail } from '../../../contract/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { StaffContext } from '../../staff.ts'
import { createSelected } from '../../table/selected.ts'
import { SelectionBar } from './selection-bar.tsx'

const OLGA = { id: 3, name: 'Ольга К.' }
const MARIA = { id: 9, name: 'Мария Д.' }

/** The requests as the list shows them, and as the server has them by now. */
let shown: InquiryDetail[]
let stored: Map<number, InquiryDetail>
/** What was sent to change or to put back. */
let sent: Record<string, unknown>[]
let isOffline: boolean
const selected = createSelected()

const find = (id: number) => stored.get(id) ?? createInquiryDetail({ id })
/** A colleague changes a request that the list shows as it was. */
const changeMeanwhile = (id: number, changes: Partial<InquiryDetail>) => {
  const entry = { at: '', actor: MARIA.name, changes: [{ field: 'status', before: null, after: null }] }
  stored.set(id, { ...find(id), ...changes, version: find(id).version + 1, history: [entry] })
}

function answer(verb: string, input: Record<string, unknown>): unknown {
  if (verb === 'me') return { user: { id: OLGA.id, username: 'olga', fullName: OLGA.name, role: 'manager' } }
  if (verb === 'assignees') return [OLGA, MARIA]
  if (verb === 'byId') return find(Number(input.id))
  if (verb === 'list')
    return String(input.ids)
      .split(',')
      .map((id) => createInquiry(find(Number(id))))
  sent.push({ verb, ...input })
  if (isOffline) throw new ApiError(0, '', null)
  const ids = Array.isArray(input.ids) ? input.ids : shown.map(({ id }) => id)
  const results = ids.map((id: number) => {
    const versions = new Map(Object.entries(Object(input.versions)))
    if (verb === 'changeSeveral' && versions.get(String(id)) !== find(id).version)
      return { id, status: 409, version: find(id).version, message: 'Запрос уже изменил другой сотрудник' }
    return { id, status: 200, version: find(id).version + 1 }
  })
  return { results, undo: verb === 'changeSeveral' ? `undo-${sent.length}` : null }
}

beforeEach(async () => {
  shown = [9, 8, 7].map((id) => createInquiryDetail({ id, version: id * 10 }))
  stored = new Map(shown.map((one) => [one.id, one]))
  sent = []
  isOffline = false
  const api = createStaffApi(async ([_noun, verb], _endpoint, input) => answer(verb, Object(input)))
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <SelectionBar selected={selected} rows={shown} order={{}} />
    </StaffContext>
  ))
  await act(async () => selected.put([9, 8, 7]))
})

const setStatus = async (label: string) => {
  await press('Статус')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: label })))
}
const versions = { 9: 90, 8: 80, 7: 70 }

test('several requests are changed by one call over the versions that are seen, and put back by one', async () => {
  await setStatus('В обработке')
  expect(sent).toEqual([
    { verb: 'changeSeveral', ids: [9, 8, 7], versions, changes: { status: 'processing' } },
  ])
  await screen.findByText('3 запроса: В обработке')
  expect(selected.get().size).toBe(0)
  await press('Отменить')
  expect(sent.slice(1)).toEqual([{ verb: 'undoSeveral', undo: 'undo-1' }])
  await screen.findByText('Возвращено: 3 запроса')
})

test('who was faster is named, what was not changed stays chosen, and those changed otherwise follow', async () => {
  changeMeanwhile(8, { status: 'completed' })
  changeMeanwhile(7, { nextContactAt: '2031-02-03T09:00:00.000Z' })
  await setStatus('В обработке')
  await screen.findByText('Изменено 2 из 3. Не изменены: № 8 — уже изменила Мария Д.')
  expect([...selected.get()]).toEqual([8])
  expect(sent.slice(1)).toEqual([
    { verb: 'changeSeveral', ids: [7], versions: { 7: 71 }, changes: { status: 'processing' } },
  ])
  await press('Отменить')
  expect(sent.slice(2)).toMatchObject([{ undo: 'undo-1' }, { undo: 'undo-2' }])
})

test('one that a colleague has taken meanwhile is not taken from her', async () => {
  changeMeanwhile(8, { assignee: MARIA })
  await setStatus('Завершен')
  await screen.findByText('Изменено 2 из 3. Не изменены: № 8 — уже изменила Мария Д.')
  expect(sent).toHaveLength(1)
})

test('those that nobody has stay so when they become new again', async () => {
  for (const one of shown) Object.assign(one, { status: 'completed', assignee: one.id === 9 ? MARIA : null })
  await setStatus('Новый')
  expect(sent.map(({ ids, changes }) => [ids, changes])).toEqual([
    [[9], { status: 'new' }],
    [[8, 7], { status: 'new', assigneeId: null }],
  ])
  await screen.findByText('3 запроса: Новый')
})

test('without a connection each says so, and all stay chosen', async () => {
  isOffline = true
  await press('Назначить')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: MARIA.name })))
  await screen.findByText(/^Изменено 0 из 3\. Не изменены: № 7 — нет связи с сервером; № 8/)
  expect(selected.get().size).toBe(3)
})
