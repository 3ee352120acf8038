import { openColleagueCalls } from '../support/colleague.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test.beforeEach(({ watch }) => watch.allowErrors(/status of 409/))

test('Who else edits a record is shown, and edits of one field meet in a dialog', async ({
  page,
  baseURL,
}) => {
  const maria = await openColleagueCalls(page, baseURL)
  await maria.post('/api/admin/presence', { data: { entity: 'products', id: 5 } })
  await page.goto('/admin/products?find=Топас 5 Лонг&edit=5')
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue('Топас 5 Лонг')
  await expect(page.getByText(/^Мария Д\. редактирует с \d\d:\d\d$/)).toBeVisible()

  const data = {
    shortDescription: 'Для дома с постоянным проживанием, глубокая труба',
    modelLine: 'Топас Лонг',
  }
  expect((await maria.patch('/api/products/5', { data })).status()).toBe(200)
  await page.getByLabel('Краткое описание').fill('Для дачи: глубокая труба')
  await page.getByLabel('Модель или артикул').fill('5 Лонг М')
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
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
  const stored = await (await page.request.get('/api/products/id/5')).json()
  expect(stored).toMatchObject({ ...data, model: '5 Лонг М' })
})

test('Unsaved work outlives a closed tab', async ({ page, baseURL }) => {
  await page.goto('/admin/faq?tab=items&edit=new')
  await page.getByRole('textbox', { name: 'Вопрос' }).fill('Замёрзнет ли станция?')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('faq-items:new')))
  await page.close({ runBeforeUnload: false })

  const tab = await page.context().newPage()
  await tab.goto(`${baseURL}/admin/faq?tab=items&edit=new`)
  await expect(tab.getByText(/^Есть несохранённая правка от \d\d:\d\d\.$/)).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(tab.getByRole('textbox', { name: 'Вопрос' })).toHaveValue('Замёрзнет ли станция?')
})
