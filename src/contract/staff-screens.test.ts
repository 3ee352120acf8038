import { expect, test } from 'vitest'
import { isStaffPath } from './staff-screens.ts'

test.each([
  '/admin',
  '/admin/',
  '/admin/orders',
  '/admin/Orders/',
  '/admin/specs/mappings',
  '/admin/blog/posts/create',
  '/admin/blog/posts/12/edit',
  '/admin/blog/posts/net/edit',
])('%s has a screen', (path) => {
  expect(isStaffPath(path)).toBe(true)
})

test.each([
  '/admin/no-such-screen',
  '/administrator',
  '/admin/orders/5',
  '/admin/blog/posts',
  '/admin/blog/posts//edit',
  '/admin/blog/posts/12',
  '/admin//orders',
  '/',
])('%s has none', (path) => {
  expect(isStaffPath(path)).toBe(false)
})
