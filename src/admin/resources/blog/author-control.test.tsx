// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/content/blog.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { clearUnsaved, hasUnsaved } from '../../kit/write/unsaved.ts'
import { sessionQuery } from '../../queries.ts'
import { StaffContext, useApi } from '../../staff.ts'
import { PostForm } from './post-form.tsx'

const sent = vi.fn<(post: unknown) => unknown>()
const stored = createPost()
const author = () => screen.getByLabelText<HTMLInputElement>('Автор')
const shown = () => screen.findByLabelText<HTMLInputElement>('Автор')

/** The staff area knows who is signed in before it shows a screen. */
function Known({ post }: { post: BlogPost | undefined }) {
  const { isFetched } = useQuery(sessionQuery(useApi()))
  return isFetched && <PostForm row={post} />
}

async function open(fullName: CurrentUser['fullName'], post?: BlogPost) {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'session') return { user: { id: 3, username: 'maria', fullName, role: 'manager' } }
    if (verb === 'assignees')
      return [
        { id: 3, name: 'Мария Соколова' },
        { id: 4, name: 'Пётр Ильин' },
      ]
    if (noun === 'adminBlogPosts') return sent(input) ?? { id: 7 }
    return noun === 'drafts' || noun === 'blog' ? [] : { siteName: 'Септики' }
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Known post={post} />
    </StaffContext>
  ))
}

beforeEach(() => {
  vi.resetAllMocks()
  clearUnsaved()
})

test('Maria begins a post under her own name, and nothing counts as typed', async () => {
  await open('Мария Соколова')
  expect((await shown()).value).toBe('Мария Соколова')
  expect(hasUnsaved()).toBe(false)
  await type('Заголовок', 'Высокая вода')
  await type('Содержание', 'Одиннадцать знаков и больше')
  await press('Создать статью')
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ author: 'Мария Соколова' })
})

test.each([null, '', ' ', 'М'])('who is signed in as %j begins it as «Администратор»', async (fullName) => {
  await open(fullName)
  expect((await shown()).value).toBe('Администратор')
  expect(screen.queryByRole('button', { name: /^Указать/ })).toBeNull()
})

test("a colleague's post keeps its author, until Maria puts her name by one press", async () => {
  await open('Мария Соколова', stored)
  expect((await shown()).value).toBe('Анна')
  await press('Указать: Мария Соколова')
  expect(author().value).toBe('Мария Соколова')
  expect(screen.queryByRole('button', { name: /^Указать/ })).toBeNull()
  // The form's library focuses in a turn of its own.
  await waitFor(() => expect(document.activeElement).toBe(author()))
  await press('Сохранить')
  // The chain of a form may go on for a turn after the press.
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[0]).toEqual({ id: 5, author: 'Мария Соколова' })
})

test('names of staff and the usual one are offered while typing', async () => {
  await open('Мария Соколова')
  const list = (await shown()).getAttribute('list') ?? ''
  const offered = () => [...(document.getElementById(list)?.querySelectorAll('option') ?? [])]
  await waitFor(() =>
    expect(offered().map(({ value }) => value)).toEqual(['Администратор', 'Мария Соколова', 'Пётр Ильин']),
  )
})
