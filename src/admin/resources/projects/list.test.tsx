// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../kit/fields/typed-schema.ts'
import '../../../contract/content/projects.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { uploadImage } from '../../../api/staff-upload.ts'
import { createProject } from '../../../contract/content/project.fixture.ts'
import type { AdminProject, ProjectCategory } from '../../../contract/content/projects.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { Component as Projects } from './list.tsx'

vi.mock('../../../api/staff-upload.ts', () => ({ uploadImage: vi.fn(), uploadDocument: vi.fn() }))

const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const barns: ProjectCategory = { ...dates, id: 1, name: 'Сараи', slug: 'sarai', description: null }
const bath: AdminProject = {
  ...createProject({ id: 5, title: 'Баня', slug: 'banya', description: 'Из бревна', category: barns }),
  ...dates,
  categoryId: 1,
  images: ['/a.png', '/b.png'],
  completed: false,
  published: true,
}
const call = vi.fn<(verb: string, input: object) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'adminProjects') return await call(verb, Object(input))
  if (noun === 'adminProjectCategories') return await call(`${verb}Category`, Object(input))
  if (noun === 'drafts') return (await call('draft', Object(input))) ?? []
  return { trashDays: 30 }
})
const open = (search: string) => openResource(api, Projects, search)

/** Answers of the server; this call fails, if one is named. */
const answer = (failing?: string, error = new ApiError(500, '', 'Сбой')) =>
  call.mockImplementation(async (verb) => {
    if (verb === failing) throw error
    if (verb === 'list') return [bath, { ...bath, id: 6, title: 'Погреб', category: null, categoryId: null }]
    if (verb === 'draft') return []
    return verb === 'listCategory' ? [barns] : {}
  })

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  answer()
})

test('a row says where the project stands, and where not', async () => {
  await open('')
  await screen.findByText('Баня')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('5БаняСараи-Нет'),
    expect.stringContaining('6ПогребНет категории-Нет'),
  ])
})

describe('The form of a project', () => {
  test('says what is missing at the first field, and sends lists of what was typed', async () => {
    await open('?edit=new')
    await screen.findByText('Баня')
    const form = inDialog('Добавить проект')
    await press('Создать', form)
    await screen.findByText('Название проекта обязательно')
    form.getByText('Описание проекта обязательно')
    expect(document.activeElement).toBe(form.getByLabelText('Название проекта'))
    expect(form.getByLabelText<HTMLInputElement>(/^Завершен/).checked).toBe(true)
    await type('Название проекта', 'Сруб', form)
    await type('Полное описание', 'Дом на четверых.\n\nВода высоко.', form)
    await type('Категория', '1', form)
    await type('Дополнительные изображения', ' /our.png?1 ,, /our.png?2,', form)
    await type('Что было сложно', 'Плывун\n\nУзкий въезд', form)
    form.getByText('Есть несохранённые изменения')
    await press('Создать', form)
    await screen.findByText('Проект успешно создан')
    expect(call).toHaveBeenCalledWith(
      'create',
      expect.objectContaining({
        title: 'Сруб',
        slug: '',
        categoryId: 1,
        completed: true,
        completedAt: null,
        images: ['/our.png?1', '/our.png?2'],
        challenges: ['Плывун', 'Узкий въезд'],
      }),
    )
  })

  test('shows the lists of a stored one as text, and sends what was changed', async () => {
    await open('?edit=6')
    await screen.findByText('Редактировать проект')
    const form = inDialog('Редактировать проект')
    const images = form.getByLabelText<HTMLTextAreaElement>('Дополнительные изображения')
    expect(images.value).toBe('/a.png, /b.png')
    await type('Локация', 'Чехов', form)
    await press('Обновить', form)
    await screen.findByText('Проект успешно обновлен')
    expect(call).toHaveBeenCalledWith('update', { id: 6, location: 'Чехов' })
  })
})

test('the draft of the project in the address is asked for beside the list', async () => {
  const { promise, resolve } = Promise.withResolvers<AdminProject[]>()
  const usual = call.getMockImplementation()
  call.mockImplementation(async (verb, input) =>
    verb === 'list' ? await promise : await usual?.(verb, input),
  )
  await open('?edit=5')
  await waitFor(() => expect(call).toHaveBeenCalledWith('draft', { entity: 'projects', id: 5 }))
  expect(screen.queryByText('Баня')).toBeNull()
  resolve([bath])
  await screen.findByText('Редактировать проект')
})

test('a picture that was not sent is named beside its button', async () => {
  vi.mocked(uploadImage).mockRejectedValue(new ApiError(0, '', null))
  await open('?edit=5')
  await screen.findByText('Редактировать проект')
  const fields = [...document.querySelectorAll('input[type=file]')]
  expect(fields).toHaveLength(2)
  const files = [new File([new Uint8Array(3)], 'фото.png', { type: 'image/png' })]
  for (const field of fields) await act(async () => void fireEvent.change(field, { target: { files } }))
  expect(screen.getAllByText('фото.png: Произошла ошибка при загрузке изображения')).toHaveLength(2)
})

test('a project is deleted after a question that names it', async () => {
  await open('')
  await screen.findByText('Баня')
  await press('Удалить: Баня')
  const question = inDialog('Подтверждение удаления')
  question.getByText(/^Вы уверены, что хотите удалить этот проект\?/)
  question.getByText('Баня')
  await press('Отмена', question)
  expect(call).not.toHaveBeenCalledWith('remove', expect.anything())
  await press('Удалить: Баня')
  await press('Удалить', inDialog('Подтверждение удаления'))
  await screen.findByText('Проект успешно удален')
  expect(call).toHaveBeenCalledWith('remove', { id: 5 })
})

describe('Categories of projects', () => {
  test('are made with a name, corrected, and say what was not saved', async () => {
    answer('createCategory', new ApiError(409, '', 'Такой slug уже используется'))
    await open('?tab=categories&edit=new')
    await screen.findByText('Сараи')
    const form = inDialog('Добавить категорию')
    await press('Создать', form)
    await screen.findByText('Название категории обязательно')
    await type('Название категории', 'Бани', form)
    await type('Slug', 'sarai', form)
    await press('Создать', form)
    await screen.findByText('Не удалось создать категорию: Такой slug уже используется')
    answer('createCategory')
    await type('Slug', '', form)
    await press('Создать', form)
    await screen.findByText('Не удалось создать категорию: Сбой')
    answer()
    await press('Создать', form)
    await screen.findByText('Категория проектов успешно создана')
    await press('Изменить: Сараи')
    const stored = inDialog('Редактировать категорию')
    await type('Описание', 'Хозяйственные постройки', stored)
    await press('Обновить', stored)
    await screen.findByText('Категория проектов успешно обновлена')
  })

  test('say before they are deleted how many projects they let go, and afterwards whether they are', async () => {
    answer('removeCategory')
    await open('?tab=categories')
    await screen.findByText('Сараи')
    await press('Удалить: Сараи')
    const question = inDialog('Подтверждение удаления')
    question.getByText(
      /^Вы уверены, что хотите удалить эту категорию\? Все проекты в этой категории будут отвязаны от нее\./,
    )
    question.getByText('Сараи · 1 проект')
    await press('Удалить', question)
    await screen.findByText('Не удалось удалить категорию: Сбой')
    answer()
    await press('Удалить', inDialog('Подтверждение удаления'))
    await screen.findByText('Категория проектов успешно удалена')
    expect(call).toHaveBeenCalledWith('removeCategory', { id: 1 })
  })
})

describe('A list', () => {
  test('that did not come says why and can be asked for again; an empty one says so', async () => {
    answer('list')
    await open('')
    await screen.findByText('Произошла ошибка при загрузке данных: Сбой')
    call.mockResolvedValue([])
    await press('Повторить')
    await screen.findByText('Нет доступных проектов')
  })

  test('of categories that is empty says so', async () => {
    call.mockResolvedValue([])
    await open('?tab=categories')
    await screen.findByText('Нет доступных категорий')
  })
})
