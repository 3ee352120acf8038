import type { Page } from '@playwright/test'
import { MARIA, openColleague } from '../support/colleague.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { enter, test, turnTo } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/status of 409/))

test('Two people on one record: who edits is shown, edits of one field meet in a dialog, others go together', async ({
  page,
  baseURL,
}) => {
  const maria = await openColleague(page, baseURL)
  const open = async (one: Page) => {
    await one.goto('/admin/products?find=Топас 5 Лонг&edit=5')
    await expect(one.getByLabel('Название', { exact: true })).toHaveValue('Топас 5 Лонг')
  }
  const save = (one: Page) => one.getByRole('button', { name: 'Сохранить изменения' }).click()
  await open(maria)
  await open(page)
  await expect(page.getByText(/^Мария Д\. редактирует с \d\d:\d\d$/)).toBeVisible()

  await maria.getByLabel('Краткое описание').fill('Для дома с постоянным проживанием, глубокая труба')
  await maria.getByRole('tabpanel', { name: 'Основное' }).getByLabel('Линейка').fill('Топас Лонг')
  await save(maria)
  await expect(maria.getByText('Товар обновлён')).toBeVisible()

  await page.getByLabel('Краткое описание').fill('Для дачи: глубокая труба')
  await page.getByLabel('Модель или артикул').fill('5 Лонг М')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Правки столкнулись: Топас 5 Лонг' })
  await expect(dialog.getByRole('heading', { name: /Правки столкнулись/ })).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'Краткое описание' })).toContainText('дачи')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Модель или артикул.*5 Лонг М.*ваше/s,
    /Линейка.*Мария Д\./s,
  ])
  await expectAccessible(page)
  await dialog.getByText('Взять чужое').click()
  await dialog.getByRole('button', { name: 'Сохранить вместе' }).click()
  await expect(page.getByText('Товар обновлён')).toBeVisible()
  expect(await (await page.request.get('/api/products/id/5')).json()).toMatchObject({
    shortDescription: 'Для дома с постоянным проживанием, глубокая труба',
    modelLine: 'Топас Лонг',
    model: '5 Лонг М',
  })

  await test.step('on one post, edits of different fields are saved together unasked', async () => {
    const [post] = await (await page.request.get('/api/blog/posts')).json()
    const path = `/admin/blog/posts/${post.id}/edit`
    await turnTo(page, path)
    await turnTo(maria, path)
    await expect(page.getByLabel('Автор')).toBeVisible()
    await maria.getByLabel('Заголовок', { exact: true }).fill('Заголовок Марии')
    await maria.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect(maria.getByText('Статья успешно обновлена')).toBeVisible()
    await page.getByLabel('Автор').fill('Пётр Ильин')
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect(page.getByText(/Мария Д\. тем временем изменила: Заголовок/)).toBeVisible()
    await expect(page.getByLabel('Заголовок', { exact: true })).toHaveValue('Заголовок Марии')
    expect(await (await page.request.get(`/api/blog/posts/${post.id}`)).json()).toMatchObject({
      title: 'Заголовок Марии',
      author: 'Пётр Ильин',
    })
  })
})

test('Unsaved work outlives a closed tab, and is offered to its account alone', async ({ page, baseURL }) => {
  await page.goto('/admin/faq?tab=items&edit=new')
  await page.getByRole('textbox', { name: 'Вопрос' }).fill('Замёрзнет ли станция?')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('faq-items:new')))
  await page.close({ runBeforeUnload: false })

  const tab = await page.context().newPage()
  await tab.request.post('/api/admin/users', { data: MARIA })
  await enter(tab, MARIA)
  await tab.goto(`${baseURL}/admin/faq?tab=items&edit=new`)
  await expect(tab.getByRole('button', { name: 'Создать', exact: true })).toBeVisible()
  await expect(tab.getByText(/несохранённая правка/)).toHaveCount(0)

  await enter(tab)
  await tab.goto(`${baseURL}/admin/faq?tab=items&edit=new`)
  await expect(tab.getByText(/^Есть несохранённая правка от \d\d:\d\d\.$/)).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(tab.getByRole('textbox', { name: 'Вопрос' })).toHaveValue('Замёрзнет ли станция?')
})
