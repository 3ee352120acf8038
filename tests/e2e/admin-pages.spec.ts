import { openColleague } from '../support/colleague.ts'
import { expect, expectAccessible, hydrated } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const LEAD = 'Проектируем, ставим и обслуживаем станции с 2016 года.'

test('a manager changes a text of a page, visitors read it, and the original one comes back', async ({
  page,
  context,
}) => {
  await page.goto('/admin/pages?page=about')
  const start = page.getByRole('region', { name: 'Начало страницы' })
  const lead = start.getByLabel('Под заголовком')
  await expect(lead).toHaveValue(/^С \{founded\} года/)
  await lead.fill('')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(start.getByText('Заполните поле «Под заголовком»')).toBeVisible()
  await expect(lead).toBeFocused()
  await lead.fill(LEAD)
  await start.getByRole('button', { name: 'Убрать: Цифры, 4' }).click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Тексты уже на сайте', { exact: true })).toBeVisible()

  const visitor = await context.newPage()
  await visitor.goto('/about')
  await expect(visitor.getByText(LEAD)).toBeVisible()
  await expect(visitor.getByText('районов обслуживания')).toBeHidden()

  await page.getByRole('button', { name: 'Вернуть исходное на всей странице' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть исходное' }).click()
  await expect(lead).toHaveValue(/^С \{founded\} года/)
  await visitor.reload()
  await expect(visitor.getByText('районов обслуживания')).toBeVisible()
  await expectAccessible(page)
})

test('a list, bold and a link that a manager writes for the home page stay as the server has sent them', async ({
  page,
}) => {
  await page.goto('/admin/pages?page=home')
  const part = page.getByRole('region', { name: 'О компании' })
  const field = part.getByLabel('Второй абзац')
  await field.fill('Работаем **сами**:\n\n- ставим\n- обслуживаем, [подробнее](/about)')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Тексты уже на сайте', { exact: true })).toBeVisible()

  // The part is drawn again when it comes into sight.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const shown = page.locator('#about')
  const bold = shown.locator('strong')
  const sent = await bold.elementHandle()
  await hydrated(page)
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
  await expect(shown.locator('.reveal--waiting')).toHaveCount(1)
  await shown.scrollIntoViewIfNeeded()
  await expect(shown.locator('.reveal--shown')).toBeVisible()
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(shown.getByRole('listitem')).toHaveText(['ставим', 'обслуживаем, подробнее'])
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
  })
  await shown.getByRole('link', { name: 'подробнее', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await page.getByRole('link', { name: 'Главная' }).first().click()
  await expect(bold).toHaveText('сами')
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document')
  expect((await page.request.post('/api/admin/pages/home/reset', { data: { part: 'about' } })).ok()).toBe(
    true,
  )
})

test('the pages are a list of links, and unsaved texts are asked about', async ({ page }) => {
  await page.goto('/admin/pages')
  await expect(page.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Начало страницы' })
    .getByLabel('Заголовок', { exact: true })
    .fill('Другой')
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'О компании' }).click()
  await page.getByRole('button', { name: 'Не сохранять' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'О компании' })).toBeVisible()
})

test('a manager prepares the texts of a page in a draft, shows them by a link and publishes them; legal ones have none for her', async ({
  page,
  browser,
  baseURL,
}) => {
  const maria = await openColleague(page, baseURL)
  await maria.goto('/admin/pages?page=services')
  const panel = maria.getByRole('region', { name: 'Черновик' })
  const title = maria
    .getByRole('region', { name: 'Начало страницы' })
    .getByLabel('Заголовок', { exact: true })
  const original = await title.inputValue()
  await title.fill('Услуги по договору')
  await panel.getByRole('button', { name: 'В черновик' }).click()
  await expect(panel.getByText(/Черновик от \d\d:\d\d.*на сайте пока прежнее/)).toBeVisible()
  await panel.getByRole('button', { name: 'Показать по ссылке' }).click()
  const link = panel.getByLabel('Ссылка на предпросмотр')
  await expect(link).toHaveValue(/\/preview\/[0-9a-f]{64}$/)

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const heading = visitor.getByRole('heading', { level: 1 })
  await visitor.goto(new URL(await link.inputValue()).pathname)
  await expect(heading).toHaveText('Услуги по договору')
  await expect(visitor.getByText('Предпросмотр: так страница будет выглядеть на сайте.')).toBeVisible()
  await visitor.goto('/services')
  await expect(heading).toHaveText(original)

  await maria.reload()
  await expect(title).toHaveValue(original)
  await panel.getByRole('button', { name: 'Продолжить черновик' }).click()
  await expect(title).toHaveValue('Услуги по договору')
  await panel.getByRole('button', { name: 'Опубликовать…' }).click()
  await expect(panel.getByRole('rowheader', { name: 'Начало страницы: Заголовок' })).toBeVisible()
  await expect(panel.getByRole('columnheader', { name: 'На сайте' })).toBeVisible()
  await expectAccessible(maria)
  await panel.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(maria.getByText('Черновик опубликован')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'В черновик' })).toBeDisabled()
  await visitor.reload()
  await expect(heading).toHaveText('Услуги по договору')
  await visitor.context().close()

  await maria.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Оферта' }).click()
  await expect(maria.getByText('Эти тексты меняет администратор.')).toBeVisible()
  await expect(panel).toHaveCount(0)
})
