// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
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
import { clearUnsaved } from './write/unsaved.ts'

interface Review {
  version?: number
  id: number
  name: string
  text: string
}

const REVIEW: RowNoun = { name: 'Оценка', object: 'оценку', gender: 'f' }
const KEY = ['reviews'] as const
const QUESTION = 'Удалить эту оценку? Отсюда отменить нельзя; 30 дней запись лежит в корзине.'
const list = vi.fn<() => Promise<Review[]>>()
const create = vi.fn<(values: object) => Promise<unknown>>()
const update = vi.fn<(id: number, changed: object) => Promise<unknown>>()
const remove = vi.fn<(id: number) => Promise<unknown>>()
const restore = vi.fn<(input: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun], _endpoint, input) =>
  noun === 'trash' ? restore(input) : { trashDays: 30 },
)
const toSubject = vi.fn<(review: Review) => Promise<string>>()
const how = { isBrowserQuestion: false }

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
      entity: 'posts',
      noun: REVIEW,
      call: remove,
      question: 'Удалить эту оценку?',
      refresh: [KEY],
      toSubject,
      ...how,
    },
  })
  return (
    <ResourceList
      label="Оценки"
      crud={crud}
      columns={[{ key: 'name', title: 'Автор', cell: ({ name, text }) => `${name}: ${text}` }]}
      empty={<p>Оценок нет</p>}
    >
      {(review, onClose) => <ReviewForm key={review?.id ?? 'new'} review={review} onClose={onClose} />}
    </ResourceList>
  )
}

function ReviewForm({ review, onClose }: { review: Review | undefined; onClose: () => void }) {
  const staffForm = useRowForm<{ name: string; text: string }, Review>({
    entity: 'faq-items',
    row: review,
    noun: REVIEW,
    create,
    update,
    refresh: [KEY],
    schema: async () => z.object({ name: z.string().min(1, 'Назовите автора'), text: z.string() }),
    toValues: (one) => ({ name: one?.name ?? '', text: one?.text ?? '' }),
    onClose,
  })
  const { register, formState } = staffForm.form
  return (
    <FormDialog title="Оценка" staffForm={staffForm} labels={{}} save="Сохранить" onClose={onClose}>
      <TextField label="Автор" field={register('name')} error={formState.errors.name?.message} />
      <TextField label="Текст" field={register('text')} />
    </FormDialog>
  )
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  dismissToast()
  clearUnsaved()
  how.isBrowserQuestion = false
  list.mockResolvedValue([{ id: 5, version: 3, name: 'Марина', text: 'Тихо' }])
  toSubject.mockImplementation(async ({ name }) => `${name} · 2 ответа`)
})

describe('A list of the kit', () => {
  test('says that it is empty', async () => {
    list.mockResolvedValueOnce([])
    await openStaffScreen(Screen)
    await screen.findByText('Оценок нет')
  })

  test('that did not come says why and can be asked for again', async () => {
    list.mockRejectedValueOnce(new ApiError(500, '', 'Сбой'))
    await openStaffScreen(Screen)
    await screen.findByText('Произошла ошибка при загрузке данных: Сбой')
    await press('Повторить')
    await screen.findByText('Марина: Тихо')
  })
})

describe('The form that the address names', () => {
  test('sends a new row whole, reads the list anew and closes', async () => {
    const opened = await openStaffScreen(Screen, '/admin/screen?edit=new')
    await screen.findByLabelText('Автор')
    type('Автор', 'Ольга')
    await press('Сохранить')
    await screen.findByText('Оценка успешно создана')
    expect(create).toHaveBeenCalledExactlyOnceWith({ name: 'Ольга', text: '' })
    expect(list).toHaveBeenCalledTimes(2)
    expect(opened.address()).toBe('/admin/screen')
  })

  test('sends of a stored row what was changed: what a colleague changed meanwhile stays', async () => {
    const opened = await openStaffScreen(Screen, '/admin/screen?edit=5')
    await screen.findByLabelText('Автор')
    list.mockResolvedValue([{ id: 5, name: 'Марина', text: 'Тихо и чисто' }])
    await act(() => opened.queries.invalidateQueries({ queryKey: KEY }))
    await screen.findByText('Марина: Тихо и чисто')
    type('Автор', 'Марина П.')
    await press('Сохранить')
    await screen.findByText('Оценка успешно обновлена')
    expect(update).toHaveBeenCalledExactlyOnceWith(5, { name: 'Марина П.' }, ifMatch(3))
  })

  test('that was not saved says what was not done, and stays', async () => {
    update.mockRejectedValueOnce(new ApiError(403, '', 'Нельзя'))
    await openStaffScreen(Screen, '/admin/screen?edit=5')
    await screen.findByLabelText('Автор')
    type('Автор', 'Ольга')
    await press('Сохранить')
    await screen.findByText('Не удалось обновить оценку: Нельзя')
    expect(screen.getByLabelText<HTMLInputElement>('Автор').value).toBe('Ольга')
  })

  test('of a row that is not there is not drawn', async () => {
    await openStaffScreen(Screen, '/admin/screen?edit=99')
    await screen.findByText('Марина: Тихо')
    expect(screen.queryByLabelText('Автор')).toBeNull()
  })
})

describe('Deleting', () => {
  test('can be taken back from its toast, which says what came back otherwise', async () => {
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    await press('Удалить: Марина')
    await press('Удалить')
    await screen.findByText('Оценка успешно удалена')
    restore.mockResolvedValueOnce({ id: 5, message: 'Адрес занят.' })
    await press('Отменить')
    expect(restore).toHaveBeenCalledExactlyOnceWith({ entity: 'posts', id: 5 })
    await screen.findByText('Адрес занят.')
    expect(list).toHaveBeenCalledTimes(3)
  })

  test('that cannot be taken back says why', async () => {
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    await press('Удалить: Марина')
    await press('Удалить')
    restore.mockRejectedValueOnce(new ApiError(409, '', 'Производителя больше нет'))
    await press('Отменить')
    await screen.findByText('Не удалось вернуть: Производителя больше нет')
  })

  test.each([
    ['the first', 'А', 'Б'],
    ['the last', 'Б', 'А'],
    ['the only one', 'А', null],
  ])('%s gives the focus to the row that takes its place', async (_which, name, heir) => {
    const rows = ['А', 'Б'].map((name, id) => ({ id, name, text: 'Тихо' }))
    list.mockResolvedValue(heir === null ? rows.slice(0, 1) : rows)
    await openStaffScreen(Screen)
    await screen.findByText(`${name}: Тихо`)
    await press(`Удалить: ${name}`)
    list.mockResolvedValue(rows.filter((row) => row.name === heir))
    await press('Удалить')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(document.activeElement?.textContent?.startsWith(`${heir}: `) ?? null).toBe(heir !== null)
  })

  test('asks first, naming the row, and reads the list anew', async () => {
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    list.mockResolvedValue([])
    await press('Удалить: Марина')
    screen.getByText(QUESTION)
    screen.getByText('Марина · 2 ответа')
    expect(remove).not.toHaveBeenCalled()
    await press('Удалить')
    expect(remove).toHaveBeenCalledExactlyOnceWith(5, ifMatch(3))
    await screen.findByText('Оценка успешно удалена')
    await screen.findByText('Оценок нет')
  })

  test('asks by the name of the row when no more could be read of it', async () => {
    toSubject.mockRejectedValueOnce(new ApiError(0, '', null))
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    await press('Удалить: Марина')
    screen.getByText(QUESTION)
    screen.getByText('Марина')
    await press('Удалить')
    expect(remove).toHaveBeenCalledExactlyOnceWith(5, ifMatch(3))
  })

  test('asked by the browser says under the row that it failed', async () => {
    how.isBrowserQuestion = true
    const ask = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
    vi.stubGlobal('confirm', ask)
    remove.mockRejectedValueOnce(new ApiError(500, '', null))
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    await press('Удалить: Марина')
    expect(remove).not.toHaveBeenCalled()
    await press('Удалить: Марина')
    expect(ask).toHaveBeenLastCalledWith(QUESTION)
    await screen.findByText(/^Не удалено: ошибка 500\.$/)
    await screen.findByText(/^Не удалось удалить оценку: /)
  })
})
