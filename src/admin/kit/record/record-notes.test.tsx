// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { FormEntity, VersionedEntity } from '../../../contract/records/records.ts'
import { SESSION_KEY } from '../../queries.ts'
import { StaffContext } from '../../staff.ts'
import { TextField } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useRowForm } from '../use-row-form.ts'
import { clearUnsaved } from '../write/unsaved.ts'

const row = { id: 5, version: 3, question: 'Зимой?', answer: 'Да' }
type Row = typeof row
const stored: { row: Row; entity: FormEntity } = { row, entity: 'faq-items' }
const update = vi.fn<(id: number, changed: object, options: object) => Promise<unknown>>()

function Form({ id }: { id: number | 'new' }) {
  const { close } = useDialogAddress()
  const staffForm = useRowForm<Pick<Row, 'question' | 'answer'>, Row>({
    entity: stored.entity as VersionedEntity,
    row: id === 'new' ? undefined : stored.row,
    noun: { name: 'Вопрос', object: 'вопрос', gender: 'm' },
    create: async () => undefined,
    update,
    refresh: [],
    schema: async () => z.object({ question: z.string(), answer: z.string() }),
    toValues: (one) => ({ question: one?.question ?? '', answer: one?.answer ?? '' }),
    onClose: close,
  })
  const { register } = staffForm.form
  return (
    <FormDialog title="Вопрос-ответ" staffForm={staffForm} labels={{}} save="Сохранить" onClose={close}>
      <TextField label="Вопрос" field={register('question')} />
      <TextField label="Ответ" field={register('answer')} />
    </FormDialog>
  )
}
function Screen() {
  const { edited } = useDialogAddress()
  return edited === null ? <p>Список</p> : <Form key={edited} id={edited} />
}

const api = createStaffApi(async () => [])
const fetched = vi.fn<typeof fetch>()
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const offer = () => screen.queryByText(/^Есть несохранённая правка/)?.textContent ?? null
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens the form as this account, as after a closed tab: nothing but this device's storage is left of the time before. */
async function openForm(edit: number | 'new' = 5, accountId = 1) {
  cleanup()
  clearUnsaved()
  const opened = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Screen />
      </StaffContext>
    ),
    '/admin/screen',
  )
  opened.queries.setQueryData(SESSION_KEY, {
    id: accountId,
    username: 'anna',
    fullName: null,
    role: 'manager',
  })
  await opened.go(`/admin/screen?edit=${edit}`)
  return opened
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T11:32:00Z') })
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => Response.json([])),
  )
  localStorage.clear()
  update.mockReset().mockResolvedValue(null)
  Object.assign(stored, { row, entity: 'faq-items' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Unsaved work', () => {
  test('is offered with its time after a closed tab, and returned', async () => {
    await openForm()
    expect(offer()).toBeNull()
    type('Ответ', 'Круглый год')
    await wait(1000)
    await openForm()
    expect(field('Ответ').value).toBe('Да')
    expect(offer()).toBe('Есть несохранённая правка от 14:32.')
    await press('Вернуть')
    expect(field('Ответ').value).toBe('Круглый год')
    expect(offer()).toBeNull()
    await press('Сохранить')
    expect(update).toHaveBeenCalledExactlyOnceWith(
      5,
      { answer: 'Круглый год' },
      { headers: { 'If-Match': '"3"' } },
    )
    await openForm()
    expect(offer()).toBeNull()
  })

  test('is kept at once when the page is left before the second is over', async () => {
    await openForm()
    type('Ответ', 'Круглый год')
    dispatchEvent(new Event('pagehide'))
    await openForm()
    expect(offer()).not.toBeNull()
  })

  test('is removed by «Убрать», and by leaving the form without saving', async () => {
    await openForm()
    type('Ответ', 'Круглый год')
    await wait(1000)
    await openForm()
    await press('Убрать')
    expect(document.activeElement).toBe(field('Вопрос'))
    expect(offer()).toBeNull()
    type('Ответ', 'Летом')
    await wait(1000)
    await press('Отмена')
    await press('Не сохранять')
    await openForm()
    expect(offer()).toBeNull()
  })

  test('of another account, of another record and of a new one are apart', async () => {
    await openForm('new')
    type('Ответ', 'Новый ответ')
    await wait(1000)
    await openForm(5)
    expect(offer()).toBeNull()
    await openForm('new', 2)
    expect(offer()).toBeNull()
    await openForm('new')
    await press('Вернуть')
    expect(field('Ответ').value).toBe('Новый ответ')
  })

  test('on a record that was changed since says so, and is saved over the version that it began from', async () => {
    await openForm()
    type('Ответ', 'Круглый год')
    await wait(1000)
    stored.row = { ...row, version: 4, question: 'А зимой?' }
    await openForm()
    expect(offer()).toContain('С тех пор запись изменили')
    await press('Вернуть')
    expect(field('Вопрос').value).toBe('Зимой?')
    await press('Сохранить')
    expect(update).toHaveBeenLastCalledWith(5, { answer: 'Круглый год' }, { headers: { 'If-Match': '"3"' } })
  })

  test('does not take the place of what is typed now: each is offered in its turn', async () => {
    await openForm()
    type('Ответ', 'Первая правка')
    await wait(1000)
    await openForm()
    type('Ответ', 'Вторая правка')
    await press('Вернуть')
    expect(field('Ответ').value).toBe('Первая правка')
    await press('Вернуть')
    expect(field('Ответ').value).toBe('Вторая правка')
  })

  test('is dropped after thirty days, and when it cannot be read', async () => {
    await openForm()
    type('Ответ', 'Круглый год')
    await wait(1000)
    localStorage.setItem('staff-unsaved:1:faq-items:5:x', '{')
    vi.setSystemTime(Date.parse('2026-12-25T12:00:00Z'))
    await openForm()
    expect(offer()).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test.each(['users', 'channels'] as const)(
    'on %s lies nowhere: their forms take secrets',
    async (entity) => {
      stored.entity = entity
      await openForm()
      type('Ответ', 'тайна')
      await wait(1000)
      dispatchEvent(new Event('pagehide'))
      expect(localStorage.length).toBe(0)
    },
  )

  test('is not kept where storage is forbidden: the form works as without', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied')
    })
    await openForm()
    type('Ответ', 'Круглый год')
    await wait(1000)
    await press('Сохранить')
    expect(update).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})

describe('Who else has the form open', () => {
  const others = (list: object[]) => fetched.mockImplementation(async () => Response.json(list))
  const calls = () =>
    fetched.mock.calls.map(([address, { method, body } = {}]) => `${method} ${address} ${body}`)

  test('is asked on opening and while it is open, said in words, and told when it is closed', async () => {
    others([{ name: 'Мария Дмитриева', since: '2026-11-24T11:05:00Z' }])
    await openForm()
    await wait(0)
    expect(screen.getByText('Мария Д. редактирует с 14:05').closest('[role=status]')).not.toBeNull()
    others([])
    await wait(15_000)
    expect(screen.queryByText(/редактирует/)).toBeNull()
    await press('Отмена')
    const form = '/api/admin/presence {"entity":"faq-items","id":5}'
    expect(calls()).toEqual([`POST ${form}`, `POST ${form}`, `DELETE ${form}`])
  })

  test('is not asked for a new record', async () => {
    await openForm('new')
    await wait(15_000)
    expect(calls()).toEqual([])
  })
})
