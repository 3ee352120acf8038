import { expect, test, vi } from 'vitest'
import { toErrorBody } from './error-response.ts'

vi.mock(import('../../../contract/endpoints.public.ts'), async (original) => {
  const { publicEndpoints } = await original()
  Object.assign(publicEndpoints.blog.post, { errorsHaveSuccess: true })
  return { publicEndpoints }
})

test.each([
  ['/api/blog/posts/7', true],
  // Other endpoints.
  ['/api/blog/posts', false],
  ['/api/blog/posts/slug/septic', false],
  ['/api/faq/categories/7', false],
])('errors at %s carry success: %s', (path, expected) => {
  expect('success' in toErrorBody(path, { message: 'Не найдено' })).toBe(expected)
})
