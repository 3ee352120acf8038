import { expect, test, vi } from 'vitest'
import { isLongForStaff } from './cached-api.ts'
import { toErrorBody } from './error-response.ts'

vi.mock(import('../../../contract/endpoints.public.ts'), async (original) => {
  const { publicEndpoints } = await original()
  Object.assign(publicEndpoints.products.byId, { isCachedForStaff: true })
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

test.each([
  ['/api/products/id/5', true],
  ['/api/products/id/5?utm_source=mail', true],
  ['/api/products', true],
  ['/api/products?search=', true],
  ['/api/products?search=bio', false],
  ['/api/products/topas-5', false],
])('the long answer at %s is kept for staff: %s', (path, expected) => {
  expect(isLongForStaff(`http://shop.test${path}`)).toBe(expected)
})
