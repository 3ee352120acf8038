// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { inDialog, press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { readFailure } from '../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import type { Draft } from '../../../contract/records/drafts.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { PostForm } from '../../resources/blog/post-form.tsx'
import { StaffContext } from '../../staff.ts'

const post = createPost({ version: 1 })

/** The shop's draft of the post, and its last version. */
let stored: Draft | null = null
let last = 0
/** What a colleague does just before the next write comes. */
let meanwhile = () => {}

const store = (draft: object, updatedBy = 'Я', baseVersion = 1) => {
  last += 1
  stored = {
    draft: { ...draft },
    version: last,
    baseVersion,
    updatedAt: '2026-11-20T09:00:00.000Z',
    updatedBy,
  }
  return stored
}
const refuse = () => {
  const { updatedBy: changedBy = null, updatedAt: changedAt = null } = stored ?? {}
  throw readFailure(409, '', JSON.stringify({ message: 'Изменили', current: stored, changedBy, changedAt }))
}
const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers = {} }) => {
  if (noun !== 'drafts') return noun === 'inquiryWork' || noun === 'blog' ? [] : { siteName: 'Септики' }
  if (verb === 'list') return stored ? [stored] : []
  const before = meanwhile
  meanwhile = () => {}
  before()
  if (verb === 'remove' && !stored) throw new ApiError(404, '', 'Черновика нет')
  const { 'If-Match': over, 'If-None-Match': none } = headers
  if (none === '*' ? stored : over !== undefined && over !== `"${stored?.version}"`) refuse()
  const { id: _id, entity: _entity, baseVersion = 4, ...draft } = input as Record<string, unknown>
  if (verb === 'put') return store(draft, 'Я', Number(baseVersion))
  stored = null
  return undefined
})

const open = async () => {
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <PostForm row={post} />
    </StaffContext>
  ))
  await screen.findByRole('region', { name: 'Черновик' })
}
const titleField = () => screen.getByLabelText<HTMLInputElement>('Заголовок')

beforeEach(() => {
  stored = null
  last = 0
  dismissToast()
  meanwhile = () => {}
})

test('a draft that a colleague begins at the same moment is met, not overwritten', async () => {
  await open()
  await type('Автор', 'Мария')
  meanwhile = () => store({ title: 'Вода у дома' }, 'Игорь')
  await press('В черновик')
  await waitFor(() => expect(stored?.draft).toMatchObject({ title: 'Вода у дома', author: 'Мария' }))
  expect(titleField().value).toBe('Вода у дома')
})

test('a draft that a colleague has thrown away is made anew with what is typed', async () => {
  await open()
  await type('Автор', 'Мария')
  await press('В черновик')
  await screen.findByText(/Он в форме и сохраняется сам/)
  await type('Заголовок', 'Вода у дома')
  meanwhile = () => {
    stored = null
  }
  await press('Опубликовать…')
  await press('Опубликовать')
  await waitFor(() => expect(last).toBe(2))
})

const throwAway = async () => {
  store({ title: 'Вода у дома' })
  await open()
  await press('Выбросить черновик')
  await press('Выбросить', inDialog('Выбросить черновик?'))
}
const cutOff = () => {
  throw new ApiError(0, '', null)
}

test('a draft that was thrown away comes back by «Отменить», over the version of the record that it had', async () => {
  await throwAway()
  await screen.findByText('Черновик выброшен')
  expect(stored).toBeNull()
  await press('Отменить')
  await screen.findByText('Черновик на прежнем месте')
  expect(stored).toMatchObject({ draft: { title: 'Вода у дома' }, baseVersion: 1 })
  await press('Продолжить черновик')
  expect(titleField().value).toBe('Вода у дома')
})

test.each([
  ['before it was stored', cutOff],
  [
    'when it was stored',
    () => {
      store({ title: 'Вода у дома' })
      cutOff()
    },
  ],
])('who has lost the connection %s can try to bring the draft back once more', async (_when, cut) => {
  await throwAway()
  meanwhile = cut
  await press('Отменить')
  await screen.findByText('Не удалось вернуть черновик: нет связи с сервером')
  await press('Повторить')
  await screen.findByText('Черновик на прежнем месте')
  expect(stored).toMatchObject({ draft: { title: 'Вода у дома' } })
})

test('a draft that was thrown away does not come back over one that was begun meanwhile', async () => {
  await throwAway()
  meanwhile = () => store({ title: 'Сухой год' }, 'Игорь')
  await press('Отменить')
  await screen.findByText('Уже начат другой черновик, прежний не возвращён')
  expect(stored).toMatchObject({ draft: { title: 'Сухой год' } })
})

test('who throws away what a colleague has published is told so, and cannot make a draft of it again', async () => {
  meanwhile = () => {
    stored = null
  }
  await throwAway()
  await screen.findByText('Черновика уже нет')
  expect(screen.queryByText('Черновик выброшен')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Отменить', hidden: true })).toBeNull()
})

test('who throws away what a colleague has just changed is shown theirs, which goes when it is thrown away too', async () => {
  meanwhile = () => store({ title: 'Вода в саду' }, 'Игорь')
  await throwAway()
  await screen.findByText(/^Черновик от .*, Игорь: /)
  expect(stored?.draft).toEqual({ title: 'Вода в саду' })
  await press('Выбросить черновик')
  await press('Выбросить', inDialog('Выбросить черновик?'))
  await screen.findByText('Черновик выброшен')
  expect(stored).toBeNull()
})
