import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

let made = 0
/** A unique name. */
export const unique = () => `${Date.now().toString(36)}${++made}`

/** Creates a post; returns its id. */
export async function addPost(page: Page, post: Record<string, unknown>): Promise<number> {
  const response = await page.request.post('/api/blog/posts', {
    data: { content: 'Вода стоит высоко.', ...post },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}
