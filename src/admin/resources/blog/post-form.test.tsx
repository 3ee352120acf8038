// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { uploadImage } from '../../../api/staff-upload.ts'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { createPost } from '../../../contract/content/post.fixture.ts'
import { StaffContext } from '../../staff.ts'
import { PostForm } from './post-form.tsx'

vi.mock('../../../api/staff-upload.ts', () => ({ uploadImage: vi.fn(), uploadDocument: vi.fn() }))

const post = createPost()
const api = createStaffApi(async ([noun]) =>
  ['drafts', 'inquiryWork', 'blog'].includes(noun) ? [] : { siteName: 'Септики' },
)
const open = (stored: BlogPost) =>
  openStaffScreen(() => (
    <StaffContext value={api}>
      <PostForm row={stored} />
    </StaffContext>
  ))
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const publish = () => act(async () => void fireEvent.click(screen.getByLabelText('Опубликовано')))
const FORMER = 'Ссылки на /blog/voda останутся: с них попадут на новый адрес.'

test('who changes the address of a published post reads what becomes of links to it', async () => {
  await open(post)
  expect(screen.queryByText(FORMER)).toBeNull()
  await type(/^Адрес страницы/, 'vysokaya-voda')
  screen.getByText(FORMER)
  await type(/^Адрес страницы/, 'voda')
  expect(screen.queryByText(FORMER)).toBeNull()
})

test('nobody has links to a draft', async () => {
  await open({ ...post, published: false, publishedAt: null })
  await type(/^Адрес страницы/, 'vysokaya-voda')
  expect(screen.queryByText(/^Ссылки на/)).toBeNull()
})

test('the switch says who sees the post, before and after it is published', async () => {
  await open({ ...post, published: false, publishedAt: null })
  screen.getByText('Черновик: на сайте статью видят только сотрудники.')
  await publish()
  screen.getByText('Статью увидят все, как только вы сохраните.')
})

test('a post on the site says since when; hidden again it is a draft', async () => {
  await open(post)
  screen.getByText('На сайте с 20 февраля 2026 г.')
  await publish()
  screen.getByText('Черновик: на сайте статью видят только сотрудники.')
})

test('a title for search engines may have 60 characters, not 61', async () => {
  await open(post)
  await type('Мета-заголовок', 'я'.repeat(60))
  screen.getByText('60 из 60')
  await type('Мета-заголовок', 'я'.repeat(61))
  screen.getByText('61 из 60, конец обрежут')
})

test('a picture that was not sent is named beside its button', async () => {
  vi.mocked(uploadImage).mockRejectedValue(new ApiError(0, '', null))
  await open(post)
  const fields = [...document.querySelectorAll('input[type=file]')]
  expect(fields).toHaveLength(2)
  const files = [new File([new Uint8Array(3)], 'фото.png', { type: 'image/png' })]
  for (const field of fields) await act(async () => void fireEvent.change(field, { target: { files } }))
  expect(screen.getAllByText('фото.png: Произошла ошибка при загрузке изображения')).toHaveLength(2)
})

test('a picture that was sent is the cover, in the place of the former one', async () => {
  await open({ ...post, featuredImage: '/assets/old.jpg' })
  vi.mocked(uploadImage).mockResolvedValue('/assets/uploads/foto.png')
  const files = [new File([new Uint8Array(3)], 'фото.png', { type: 'image/png' })]
  const field = screen.getByLabelText('Заменить: Главное изображение')
  await act(async () => void fireEvent.change(field, { target: { files } }))
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: /^Главное изображение/ })
  await waitFor(() => expect(address.value).toBe('/assets/uploads/foto.png'))
})
