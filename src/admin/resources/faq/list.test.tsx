// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/content/faq.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { FaqItem, ListedFaqCategory } from '../../../contract/content/faq.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { Component as Faq } from './list.tsx'

const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const winter: ListedFaqCategory = {
  ...dates,
  id: 1,
  name: 'Зима',
  slug: 'zima',
  description: null,
  icon: null,
  itemCount: 1,
}
const summer = { ...winter, id: 2, name: 'Лето', slug: 'leto', itemCount: 0 }
const item: FaqItem = {
  ...dates,
  id: 4,
  question: 'Замёрзнет ли?',
  answer: 'Нет',
  categoryId: 1,
  orderIndex: null,
}
const call = vi.fn<(verb: string, input: object) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) =>
  noun === 'adminFaqItems' || noun === 'adminFaqCategories'
    ? await call(`${noun}.${verb}`, Object(input))
    : { trashDays: 30 },
)
const open = (search: string) => openResource(api, Faq, search)

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  call.mockImplementation(async (verb) => {
    if (verb === 'adminFaqItems.list') return [item]
    return verb === 'adminFaqCategories.list' ? [winter, summer] : {}
  })
})

/** Fails this call, with the message of the server. */
const fail = (failing: string, status: number, message: string) =>
  call.mockImplementation(async (verb) => {
    if (verb === failing) throw new ApiError(status, '', message)
    return verb === 'adminFaqItems.list' ? [item] : [winter]
  })

// The first of this file: later the part that was seen last comes first.
test('the screen opens on categories', async () => {
  await open('')
  await screen.findByText('zima')
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['ID', 'Название', 'Slug', 'Описание', 'Действия'])
})

describe('The form of a question', () => {
  test('says what is missing, and sends a new one without a place of its own, shown on the site', async () => {
    await open('?tab=items&edit=new')
    await screen.findByText('Замёрзнет ли?')
    const form = inDialog('Добавить вопрос-ответ')
    await press('Создать', form)
    await screen.findByText('Вопрос обязателен')
    form.getByText('Ответ обязателен')
    await type('Вопрос', 'Пахнет ли?', form)
    await type('Ответ', 'Нет, если **вентиляция** работает.', form)
    await type('Порядок отображения', 'полтора', form)
    await press('Создать', form)
    await screen.findByText('Порядок должен быть целым числом')
    await type('Порядок отображения', '', form)
    await press('Создать', form)
    expect(call).toHaveBeenCalledWith('adminFaqItems.create', {
      question: 'Пахнет ли?',
      answer: 'Нет, если **вентиляция** работает.',
      categoryId: null,
      orderIndex: null,
      published: true,
    })
    await screen.findByText('Вопрос-ответ успешно создан')
  })

  test('moves a stored one to another place and another category', async () => {
    await open('?tab=items&edit=4')
    await screen.findByText('Замёрзнет ли?')
    const form = inDialog('Редактировать вопрос-ответ')
    await type('Порядок отображения', '7', form)
    await type('Категория', '2', form)
    await press('Обновить', form)
    await screen.findByText('Вопрос-ответ успешно обновлен')
    expect(call).toHaveBeenCalledWith('adminFaqItems.update', { id: 4, orderIndex: 7, categoryId: 2 })
  })

  test('keeps what was typed when it was not saved', async () => {
    fail('adminFaqItems.create', 500, 'Сбой')
    await open('?tab=items&edit=new')
    await screen.findByText('Замёрзнет ли?')
    const form = inDialog('Добавить вопрос-ответ')
    await type('Вопрос', 'Сколько стоит?', form)
    await type('Ответ', 'По договору', form)
    await press('Создать', form)
    await screen.findByText('Не удалось создать вопрос-ответ: Сбой')
    expect(form.getByLabelText<HTMLInputElement>('Вопрос').value).toBe('Сколько стоит?')
  })
})

test('a category without questions says so', async () => {
  call.mockImplementation(async (verb, input) => {
    if (verb === 'adminFaqCategories.list') return [winter]
    return 'categoryId' in input && input.categoryId === 1 ? [] : [item]
  })
  await open('?tab=items&category=1')
  await screen.findByText('Нет доступных вопросов-ответов')
})

describe('Categories of questions', () => {
  test('are made and changed with a name and a right slug', async () => {
    await open('?tab=categories&edit=new')
    await screen.findByText('Добавить категорию', { selector: 'h2' })
    const form = inDialog('Добавить категорию')
    await press('Создать', form)
    await screen.findByText('Название категории обязательно')
    await type('Название категории', 'Запахи', form)
    await type('Slug', 'Не slug', form)
    await press('Создать', form)
    await screen.findByText('Slug должен содержать только латинские буквы, цифры и дефисы')
    await type('Slug', '', form)
    await press('Создать', form)
    await screen.findByText('Категория FAQ успешно создана')
    await press('Изменить: Зима')
    const stored = inDialog('Редактировать категорию')
    await type('Описание', 'О морозе', stored)
    await press('Обновить', stored)
    await screen.findByText('Категория FAQ успешно обновлена')
    expect(call).toHaveBeenCalledWith('adminFaqCategories.update', { id: 1, description: 'О морозе' })
  })

  test('that are deleted say how many questions they let go, and take the filter with them', async () => {
    const staff = await open('?category=1&tab=categories')
    await screen.findByText('Зима')
    await press('Удалить: Зима')
    const sure = inDialog('Подтверждение удаления')
    sure.getByText(
      /^Вы уверены, что хотите удалить эту категорию\? Все вопросы в этой категории будут отвязаны от нее\./,
    )
    sure.getByText('Зима · 1 вопрос')
    await press('Удалить', sure)
    await screen.findByText('Категория FAQ успешно удалена')
    expect(call).toHaveBeenCalledWith('adminFaqCategories.remove', { id: 1 })
    expect(staff.address()).toBe('/admin/screen?tab=categories')
  })
})

describe('A list that did not come says which', () => {
  test.each([
    [500, '500: Внутренняя ошибка сервера'],
    [503, 'Ошибка при загрузке данных'],
  ])('questions, after %i', async (status, reason) => {
    fail('adminFaqItems.list', status, 'Сбой')
    await open('?tab=items')
    await screen.findByText(`Произошла ошибка при загрузке данных: ${reason}`)
    screen.getByText('Произошла ошибка при загрузке вопросов-ответов FAQ')
    call.mockResolvedValue([])
    await press('Повторить')
    await screen.findByText('Нет доступных вопросов-ответов')
  })

  test('categories', async () => {
    fail('adminFaqCategories.list', 500, 'Сбой')
    await open('?tab=categories')
    await screen.findByText('Произошла ошибка при загрузке данных: Сбой')
    screen.getByText('Произошла ошибка при загрузке категорий FAQ')
  })
})

test('the part seen last comes first', async () => {
  const staff = await open('?tab=items')
  await screen.findByText('Замёрзнет ли?')
  await staff.go('/admin/elsewhere')
  await staff.go('/admin/screen')
  expect(staff.address()).toBe('/admin/screen?tab=items')
})
