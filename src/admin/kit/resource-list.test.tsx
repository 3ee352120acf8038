// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { dismissToast } from '../../ui/toast-store.ts'
import { TextField } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { clearUnsaved } from '../write/unsaved.ts'
import { ResourceList } from './resource-list.tsx'
import type { RowNoun } from './row-noun.ts'
import { useCrud } from './use-crud.ts'
import { useRowForm } from './use-row-form.ts'

interface Review {
  id: number
  name: string
  text: string
}

const REVIEW: RowNoun = { name: 'Оценка', object: 'оценку', gender: 'f' }
const KEY = ['reviews'] as const
const list = vi.fn<() => Promise<Review[]>>()
const create = vi.fn<(values: object) => Promise<unknown>>()
const update = vi.fn<(id: number, changed: object) => Promise<unknown>>()
const remove = vi.fn<(id: number) => Promise<unknown>>()
const toSubject = vi.fn<(review: Review) => Promise<string>>()
const how = { isBrowserQuestion: false }

function Screen() {
  const crud = useCrud<Review>({
    query: useQuery({ queryKey: KEY, queryFn: list }),
    nameOf: ({ name }) => name,
    removal: {
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
  const staffForm = useRowForm<{ name: string; text: string }>({
    id: review?.id,
    noun: REVIEW,
    create,
    update,
    refresh: [KEY],
    schema: async () => z.object({ name: z.string().min(1, 'Назовите автора'), text: z.string() }),
    defaultValues: { name: review?.name ?? '', text: review?.text ?? '' },
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
  list.mockResolvedValue([{ id: 5, name: 'Марина', text: 'Тихо' }])
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
    expect(create).toHaveBeenCalledExactlyOnceWith({ name: 'Ольга', text: '' })
    expect(list).toHaveBeenCalledTimes(2)
    await screen.findByText('Оценка успешно создана')
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
    expect(update).toHaveBeenCalledExactlyOnceWith(5, { name: 'Марина П.' })
    await screen.findByText('Оценка успешно обновлена')
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
  test('asks first, naming the row, and reads the list anew', async () => {
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    list.mockResolvedValue([])
    await press('Удалить: Марина')
    screen.getByText('Удалить эту оценку?')
    screen.getByText('Марина · 2 ответа')
    expect(remove).not.toHaveBeenCalled()
    await press('Удалить')
    expect(remove).toHaveBeenCalledExactlyOnceWith(5)
    await screen.findByText('Оценка успешно удалена')
    await screen.findByText('Оценок нет')
  })

  test('asks by the name of the row when no more could be read of it', async () => {
    toSubject.mockRejectedValueOnce(new ApiError(0, '', null))
    await openStaffScreen(Screen)
    await screen.findByText('Марина: Тихо')
    await press('Удалить: Марина')
    screen.getByText('Удалить эту оценку?')
    screen.getByText('Марина')
    await press('Удалить')
    expect(remove).toHaveBeenCalledExactlyOnceWith(5)
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
    expect(ask).toHaveBeenLastCalledWith('Удалить эту оценку?')
    await screen.findByText(/^Не удалено: ошибка 500\.$/)
    await screen.findByText(/^Не удалось удалить оценку: /)
  })
})
