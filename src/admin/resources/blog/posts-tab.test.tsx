// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { BlogPost, ListedBlogCategory } from '../../../contract/content/blog.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import { StaffContext } from '../../staff.ts'
import { PostsTab } from './posts-tab.tsx'

const createdAt = '2026-01-01T00:00:00.000Z'
const post = (id: number, title: string, more: Partial<BlogPost> = {}) =>
  createPost({ id, title, slug: `post-${id}`, publishedAt: createdAt, ...more })
const water: ListedBlogCategory = {
  id: 1,
  name: 'Отвод воды',
  slug: 'voda',
  description: null,
  createdAt,
  postCount: 1,
}
const posts = [
  post(3, 'Дренаж', { published: false, categoryId: 1, category: { name: 'Вода', slug: 'voda' } }),
  post(2, 'Зимовка', { excerpt: 'Если в доме не живут', categoryId: 9 }),
  post(1, 'Паспорт станции'),
]

async function open(search = '') {
  const api = createStaffApi(async ([, verb]) => {
    if (verb === 'categories') return [water]
    return verb === 'categoryPosts' ? posts.filter(({ categoryId }) => categoryId === 1) : posts
  })
  const staff = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <PostsTab />
      </StaffContext>
    ),
    `/admin/screen${search}`,
  )
  await screen.findByLabelText('Категория')
  return staff
}
const cells = (kind: string) => [...document.querySelectorAll(`tbody .c-${kind}`)]
const titles = () => cells('name').map((cell) => cell.querySelector('a')?.textContent)
const search = (text: string) =>
  act(async () => {
    fireEvent.input(screen.getByLabelText('Поиск'), { target: { value: text } })
    fireEvent.keyDown(screen.getByLabelText('Поиск'), { key: 'Enter' })
  })

test('posts are found by title and excerpt, whatever the case and the spaces around', async () => {
  await open()
  expect(titles()).toEqual(['Дренаж', 'Зимовка', 'Паспорт станции'])
  await search(' зимов ')
  expect(titles()).toEqual(['Зимовка'])
  await search('НЕ ЖИВУТ')
  expect(titles()).toEqual(['Зимовка'])
})

test('drafts alone are listed at their address, each with its state; nothing found says so', async () => {
  await open('?drafts')
  await screen.findByText('Дренаж')
  expect(titles()).toEqual(['Дренаж'])
  const state = screen.getByRole<HTMLInputElement>('switch', { name: 'Черновик' })
  expect([state.checked, state.disabled]).toEqual([false, true])
  await search('нет такой')
  screen.getByRole('heading', { name: 'Статьи не найдены' })
})

test('a row says what the post is about and when it was written, and leads to it on the site', async () => {
  await open()
  await screen.findByText('Зимовка')
  const last = screen.getByText('Паспорт станции').closest('tr')
  expect(last?.textContent).toMatch(/Нет описанияБез категории.*Анна01\.01\.2026/)
  const view = screen.getByRole('link', { name: 'Посмотреть на сайте: Паспорт станции' })
  expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/blog/post-1', '_blank'])
})

test('«Показать все статьи» takes back what was typed and what was chosen', async () => {
  const staff = await open('?category=voda&drafts=1')
  await screen.findByText('Дренаж')
  expect(titles()).toEqual(['Дренаж'])
  await search('паспорт')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Показать все статьи' })))
  await screen.findByText('Паспорт станции')
  expect(titles()).toHaveLength(3)
  expect(screen.getByLabelText<HTMLInputElement>('Поиск').value).toBe('')
  expect(staff.address()).not.toMatch(/category|drafts/)
})

test('a category is named as it is now; one that is gone says so, and filters nothing', async () => {
  await open('?category=gone')
  await screen.findByText('Паспорт станции')
  expect(cells('category').map(({ textContent }) => textContent)).toEqual([
    'Отвод воды',
    'Категория не найдена',
    'Без категории',
  ])
  expect(screen.getByLabelText<HTMLSelectElement>('Категория').value).toBe('')
})
