import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible } from '../support/e2e.ts'
import { endSession, test, turnTo } from '../support/staff-e2e.ts'

/** «Топас 5 Лонг», in its seeded state for every test. */
const STORED = '/api/products/id/5'
/** Its form, over a list of this product alone. */
const FORM = '/admin/products?find=Топас 5 Лонг&edit=5'
let seeded: Record<string, unknown> = {}

test.beforeEach(async ({ page, watch }) => {
  watch.allowErrors(/status of (400|401|404|409)|ERR_FAILED|ERR_NAME_NOT_RESOLVED/)
  seeded = await (await page.request.get(STORED)).json()
})

test.afterEach(async ({ page }) => {
  expect((await page.request.patch('/api/products/5', { data: seeded })).status()).toBe(200)
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const DRAWING = 'drawings/v1/thumb/topas-box-unknown-600-gravity.svg'
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel })

/** What the next write sends. */
async function nextWrite(page: Page, method: 'POST' | 'PATCH'): Promise<Record<string, unknown>> {
  const sent = await page.waitForRequest((request) => request.method() === method)
  return sent.postDataJSON()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('A new product: what is missing is said where it is missing, and all that was typed is sent', async ({
  page,
}) => {
  await page.goto('/admin/products?find=Топас 5 Лонг')
  await page.getByRole('button', { name: 'Создать товар' }).click()
  const form = page.getByRole('dialog', { name: 'Новый товар' })
  await expect(form.getByRole('tab', { name: 'Основное' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(form.getByText('Название товара обязательно')).toBeVisible()
  await expect(form.getByText('URL slug обязателен')).toBeVisible()
  await expect(form.getByText('Выберите производителя')).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: 'Исправьте 3 поля' })).toBeVisible()
  const name = form.getByLabel('Название', { exact: true })
  await expect(name).toBeFocused()
  await name.fill('Топас 5 Проверочный')
  await expect(form.getByLabel('Адрес страницы (slug)')).toHaveValue('topas-5-proverochnyj')
  await form.getByLabel('Производитель', { exact: true }).selectOption('Топас')
  await form.getByLabel('Линейка').fill('Топас')
  await form.getByLabel('Краткое описание').fill('Коротко')
  await form.getByText('Новинка').click()
  await expect(form.getByRole('complementary')).toContainText('Новинка')

  await tab(page, 'Характеристики').click()
  await form.getByLabel('Пользователей, чел.').fill('-5')
  await form.getByLabel('Производительность, м³/сут').fill('1,15')
  await tab(page, 'Цены').click()
  await form.getByLabel('Цена с установкой').fill('222 920')
  await form.getByLabel('Из неё установка').fill('35000')
  await expect(form.getByText(/187\s920/)).toBeVisible()
  await form.getByRole('button', { name: 'Создать товар' }).click()
  await expect(tab(page, 'Характеристики есть ошибка')).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByLabel('Пользователей, чел.')).toBeFocused()
  await expect(form.getByText('Число не может быть отрицательным')).toBeVisible()
  await form.getByLabel('Пользователей, чел.').fill('5')
  await tab(page, 'Подробно').click()
  await form.getByLabel('Материал ёмкости').fill('Полипропилен')
  await form.getByRole('button', { name: 'Добавить источник' }).click()
  await expectAccessible(page)
  await tab(page, 'Дополнительно').click()
  await form.getByRole('button', { name: 'Добавить особенность' }).click()
  await page.keyboard.type('Тихая')
  await form.getByText('Характеристики в JSON').first().click()
  await form.getByRole('textbox', { name: 'Характеристики в JSON' }).fill('{"Цвет": ')
  await expect(form.getByText(/Это не JSON/)).toBeVisible()
  await expectAccessible(page)

  const sent = nextWrite(page, 'POST')
  await page.keyboard.press('Control+s')
  expect(await sent).toMatchObject({
    name: 'Топас 5 Проверочный',
    slug: 'topas-5-proverochnyj',
    categoryId: null,
    price: 22_292_000,
    installationPrice: 3_500_000,
    users: 5,
    productivity: 1.15,
    volume: null,
    isNew: true,
    imageUrl: null,
    technicalSpecs: { tankMaterial: 'Полипропилен' },
    features: ['Тихая'],
  })
  await expect(page.getByText('Товар создан')).toBeVisible()
  await expect(form).toBeHidden()
  const stored = await page.request.get('/api/products/topas-5-proverochnyj')
  expect(await stored.json()).toMatchObject({ name: 'Топас 5 Проверочный', price: 22_292_000 })
})

test('A stored product: its slug stays, one in use is told at its field, and a session that ends is renewed', async ({
  page,
}) => {
  await page.goto(FORM)
  const form = page.getByRole('dialog', { name: 'Топас 5 Лонг' })
  const name = form.getByLabel('Название', { exact: true })
  // The buyer's view draws what the shop draws, the depth of the pipe too.
  const picture = page.getByRole('complementary', { name: 'Так увидит покупатель' }).getByRole('img')
  await expect(picture).toHaveAttribute('src', new RegExp(`/card/${String(seeded.drawing)}\\.svg$`))
  expect(seeded.drawing).toMatch(/-pipe\d+/)
  await name.fill('Топас 5 Лонг Новый')
  await expect(form.getByLabel('Адрес страницы (slug)')).toHaveValue('topas-5-long')
  await tab(page, 'Цены').click()
  await expect(form.getByRole('region', { name: 'История цен' })).toBeVisible()

  const url = '**/api/products/5'
  await page.route(url, (route) =>
    route.fulfill({ status: 409, json: { message: 'Такой slug уже используется' } }),
  )
  await form.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(form.getByLabel('Адрес страницы (slug)')).toBeFocused()
  await expect(form.getByText('Такой slug уже используется')).toBeVisible()
  await page.unroute(url)

  const sent = nextWrite(page, 'PATCH')
  await page.keyboard.press('Control+s')
  expect(await sent).toEqual({ name: 'Топас 5 Лонг Новый' })
  await expect(page.getByText('Товар обновлён')).toBeVisible()
  expect(await (await page.request.get(STORED)).json()).toMatchObject({ slug: 'topas-5-long' })

  await test.step('while a picture is sent, which goes on', async () => {
    await expect(form).toBeHidden()
    await turnTo(page, FORM, page.getByRole('dialog'))
    const again = page.getByRole('dialog', { name: 'Топас 5 Лонг' })
    await again.getByLabel('Модель или артикул').fill('Т5Л')
    await tab(page, 'Изображения').click()
    await endSession(page)
    await again.locator('input[type=file]').setInputFiles(png('фото.png'))
    const question = page.getByRole('dialog', { name: 'Войдите ещё раз' })
    await question.getByLabel('Пароль', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(again.getByText('1 из 5 изображений')).toBeVisible()
    await expect(again.getByLabel('Модель или артикул')).toHaveValue('Т5Л')
  })
})

test('Pictures: one that cannot be opened, the order, and a sixth in place of the last', async ({ page }) => {
  await page.goto(FORM)
  await tab(page, 'Изображения').click()
  const form = page.getByRole('dialog')
  const files = form.locator('input[type=file]')
  await files.setInputFiles([png('первая.png'), png('вторая.png')])
  await expect(form.getByText('2 из 5 изображений')).toBeVisible()
  await expectAccessible(page)

  await tab(page, 'По ссылке').click()
  const address = form.getByLabel('URL изображения')
  const add = form.getByRole('button', { name: 'Добавить', exact: true })
  await expect(add).toBeDisabled()
  for (const file of ['default-product.svg', DRAWING, 'нет.png']) {
    await address.fill(`/${file}`)
    await add.click()
  }
  await expect(form.getByText('5 из 5 изображений')).toBeVisible()
  await expect(form.getByText('Не открывается')).toBeVisible()
  await address.fill('/шестая.png')
  await expect(add).toBeDisabled()
  await tab(page, 'Загрузить').click()
  await files.setInputFiles(png('шестая.png'))
  await expect(form.getByText('Не открывается')).toBeHidden()
  await form.getByRole('button', { name: 'Левее: изображение 3' }).click()
  await form.getByRole('button', { name: 'Левее: изображение 2' }).click()
  await form.getByRole('button', { name: 'Убрать изображение 5' }).click()

  const sent = nextWrite(page, 'PATCH')
  await page.keyboard.press('Control+s')
  const { imageUrl, technicalSpecs } = await sent
  expect(imageUrl).toBe('/default-product.svg')
  const upload = expect.stringMatching(/^\/assets\/uploads\/[0-9a-f]{32}\.png$/)
  expect(technicalSpecs).toMatchObject({ images: [imageUrl, upload, upload, `/${DRAWING}`] })
  // Wait for the response: the reset to the seeded state must come after it.
  await expect(form).toBeHidden()
})
