import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, test, visit } from '../support/e2e.ts'

const POST = '/blog/glubina-truby-i-korpus-long'
const DRAFT = '/blog/drenazh-vokrug-doma'
const FAILED = /Failed to load resource/
const ONE_POST = '**/api/blog/posts/slug/*'

const card = (page: Page, title: string | RegExp) => page.getByRole('article').filter({ hasText: title })

/** Opens the newest post from the list, with these fields changed in the response. */
async function openPostWith(page: Page, changes: Record<string, unknown>): Promise<void> {
  await visit(page, '/blog')
  await page.route(ONE_POST, async (route) => {
    const post = await (await route.fetch()).json()
    await route.fulfill({ json: { ...post, ...changes } })
  })
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByText('5 мин')).toBeVisible()
}

test('A visitor sees what the blog is about and its six latest posts', async ({ page }) => {
  await visit(page, '/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Наш блог')
  const amounts = page.locator('.topic__amount')
  await expect(amounts).toHaveText(['2 статьи', '3 статьи', '1 статья', '3 статьи', '2 статьи'])
  await expect(page.getByRole('heading', { name: 'Последние статьи' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('article').first()).toContainText('14 октября 2026 г.')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Монтаж и грунты' }).click()
  await expect(page).toHaveURL('/blog/category/montazh-i-grunty')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Как проходит монтаж станции за один день',
    'Септик при высоких грунтовых водах и плывуне',
    'Глубина трубы и корпус Лонг: как не ошибиться с высотой',
  ])
  await expectAccessible(page)
})

test('A visitor reads a post: who wrote it, when, its tables, and what to do next', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, POST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Глубина трубы и корпус Лонг: как не ошибиться с высотой',
  )
  const head = page.locator('.post__meta')
  await expect(head).toContainText('20 февраля 2024 г.')
  await expect(head).toContainText('Автор: Инженеры компании')
  await expect(head).toContainText('5 мин')
  await expect(head.getByRole('link', { name: 'Монтаж и грунты' })).toHaveAttribute(
    'href',
    '/blog/category/montazh-i-grunty',
  )
  await expect(page.getByRole('row', { name: '60 см 15 м 90 см Лонг' })).toBeVisible()
  await expect(page.locator('#chto-imenno-izmeryat')).toHaveText('Что именно измерять')
  await expect(page.getByRole('link', { name: 'Подобрать септик' })).toHaveAttribute(
    'href',
    '/#product-wizard',
  )
  await expect(card(page, 'Как проходит монтаж')).toHaveCount(2)
  expect(fetched.filter((address) => address.includes('MarkdownTree'))).toEqual([])
  await expectAccessible(page)
})

test('A post opened from the list is drawn in the browser just as well', { tag: '@any-width' }, async ({
  page,
}) => {
  await visit(page, '/blog')
  await page.getByRole('link', { name: 'Топас или Евролос' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас или Евролос: сравнение без рекламы')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.locator('.prose h2[id]').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Наш блог')
  await page.goForward()
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('A post leads on to the next one of its category', { tag: '@any-width' }, async ({ page }) => {
  await visit(page, POST)
  await page.getByRole('link', { name: 'Септик при высоких грунтовых водах и плывуне' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Септик при высоких грунтовых водах и плывуне',
  )
  await expect(page.locator('.prose h2').first()).toBeVisible()
})

test('A draft does not exist for a visitor and is marked for staff', async ({ page, watch }) => {
  watch.allowErrors(/404/)
  await visit(page, DRAFT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статья не найдена')
  await page.request.post('/api/admin/login', { data: ADMIN })
  await visit(page, DRAFT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Дренаж вокруг дома и септик: как их совместить',
  )
  await expect(page.getByText('Черновик: эту страницу видят только сотрудники.')).toBeVisible()
  await expect(page.getByText('Не опубликовано')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await visit(page, '/blog/category/otvod-vody')
  await expect(card(page, 'Дренаж вокруг дома')).toContainText('Черновик')
})

test('Addresses of nothing say so and lead back to the blog', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404/)
  await visit(page, '/blog/category/no-such')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Категория не найдена')
  await page.getByRole('link', { name: 'Все статьи' }).click()
  await expect(page).toHaveURL('/blog')
})

test('A blog and a category without posts say so', { tag: '@any-width' }, async ({ page }) => {
  await visit(page, POST)
  await page.route('**/api/blog/posts?*', (route) => route.fulfill({ json: [] }))
  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Блог' }).click()
  await expect(page.getByText('Статьи пока не добавлены. Загляните позже!')).toBeVisible()
  await page.route('**/api/blog/categories/otvod-vody', async (route) => {
    const category = await (await route.fetch()).json()
    await route.fulfill({ json: { ...category, posts: [] } })
  })
  await page.getByRole('main').getByRole('link', { name: 'Отвод воды' }).click()
  await expect(page.getByText('В этой категории пока нет статей. Загляните позже!')).toBeVisible()
})

test('A date that is missing or cannot be read has words of its own', { tag: '@any-width' }, async ({
  page,
}) => {
  await visit(page, POST)
  await page.route('**/api/blog/posts?*', async (route) => {
    const [first, second, ...posts] = await (await route.fetch()).json()
    await route.fulfill({
      json: [{ ...first, publishedAt: null }, { ...second, publishedAt: 'вчера' }, ...posts],
    })
  })
  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Блог' }).click()
  await expect(page.getByRole('article').nth(0)).toContainText('Дата не указана')
  await expect(page.getByRole('article').nth(1)).toContainText('Неверная дата')
})

test('Pictures that cannot be loaded give way to a placeholder, in posts and on cards', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404/)
  const broken = /broken-picture.*\.svg$/
  await page.route(`**${POST}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('<blockquote>', '<img src="/assets/none.png" alt="Схема"><blockquote>')
    await route.fulfill({ response, body })
  })
  await page.route('**/assets/blog/*.svg', (route) => route.fulfill({ status: 404 }))
  await visit(page, POST)
  await expect(page.locator('.post__img')).toHaveAttribute('src', broken)
  await expect(page.getByAltText('Схема')).toHaveAttribute('src', broken)
  await page.locator('.entry__pic').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.entry__pic').first()).toHaveAttribute('src', broken)
})

test('A post drawn in the browser shows its pictures, and links to other sites let go of ours', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(/404/)
  await openPostWith(page, {
    content:
      '![Схема](/assets/none.png "Подпись")\n\n[ГОСТ](https://example.org)\n\n<script>alert(1)</script>',
    featuredImage: null,
  })
  await expect(page.getByText('Подпись')).toBeVisible()
  await expect(page.getByAltText('Схема')).toHaveAttribute('src', /broken-picture.*\.svg$/)
  await expect(page.getByRole('link', { name: 'ГОСТ' })).toHaveAttribute('rel', 'noopener')
  await expect(page.locator('.post__img')).toHaveCount(0)
})

test.describe('When a call fails', () => {
  test('the blog says so, and can be asked for again', { tag: '@any-width' }, async ({ page, watch }) => {
    watch.allowErrors(FAILED)
    await visit(page, POST)
    await page.route('**/api/blog/posts?*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Блог' }).click()
    await expect(page.getByRole('alert')).toContainText('Ошибка при загрузке данных')
    await expect(page.getByRole('main')).toContainText('Ошибка при загрузке данных')
    await page.unroute('**/api/blog/posts?*')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('a post says so, and can be asked for again', async ({ page, watch }) => {
    watch.allowErrors(FAILED)
    await visit(page, '/blog')
    await page.route(ONE_POST, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('alert')).toContainText('Ошибка при загрузке статьи')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ошибка при загрузке статьи')
    await expectAccessible(page)
    await page.unroute(ONE_POST)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByText('Автор: Инженеры компании')).toBeVisible()
  })

  test('a category says so, and can be asked for again', { tag: '@any-width' }, async ({ page, watch }) => {
    watch.allowErrors(FAILED)
    await visit(page, '/blog')
    await page.route('**/api/blog/categories/*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('main').getByRole('link', { name: 'Отвод воды' }).click()
    await expect(page.getByRole('alert')).toContainText('Ошибка при загрузке категории')
    await page.unroute('**/api/blog/categories/*')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(card(page, 'Куда отводить очищенную воду')).toBeVisible()
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor finds a post and reads it', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Топас или Евролос' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Топас или Евролос: сравнение без рекламы',
    )
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
