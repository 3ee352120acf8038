// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { readFailure } from '../../api/fetch-transport.ts'
import { ifMatch } from '../../api/if-match.ts'
import { createStaffApi } from '../../api/staff.ts'
import { dismissToast } from '../../ui/toast/toast-store.ts'
import { StaffContext } from '../staff.ts'
import { TextField } from './form/fields.tsx'
import { FormDialog } from './form/form-dialog.tsx'
import { ResourceList } from './resource-list.tsx'
import type { RowNoun } from './row-noun.ts'
import { useCrud } from './use-crud.ts'
import { useRowForm } from './use-row-form.ts'
import { clearUnsaved, hasUnsaved } from './write/unsaved.ts'

const REVIEW: RowNoun = { name: 'Оценка', object: 'оценку', gender: 'f' }
const KEY = ['reviews'] as const
const first = { id: 5, version: 3, name: 'Марина', text: 'Тихо', city: 'Клин' }
type Review = typeof first
const list = vi.fn<() => Promise<Review[]>>()
const update = vi.fn<(id: number, changed: object, options: object) => Promise<unknown>>()
const remove = vi.fn<(id: number, options: object) => Promise<unknown>>()
const confirmFirst = vi.fn<(values: object, base: Review | undefined) => boolean>()

const api = createStaffApi(async () => ({ trashDays: 30 }))

const Screen = () => (
  <StaffContext value={api}>
    <Reviews />
  </StaffContext>
)

function Reviews() {
  const crud = useCrud<Review>({
    query: useQuery({ queryKey: KEY, queryFn: list }),
    nameOf: ({ name }) => name,
    removal: {
      entity: 'faq-items',
      noun: REVIEW,
      call: remove,
      question: 'Удалить эту оценку?',
      refresh: [KEY],
    },
  })
  return (
    <ResourceList label="Оценки" crud={crud} columns={[]} empty={<p>Оценок нет</p>}>
      {(review, onClose) => <ReviewForm key={review?.id ?? 'new'} review={review} onClose={onClose} />}
    </ResourceList>
  )
}

const LABELS = { name: 'Автор', text: 'Текст', city: 'Город' }

function ReviewForm({ review, onClose }: { review: Review | undefined; onClose: () => void }) {
  const staffForm = useRowForm<Omit<Review, 'id' | 'version'>, Review>({
    entity: 'faq-items',
    row: review,
    noun: REVIEW,
    create: async () => undefined,
    update,
    refresh: [KEY],
    schema: async () =>
      z.object({ name: z.string().min(1, 'Назовите автора'), text: z.string(), city: z.string() }),
    toValues: (one) => ({ name: one?.name ?? '', text: one?.text ?? '', city: one?.city ?? '' }),
    confirmFirst,
    onClose,
  })
  const { register, formState } = staffForm.form
  return (
    <FormDialog title="Оценка" staffForm={staffForm} labels={LABELS} save="Сохранить" onClose={onClose}>
      <TextField label="Автор" field={register('name')} error={formState.errors.name?.message} />
      <TextField label="Текст" field={register('text')} />
      <TextField label="Город" field={register('city')} />
    </FormDialog>
  )
}

/** The server's answer to a write over an older version. */
function refuse(current: Partial<Review>) {
  const body = {
    message: 'Изменили',
    current: { ...first, ...current },
    changedBy: 'Мария Дмитриева',
    changedAt: '2026-11-24T11:12:00Z',
  }
  return readFailure(409, 'Conflict', JSON.stringify(body))
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const dialog = () => screen.getByRole('dialog', { name: 'Правки столкнулись: Марина', hidden: true })

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  list.mockResolvedValue([first])
  confirmFirst.mockReturnValue(true)
})

describe('A form whose record another person has changed', () => {
  async function saveStale(typed: Record<string, string>, current: Partial<Review>) {
    const opened = await openStaffScreen(Screen, '/admin/screen?edit=5')
    await screen.findByLabelText('Автор')
    for (const [label, value] of Object.entries(typed)) type(label, value)
    update.mockRejectedValueOnce(refuse({ version: 4, ...current }))
    await press('Сохранить')
    return opened
  }

  test('shows both edits side by side and saves them together over the new version', async () => {
    await saveStale({ Автор: 'Марина П.', Текст: 'Громко' }, { text: 'Тише', city: 'Тверь' })
    const shown = within(dialog())
    shown.getByText(/^Мария Д\. сохранила эту запись .* Ваше на месте, ничего не пропало\.$/)
    expect(shown.getAllByRole('group', { hidden: true }).map((one) => one.textContent)).toEqual([
      'ТекстБыло: ТихоОставить моёГромкоВзять чужоеМария Д.Тише',
    ])
    expect(shown.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent)).toEqual([
      'АвторМарина → Марина П.ваше',
      'ГородКлин → ТверьМария Д.',
    ])
    expect(document.activeElement?.textContent).toBe('Правки столкнулись: Марина')
    fireEvent.click(shown.getByRole('radio', { name: /Взять чужое/, hidden: true }))
    await press('Сохранить вместе')
    expect(update).toHaveBeenLastCalledWith(5, { name: 'Марина П.' }, ifMatch(4))
    expect(hasUnsaved()).toBe(false)
  })

  test('keeps mine without a choice', async () => {
    await saveStale({ Текст: 'Громко' }, { text: 'Тише' })
    await press('Сохранить вместе')
    expect(update).toHaveBeenLastCalledWith(5, { text: 'Громко' }, ifMatch(4))
  })

  test('asks about the save of both edits what differs from the stored record, not from the one before', async () => {
    await saveStale({ Автор: 'Марина П.' }, { text: 'Тише' })
    const merged = { name: 'Марина П.', text: 'Тише', city: 'Клин' }
    expect(confirmFirst.mock.calls).toEqual([
      [{ ...merged, text: 'Тихо' }, first],
      [merged, { ...first, version: 4, text: 'Тише' }],
    ])
  })

  test('saves edits of different fields together unasked, and says whose else was saved', async () => {
    await saveStale({ Автор: 'Марина П.' }, { text: 'Тише' })
    expect(update).toHaveBeenCalledTimes(2)
    expect(update).toHaveBeenLastCalledWith(5, { name: 'Марина П.' }, ifMatch(4))
    screen.getByText(/^Оценка успешно обновлена. Мария Д. тем временем изменила/)
    expect(hasUnsaved()).toBe(false)
  })

  test('fills the dialog again when the record is changed once more', async () => {
    await saveStale({ Текст: 'Громко' }, { text: 'Тише' })
    update.mockRejectedValueOnce(refuse({ version: 5, text: 'Ещё тише' }))
    await press('Сохранить вместе')
    within(dialog()).getByText('Ещё тише')
    within(dialog()).getByText('Громко')
    await press('Сохранить вместе')
    expect(update).toHaveBeenLastCalledWith(5, { text: 'Громко' }, ifMatch(5))
  })

  test('can be returned to: everything typed is there, and the next save shows both edits again', async () => {
    await saveStale({ Текст: 'Громко' }, { text: 'Тише' })
    await press('Вернуться к форме')
    expect(field('Текст').value).toBe('Громко')
    expect(hasUnsaved()).toBe(true)
    screen.getByText(/нажмите «Сохранить» ещё раз, и обе правки сложатся/)
    update.mockRejectedValueOnce(refuse({ version: 4, text: 'Тише' }))
    await press('Сохранить')
    expect(update).toHaveBeenLastCalledWith(5, { text: 'Громко' }, ifMatch(3))
    within(dialog()).getByText('Тише')
  })
})

test('A deletion over another version shows what there is now and offers itself again', async () => {
  await openStaffScreen(Screen)
  await screen.findByRole('button', { name: 'Удалить: Марина' })
  remove.mockRejectedValueOnce(refuse({ version: 4, name: 'Мария' }))
  list.mockResolvedValue([{ ...first, version: 4, name: 'Мария' }])
  await press('Удалить: Марина')
  await press('Удалить')
  await screen.findByText(/^Пока вы смотрели, запись изменила Мария Д\./)
  await screen.findByRole('button', { name: 'Удалить: Мария' })
  expect(screen.queryByText('Удалить эту оценку?')).toBeNull()
  await press('Удалить')
  screen.getByText(/^Удалить эту оценку\?/)
  await press('Удалить')
  expect(remove).toHaveBeenLastCalledWith(5, ifMatch(4))
})
