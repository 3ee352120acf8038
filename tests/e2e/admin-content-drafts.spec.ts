import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

const unique = () => crypto.randomUUID().slice(0, 8)

/** The pause after the last change is over: a draft that is shown in a form is stored. */
const pauseOver = (page: Page) => page.clock.fastForward('00:02')

const add = async (page: Page, entity: string, data: object): Promise<number> => {
  const response = await page.request.post(`/api/admin/${entity}`, { data })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

/** What a stranger reads at the address. */
async function look(browser: Browser, address: string): Promise<string> {
  const visitor = await browser.newContext()
  const html = await (await visitor.request.get(address)).text()
  await visitor.close()
  return html
}

/** Makes a link to the preview in the open form; its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Показать по ссылке' }).click()
  const link = page.getByLabel('Ссылка на предпросмотр')
  await expect(link).toHaveValue(/\/preview\/[0-9a-f]{64}$/)
  return await link.inputValue()
}

test('A draft of a landing page saves itself with its filter, is shown by a link, taken up again and published', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allowErrors(/status of 400/)
  const name = unique()
  const title = `Септик на пятерых ${name}`
  const slug = `na-pyateryh-${name}`
  const id = await add(page, 'landing-pages', { title, slug, text: 'Хватит ли', filter: { users: 5 } })
  const draft = async () => (await page.request.get(`/api/admin/drafts/landing-pages/${id}`)).json()
  await page.clock.install()
  await page.goto(`/admin/landing-pages?edit=${id}`)
  const form = page.getByRole('dialog', { name: 'Изменить подборку' })
  await form.getByLabel('Заголовок', { exact: true }).fill(`Септик на дачу ${name}`)
  await form.getByRole('button', { name: 'В черновик' }).click()
  await expect(form.getByText(/Черновик от \d\d:\d\d.*на сайте пока прежнее.*сохраняется сам/)).toBeVisible()
  await form.getByLabel('Человек в доме').fill('8')
  await pauseOver(page)
  const changed = { title: `Септик на дачу ${name}`, filter: { users: 8 } }
  await expect.poll(draft).toMatchObject({ draft: changed, version: 2 })
  await form.getByLabel('Человек в доме').fill('восемь')
  await pauseOver(page)
  await expect(form.getByText('Не получилось: Число людей: целое, от 1 до 9999')).toBeVisible()
  await form.getByLabel('Человек в доме').fill('9')
  await pauseOver(page)
  await expect.poll(draft).toMatchObject({ draft: { ...changed, filter: { users: 9 } }, version: 3 })
  await expect(form.getByText('Не получилось')).toBeHidden()

  const preview = await makeLink(page)
  expect(await look(browser, preview)).toContain(`Септик на дачу ${name}`)
  expect(await look(browser, `${baseURL}/selection/${slug}`)).toContain(title)

  await page.goto('/admin/landing-pages')
  await page.goto(`/admin/landing-pages?edit=${id}`)
  await expect(form.getByLabel('Заголовок', { exact: true })).toHaveValue(title)
  await form.getByRole('button', { name: 'Продолжить черновик' }).click()
  await expect(form.getByLabel('Человек в доме')).toHaveValue('9')
  await form.getByRole('button', { name: 'Опубликовать…' }).click()
  await expect(form.getByRole('columnheader', { name: 'В черновике' })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText('Черновик опубликован')).toBeVisible()
  await expect(form.getByRole('button', { name: 'В черновик' })).toBeDisabled()
  const shown = await look(browser, `${baseURL}/selection/${slug}`)
  expect(shown).toContain(`Септик на дачу ${name}`)
  expect((await page.request.delete(`/api/admin/landing-pages/${id}`)).ok()).toBe(true)
})

const PARTS = [
  {
    entity: 'reviews',
    make: { author: 'Нина', location: 'Клин', rating: 5, text: 'Тихо.', date: '2026-05-01' },
    form: 'Изменить отзыв',
    label: 'Автор',
    name: 'author',
  },
  {
    entity: 'districts',
    make: { name: 'Королёв', latitude: 55.9, longitude: 37.8 },
    form: 'Изменить район',
    label: 'Название',
    name: 'name',
  },
] as const

for (const { entity, make, form: title, label, name } of PARTS) {
  test(`A draft of ${entity} is shown on the home page by a link, thrown away, taken back and saved with the form`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const [former, next] = [`Прежнее ${unique()}`, `Новое ${unique()}`]
    const id = await add(page, entity, { ...make, [name]: former })
    await page.goto(`/admin/${entity}?edit=${id}`)
    const form = page.getByRole('dialog', { name: title })
    const field = form.getByLabel(label, { exact: true })
    await field.fill(next)
    await form.getByRole('button', { name: 'В черновик' }).click()
    await expect(form.getByText('сохраняется сам')).toBeVisible()
    await expectAccessible(page)
    const preview = await look(browser, await makeLink(page))
    expect([preview.includes(next), preview.includes(former)]).toEqual([true, false])
    const home = await look(browser, `${baseURL}/`)
    expect([home.includes(next), home.includes(former)]).toEqual([false, true])

    await form.getByRole('button', { name: 'Выбросить черновик' }).click()
    await page.getByRole('button', { name: 'Выбросить', exact: true }).click()
    await page.getByRole('button', { name: 'Отменить' }).click()
    await form.getByRole('button', { name: 'Продолжить черновик' }).click()
    await expect(field).toHaveValue(next)
    await form.getByRole('button', { name: 'Сохранить изменения' }).click()
    await expect(form).toBeHidden()
    await expect
      .poll(async () => (await page.request.get(`/api/admin/drafts/${entity}/${id}`)).status())
      .toBe(404)
    expect(await look(browser, `${baseURL}/`)).toContain(next)
    expect((await page.request.delete(`/api/admin/${entity}/${id}`)).ok()).toBe(true)
  })
}
