// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { press } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { repeatable } from '../../../../api/repeatable-calls.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createInquiry, createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { createSelected } from '../../../kit/table/selected.ts'
import { StaffContext } from '../../../staff.ts'
import { SelectionBar } from './selection-bar.tsx'

const OLGA = { id: 3, name: 'Ольга К.' }
const MARIA = { id: 9, name: 'Мария Д.' }

/** The inquiries as the list shows them, and as the server has them by now. */
let shown: InquiryDetail[]
let stored: Map<number, InquiryDetail>
/** What was sent to change or to put back. */
let sent: Record<string, unknown>[]
/** What happens to what is sent now, in turn: by default it arrives, and so does its answer. */
let way: Way[]
type Way = 'lost before' | 'lost after' | 'gateway' | Promise<void> | undefined
/** An inquiry whose former person works here no more. */
let gone: number | null
/** The answers that the server has given, by key, as it keeps them for repeats. */
let kept: Map<string, unknown>
const selected = createSelected()

const find = (id: number) => stored.get(id) ?? createInquiryDetail({ id })
/** A colleague changes an inquiry that the list shows as it was. */
const changeMeanwhile = (id: number, changes: Partial<InquiryDetail>) => {
  const entry = { at: '', actor: MARIA.name, changes: [{ field: 'status', before: null, after: null }] }
  stored.set(id, { ...find(id), ...changes, version: find(id).version + 1, history: [entry] })
}

async function answer(verb: string, input: Record<string, unknown>, key: string): Promise<unknown> {
  if (verb === 'me') return { user: { id: OLGA.id, username: 'olga', fullName: OLGA.name, role: 'manager' } }
  if (verb === 'assignees') return [OLGA, MARIA]
  if (verb === 'byId') return find(Number(input.id))
  if (verb === 'list')
    return String(input.ids)
      .split(',')
      .map((id) => createInquiry(find(Number(id))))
  sent.push({ verb, ...input })
  const now = way.shift()
  if (now === 'lost before') throw new ApiError(0, '', null)
  if (now instanceof Promise) await now
  const results = kept.get(key) ?? judge(verb, input)
  kept.set(key, results)
  if (now === 'lost after') throw new TypeError('Failed to fetch')
  if (now === 'gateway') throw new ApiError(504, '', null)
  return results
}

/** Stores what it may, and answers. */
function judge(verb: string, input: Record<string, unknown>) {
  const ids: number[] = Array.isArray(input.ids) ? input.ids : shown.map(({ id }) => id)
  const versions = new Map(Object.entries(Object(input.versions)))
  const results = ids.map((id) => {
    const { version } = find(id)
    if (verb === 'changeSeveral' && versions.get(String(id)) !== version)
      return { id, status: 409, version, message: 'Запрос уже изменил другой сотрудник' }
    if (verb === 'undoSeveral' && id === gone)
      return { id, status: 400, version, message: 'Прежний сотрудник больше не ведёт запросы' }
    stored.set(id, { ...find(id), version: version + 1 })
    return { id, status: 200, version: version + 1 }
  })
  return { results, undo: verb === 'changeSeveral' ? `undo-${sent.length}` : null }
}

beforeEach(async () => {
  shown = [9, 8, 7].map((id) => createInquiryDetail({ id, version: id * 10 }))
  stored = new Map(shown.map((one) => [one.id, one]))
  sent = []
  way = []
  gone = null
  kept = new Map()
  const api = createStaffApi(
    repeatable(async ([_noun, verb], _endpoint, input, { headers }) =>
      answer(verb, Object(input), headers?.['idempotency-key'] ?? ''),
    ),
  )
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

test('several inquiries are changed by one call over the versions that are seen, and put back by one', async () => {
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

test('without a connection each says so, and all stay chosen for another try', async () => {
  way = ['lost before', 'lost before']
  await press('Назначить')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: MARIA.name })))
  await screen.findByText(/^Изменено 0 из 3\. Неизвестно, изменены ли: № 7 — нет связи с сервером; № 8/)
  expect(selected.get().size).toBe(3)
  await press('Повторить')
  await screen.findByText(`3 запроса: ведёт ${MARIA.name}`)
})

test.each<Way>(['lost after', 'gateway'])(
  'whose answer was cut off (%s) when the server had written is changed, not failed',
  async (cut) => {
    way = [cut]
    await setStatus('В обработке')
    await screen.findByText('3 запроса: В обработке')
    expect(sent).toHaveLength(2)
    expect(screen.queryByText(/Не (изменены|возвращены)/)).toBeNull()
    await press('Отменить')
    await screen.findByText('Возвращено: 3 запроса')
  },
)

test('what the server has done, though no answer tells, is asked for once more and can be put back', async () => {
  way = ['gateway', 'gateway']
  await setStatus('В обработке')
  await screen.findByText(/^Изменено 0 из 3\. Неизвестно, изменены ли: № 7 — ошибка 504; № 8/)
  await press('Повторить')
  await screen.findByText('3 запроса: В обработке')
  expect(find(7).version).toBe(71)
  await press('Отменить')
  await screen.findByText('Возвращено: 3 запроса')
})

test('who follows a colleague without a connection is told so, and what went through is put back', async () => {
  changeMeanwhile(7, { nextContactAt: '2031-02-03T09:00:00.000Z' })
  way = [undefined, 'lost before', 'lost before']
  await setStatus('В обработке')
  await screen.findByText('Изменено 2 из 3. Неизвестно, изменены ли: № 7 — нет связи с сервером.')
  await press('Отменить')
  expect(sent.at(-1)).toEqual({ verb: 'undoSeveral', undo: 'undo-1' })
})

test('what could not be put back without a connection is tried again', async () => {
  await setStatus('В обработке')
  way = ['lost before', 'lost before']
  await press('Отменить')
  await screen.findByText(/^Возвращено 0 из 3\. Неизвестно, возвращены ли: № 7 — нет связи с сервером; № 8/)
  await press('Повторить')
  await screen.findByText('Возвращено: 3 запроса')
  expect(screen.queryByText(/Не (изменены|возвращены)/)).toBeNull()
})

test('what is taken back while another change is under way follows it', async () => {
  await setStatus('В обработке')
  await act(async () => selected.put([9]))
  const slow = Promise.withResolvers<void>()
  way = [slow.promise]
  await setStatus('Завершен')
  await press('Отменить')
  expect(sent.map(({ verb }) => verb)).toEqual(['changeSeveral', 'changeSeveral'])
  await act(async () => slow.resolve())
  await screen.findByText('Возвращено: 3 запроса')
})

test('one that would go back to who works here no more is named, the others are put back', async () => {
  gone = 8
  await setStatus('В обработке')
  await press('Отменить')
  await screen.findByText(
    'Возвращено 2 из 3. Не возвращены: № 8 — прежний сотрудник больше не ведёт запросы.',
  )
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})

test('who tries again leaves what is chosen by then as it is, and still reads what had failed before', async () => {
  changeMeanwhile(8, { status: 'completed' })
  changeMeanwhile(7, { nextContactAt: '2031-02-03T09:00:00.000Z' })
  way = [undefined, 'lost before', 'lost before']
  await setStatus('В обработке')
  const failed = 'Не изменены: № 8 — уже изменила Мария Д.'
  await screen.findByText(`Изменено 1 из 3. ${failed} Неизвестно, изменены ли: № 7 — нет связи с сервером.`)
  expect([...selected.get()]).toEqual([8, 7])
  await act(async () => selected.put([9, 8]))
  await press('Повторить')
  await screen.findByText(`Изменено 2 из 3. ${failed}`)
  expect([...selected.get()]).toEqual([9, 8])
})
