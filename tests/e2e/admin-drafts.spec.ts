import type { Page } from '@playwright/test'
import { addPost, unique } from '../support/blog-posts.ts'
import { openColleagueCalls } from '../support/colleague.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { addProduct, test, turnTo } from '../support/staff-e2e.ts'

/** The pause after the last change is over: a draft that is shown in a form is stored. */
const pauseOver = (page: Page) => page.clock.fastForward('00:02')

test('A draft over a published post saves itself, is shown by a link, compared and published', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique()
  const slug = `stoki-${name}`
  const id = await addPost(page, { title: `Стоки ${name}`, slug, published: true })
  await page.clock.install()
  await page.goto(`/admin/blog/posts/${id}/edit`)
  const title = page.getByLabel('Заголовок', { exact: true })
  await title.fill(`Сточные воды ${name}`)
  await page.getByRole('button', { name: 'В черновик' }).click()
  await expect(page.getByText(/Черновик от \d\d:\d\d.*на сайте пока прежнее/)).toBeVisible()
  await title.fill(`Сточные воды дома ${name}`)
  await pauseOver(page)
  const draft = async () => (await page.request.get(`/api/admin/drafts/posts/${id}`)).json()
  await expect.poll(async () => (await draft()).version).toBe(2)

  await page.getByRole('button', { name: 'Показать по ссылке' }).click()
  const link = page.getByLabel('Ссылка на предпросмотр')
  await expect(link).toHaveValue(/\/preview\/[0-9a-f]{64}$/)
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
  const look = async (address: string) => (await visitor.request.get(address)).text()
  const heading = async (address: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(await look(address))?.[1]
  const preview = new URL(await link.inputValue()).pathname
  expect(await heading(preview)).toContain(`Сточные воды дома ${name}`)
  expect(await look(preview)).toContain('Предпросмотр: так страница будет выглядеть')
  expect(await heading(`/blog/${slug}`)).toContain(`Стоки ${name}`)

  await page.getByRole('button', { name: 'Опубликовать…' }).click()
  await expect(page.getByRole('columnheader', { name: 'В черновике' })).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText('Черновик опубликован')).toBeVisible()
  await expect(page.getByRole('button', { name: 'В черновик' })).toBeDisabled()
  expect(await heading(`/blog/${slug}`)).toContain(`Сточные воды дома ${name}`)
  await visitor.close()
})

test('Two people on one draft: edits go together, what collides is chosen, a published draft is made anew', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allowErrors(/status of (409|404)/)
  const name = unique()
  const id = await addPost(page, { title: `Дренаж ${name}`, slug: `drenazh-${name}`, published: true })
  const address = `/api/admin/drafts/posts/${id}`
  const draft = async () => (await page.request.get(address)).json()
  const maria = await openColleagueCalls(page, baseURL)
  const title = page.getByLabel('Заголовок', { exact: true })
  const dialog = page.getByRole('dialog', { name: 'Правки столкнулись' })
  await page.clock.install()
  await page.goto(`/admin/blog/posts/${id}/edit`)
  await expect(page.getByRole('button', { name: 'В черновик' })).toBeVisible()
  await maria.put(address, { data: { title: `Дренаж участка ${name}` } })

  // The form does not know of her draft yet: it is met, not overwritten.
  await page.getByLabel('Автор').fill('Пётр Ильин')
  await page.getByRole('button', { name: 'В черновик' }).click()
  await expect(title).toHaveValue(`Дренаж участка ${name}`)
  await expect(page.getByText(/тем временем изменила?: Заголовок/)).toBeVisible()
  const together = { title: `Дренаж участка ${name}`, author: 'Пётр Ильин' }
  await expect.poll(draft).toMatchObject({ draft: together, version: 2 })

  await maria.put(address, { data: { ...together, title: `Дренаж дома ${name}` } })
  await title.fill(`Дренаж двора ${name}`)
  await pauseOver(page)
  await expect(dialog.getByRole('group', { name: 'Заголовок' })).toContainText('дома')
  await expect(dialog.getByText('В черновике пока правка')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Оставить моё').click()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Сохранить вместе' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(draft).toMatchObject({ draft: { title: `Дренаж двора ${name}` }, version: 4 })
  await title.fill(`Дренаж сада ${name}`)
  await pauseOver(page)
  await expect.poll(draft).toMatchObject({ draft: { title: `Дренаж сада ${name}` }, version: 5 })

  await maria.post(`${address}/publish`, { data: {} })
  await page.getByLabel('Краткое описание').fill('Куда уходит вода')
  await pauseOver(page)
  await expect.poll(draft).toMatchObject({ draft: { excerpt: 'Куда уходит вода' }, version: 6 })
  await expect(page.getByText('Не получилось')).toHaveCount(0)
})

test('A draft over a hidden product is applied, and a form whose draft is saved closes unasked', async ({
  page,
}) => {
  const name = unique()
  const product = { name: `Станция ${name}`, slug: `stantsiya-${name}`, published: false }
  const id = await addProduct(page, product)
  const panel = page.getByRole('region', { name: 'Черновик' })
  const keep = panel.getByRole('button', { name: 'В черновик' })
  const title = page.getByLabel('Название', { exact: true })
  await page.goto(`/admin/products?find=${name}&edit=${id}`)
  await expect(keep).toBeDisabled()
  await expect(keep).toHaveAccessibleDescription('В черновик нечего класть: в форме ничего не изменено')
  await title.fill(`Станция новая ${name}`)
  await keep.press('Enter')
  await expect(panel.getByText(/Черновик от \d\d:\d\d.*в записи пока прежнее/)).toBeVisible()
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/products?find=${name}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await turnTo(page, `/admin/products?find=${name}&edit=${id}`)
  await panel.getByRole('button', { name: 'Продолжить черновик' }).press('Enter')
  await expect(title).toHaveValue(`Станция новая ${name}`)
  await expect(title).toBeFocused()
  await title.fill(`Станция другая ${name}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Закрыть без сохранения?' })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await panel.getByRole('button', { name: 'Применить…' }).press('Enter')
  await expect(panel).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'В записи' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Применить', exact: true }).press('Enter')
  await expect(page.getByText('Черновик применён')).toBeVisible()
  await expect(panel).toBeFocused()
  const stored = await (await page.request.get(`/api/products/id/${id}`)).json()
  expect(stored).toMatchObject({ name: `Станция другая ${name}`, published: false })
})
