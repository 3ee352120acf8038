// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/content/blog.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { StaffContext } from '../../staff.ts'
import { PostForm } from './post-form.tsx'

const create = vi.fn<(post: unknown) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'adminBlogPosts' && verb === 'create') return await create(input)
  return ['drafts', 'inquiryWork', 'blog'].includes(noun) ? [] : { siteName: 'Септики' }
})
const SLUG = /^Адрес страницы/
const CONTENT = 'Содержание'
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const figure = () => screen.getByRole('figure').textContent

beforeEach(async () => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <PostForm row={undefined} />
    </StaffContext>
  ))
})

describe('A new post', () => {
  test('says what is missing and what is wrong, at the first such field', async () => {
    await type('Автор', 'А')
    await press('Создать статью')
    await screen.findByText('Заголовок должен содержать минимум 5 символов')
    for (const text of [
      'Slug должен содержать минимум 3 символа',
      'Содержание должно содержать минимум 10 символов',
      'Имя автора должно содержать минимум 2 символа',
    ]) {
      screen.getByText(text)
    }
    expect(document.activeElement).toBe(field('Заголовок'))
    await type(SLUG, 'Вода--тут')
    await screen.findByText('Slug должен содержать только латинские буквы, цифры и дефисы')
    expect(create).not.toHaveBeenCalled()
  })

  test('whose marks lie too deep is shown without them, and refused with the line', async () => {
    const nested = `${'> '.repeat(5000)}вода`
    await type(CONTENT, nested)
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Предпросмотр' })))
    await screen.findByText(/^Показано без разметки\. Цитаты и списки вложены/)
    await press('Создать статью')
    await screen.findByText(/^Цитаты и списки вложены слишком глубоко: строка 1/)
    expect(field(CONTENT).value).toBe(nested)
  })

  test('that is refused or not answered says so, and keeps what was typed', async () => {
    await type('Заголовок', 'Вторая статья')
    await type(SLUG, 'vtoraya')
    await type('Автор', 'Анна')
    await type(CONTENT, 'Одиннадцать знаков и больше')
    create.mockRejectedValueOnce(new ApiError(409, '', 'Такой slug уже используется'))
    await press('Создать статью')
    await screen.findByText('Не удалось создать статью')
    screen.getByText('Ошибка: Такой slug уже используется.')
    expect(document.activeElement).toBe(field(SLUG))
    create.mockRejectedValueOnce(new ApiError(500, '', null))
    await type(SLUG, 'vtoraya-2')
    await press('Создать статью')
    await screen.findByText('Неизвестная ошибка.')
    expect(field(CONTENT).value).toBe('Одиннадцать знаков и больше')
    create.mockResolvedValueOnce({ id: 7 })
    await press('Создать статью')
    await screen.findByText('Статья успешно создана')
  })

  test('saved with an error in its text leads from the preview back to it, each time', async () => {
    await type('Заголовок', 'Высокая вода')
    const isShown = () =>
      field(/^Содержание/)
        .closest('[role=tabpanel]')
        ?.hasAttribute('hidden') === false
    for (const attempt of ['the first', 'the second']) {
      await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Предпросмотр' })))
      expect(isShown(), attempt).toBe(false)
      await act(async () => fireEvent.keyDown(field('Заголовок'), { code: 'KeyS', ctrlKey: true }))
      await screen.findByText('Содержание должно содержать минимум 10 символов')
      expect(isShown(), attempt).toBe(true)
    }
  })
})

test('The search preview follows the fields and warns of what is too long', async () => {
  await type('Заголовок', 'Высокая вода')
  await type('Краткое описание', 'Что спросить у монтажника')
  expect(figure()).toContain('blog › vysokaya-voda')
  expect(figure()).toContain('Что спросить у монтажника')
  await type('Мета-заголовок', 'я'.repeat(54))
  screen.getByText('54 из 60')
  await type('Мета-описание', 'ю'.repeat(179))
  screen.getByText('179 из 160, конец обрежут')
  expect(figure()).toContain(`${'ю'.repeat(80)}…`)
})
