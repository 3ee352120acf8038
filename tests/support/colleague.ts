import { type APIRequestContext, type Page, request } from '@playwright/test'

/** Account of a colleague. */
const MARIA = {
  username: 'maria',
  password: 'Мария-пишет-1',
  fullName: 'Мария Дмитриева',
  role: 'manager',
}

/** A colleague's browser, signed in; closed with the page. */
export async function openColleague(page: Page, baseURL: string | undefined): Promise<Page> {
  await page.request.post('/api/admin/users', { data: MARIA })
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...(baseURL ? { baseURL } : {}) })
  const colleague = await context?.newPage()
  if (!colleague) throw new Error('no browser')
  page.on('close', () => void context?.close())
  await colleague.request.post('/api/admin/login', { data: MARIA })
  return colleague
}

/** A colleague's calls, signed in, for what she does while somebody else looks on; ended with the page. */
export async function openColleagueCalls(
  page: Page,
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  await page.request.post('/api/admin/users', { data: MARIA })
  const calls = await request.newContext({ ...(baseURL ? { baseURL } : {}) })
  page.on('close', () => void calls.dispose())
  await calls.post('/api/admin/login', { data: MARIA })
  return calls
}
