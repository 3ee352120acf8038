// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/content/blog.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { ListedBlogCategory } from '../../../contract/content/blog.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { StaffContext } from '../../staff.ts'
import { Component as Blog } from './list.tsx'
import { Component as PostEdit } from './post-edit.tsx'

const createdAt = '2026-01-01T00:00:00.000Z'
const water: ListedBlogCategory = {
  id: 1,
  name: 'Отвод воды',
  slug: 'voda',
  description: null,
  createdAt,
  postCount: 1,
}
const post = createPost({ id: 3, title: 'Упрямая статья', slug: 'stoki' })
const answers: Record<string, unknown> = {
  'blog.posts': [post],
  'blog.categories': [water],
  'blog.post': post,
  'blog.category': { category: water, posts: [] },
}
const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  const name = `${noun}.${verb}`
  if (name in answers || noun.startsWith('adminBlog')) return await call(name, input)
  return noun === 'drafts' || noun === 'inquiryWork' ? [] : { trashDays: 30, siteName: 'Септики' }
})
const open = (Screen: typeof Blog, address = '') =>
  openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Screen />
      </StaffContext>
    ),
    `/admin/screen${address}`,
  )

/** Answers of the server; this call fails, if one is named. */
const answer = (failing?: string, error = new ApiError(500, '', null)) =>
  call.mockImplementation(async (name) => {
    if (name === failing) throw error
    return answers[name] ?? {}
  })
const asked = vi.fn<(question: string) => boolean>()

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  vi.stubGlobal('confirm', asked)
  asked.mockReturnValue(true)
  answer()
})

describe('A post that cannot be edited', () => {
  test.each(['/999999', '/net'])('because there is none at %s leads on', async (address) => {
    answer('blog.post', new ApiError(404, '', null))
    await open(PostEdit, address)
    await screen.findByRole('heading', { name: 'Такой статьи нет' })
    expect(screen.getByRole('link', { name: 'Все статьи' }).getAttribute('href')).toBe('/admin/blog')
  })

  test('because it did not come says so', async () => {
    answer('blog.post')
    await open(PostEdit, '/3')
    expect((await screen.findAllByText('Не удалось загрузить статью')).length).toBeGreaterThan(0)
  })
})

test('A post that was deleted meanwhile can be had back from the trash, with what is typed', async () => {
  await open(PostEdit, '/3')
  await screen.findByDisplayValue('Упрямая статья')
  await type('Заголовок', 'Ещё упрямее')
  await type('Содержание', 'Текст длиннее десяти знаков')
  answer('adminBlogPosts.update', new ApiError(404, '', 'Не найдено'))
  await press('Сохранить')
  await screen.findByText(/если запись удалили, верните её из корзины/)
  screen.getByDisplayValue('Ещё упрямее')
})

describe('A list that did not come', () => {
  const reload = vi.fn<() => void>()

  test.each([
    ['blog.posts', '', 'Ошибка загрузки статей блога'],
    ['blog.categories', '?tab=categories', 'Ошибка загрузки категорий блога'],
  ])('%s says so, and «Попробовать снова» loads the page anew', async (failing, address, text) => {
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
    answer(failing)
    await open(Blog, address)
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    await press('Попробовать снова')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('a category that did not come says so in its dialog', async () => {
    answer('blog.category')
    await open(Blog, '?tab=categories&edit=1')
    const texts = await screen.findAllByText('Не удалось загрузить категорию')
    expect(texts.some((text) => text.closest('dialog') !== null)).toBe(true)
  })
})

describe('Deleting asks in the browser’s own question', () => {
  const KEPT = 'Отсюда отменить нельзя; 30 дней запись лежит в корзине.'

  test('a post: no is no, and a failure is said', async () => {
    await open(Blog)
    await screen.findByText('Упрямая статья')
    asked.mockReturnValueOnce(false)
    await press('Удалить: Упрямая статья')
    expect(asked).toHaveBeenLastCalledWith(`Вы уверены, что хотите удалить эту статью? ${KEPT}`)
    expect(call).not.toHaveBeenCalledWith('adminBlogPosts.remove', expect.anything())
    answer('adminBlogPosts.remove')
    await press('Удалить: Упрямая статья')
    await screen.findByText(/^Ошибка при удалении статьи/)
    answer()
    await press('Удалить: Упрямая статья')
    await screen.findByText('Статья успешно удалена')
    expect(call).toHaveBeenCalledWith('adminBlogPosts.remove', { id: 3 })
  })

  test('a category', async () => {
    await open(Blog, '?tab=categories')
    await screen.findByText('Отвод воды')
    await press('Удалить: Отвод воды')
    expect(asked).toHaveBeenLastCalledWith(`Вы уверены, что хотите удалить эту категорию? ${KEPT}`)
    await screen.findByText('Категория успешно удалена')
    expect(call).toHaveBeenCalledWith('adminBlogCategories.remove', { key: 1 })
  })
})

describe('The form of a category', () => {
  test('says what is missing and what is taken; the slug follows the name until it is typed', async () => {
    await open(Blog, '?tab=categories&edit=new')
    await screen.findByText('Отвод воды')
    const form = inDialog('Создать категорию')
    const slug = () => form.getByLabelText<HTMLInputElement>('Slug').value
    await press('Создать категорию', form)
    await screen.findByText('Название должно содержать минимум 3 символа')
    form.getByText('Slug должен содержать минимум 3 символа')
    await type('Название', 'Грунты', form)
    expect(slug()).toBe('grunty')
    answer('adminBlogCategories.create', new ApiError(409, '', 'Такой slug уже используется'))
    await type('Slug', 'voda', form)
    await press('Создать категорию', form)
    await screen.findByText('Не удалось создать категорию: Такой slug уже используется')
    await type('Название', 'Глина', form)
    expect(slug()).toBe('voda')
    answer()
    await type('Slug', 'glina', form)
    await press('Создать категорию', form)
    await screen.findByText('Категория успешно создана')
  })

  test('sends of a stored one what was changed; its slug stays', async () => {
    await open(Blog, '?tab=categories&edit=1')
    await screen.findByLabelText('Название')
    const form = inDialog('Редактировать категорию')
    await type('Название', 'Песок', form)
    await type('Описание', 'О песке', form)
    await press('Сохранить изменения', form)
    expect(call).toHaveBeenCalledWith('adminBlogCategories.update', {
      key: 1,
      name: 'Песок',
      description: 'О песке',
    })
    await screen.findByText('Категория успешно обновлена')
  })
})
