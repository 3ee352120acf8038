import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

const photo = (name: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

test('Pictures are uploaded together, described in place, found, and what nothing uses is deleted and taken back', async ({
  page,
}) => {
  await page.goto('/admin/media')
  await expect(page.getByRole('heading', { name: 'Картинки и файлы' })).toBeVisible()
  await page
    .getByLabel('Загрузить: картинки и документы')
    .setInputFiles([
      await photo('крышка.jpg'),
      await photo('яма.jpg'),
      { name: 'слова.txt', mimeType: 'text/plain', buffer: Buffer.from('нет') },
    ])
  await expect(page.getByText('Файл слова.txt — не картинка и не документ PDF')).toBeVisible()
  await page.getByRole('link', { name: 'крышка.jpg' }).click()
  const panel = page.getByRole('complementary', { name: 'крышка.jpg' })
  await panel.getByLabel('Что на картинке').fill('Зелёная крышка')
  await panel.getByLabel('Что на картинке').press('Enter')
  await expect(panel.getByText('записано')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Поиск').fill('зеленая')
  await expect(page.getByRole('link', { name: 'яма.jpg' })).toBeHidden()
  await panel.getByRole('button', { name: 'Удалить' }).click()
  const sure = page.getByRole('dialog', { name: 'Подтверждение удаления' })
  await expect(sure).toContainText('Вы уверены, что хотите удалить этот файл? Отсюда отменить нельзя')
  await sure.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('«крышка.jpg» удалён')).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Возвращено')).toBeVisible()
  await expect(page.getByRole('link', { name: 'крышка.jpg' })).toBeVisible()

  await turnTo(page, '/admin/media')
  await page.getByRole('button', { name: /^Нигде не стоят/ }).click()
  await page.getByRole('button', { name: /^Удалить все:/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText(/^Удалено: \d+ файл/)).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByRole('link', { name: 'яма.jpg' })).toBeVisible()
})

test('A picture of the library is chosen in the form of a product, and Enter in its search saves nothing', async ({
  page,
}) => {
  const form = { file: await photo('из библиотеки.jpg') }
  const { url } = await (await page.request.post('/api/admin/media', { multipart: form })).json()
  await page.goto('/admin/products?find=Топас 5 Лонг&edit=2')
  const product = page.getByRole('dialog').first()
  await product.getByRole('tab', { name: /Изображения/ }).click()
  await page.getByRole('button', { name: 'Из библиотеки: изображения товара' }).click()
  const library = page.getByRole('dialog', { name: 'Картинка из библиотеки' })
  await library.getByLabel('Поиск').fill('из библиотеки')
  await library.getByLabel('Поиск').press('Enter')
  await expectAccessible(page)
  await library.getByRole('button', { name: /из библиотеки.jpg/ }).click()
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(product).toBeHidden()
  expect((await (await page.request.get('/api/products/id/2')).json()).images).toEqual([url])
})

test('A phone photo of 12 MB is made smaller, a HEIC says what to do, and pictures in bulk find their products', async ({
  page,
}, testInfo) => {
  // What follows a picture is not shown. By its path the file is not sent through the connection to the browser.
  const phone = testInfo.outputPath('с телефона.jpg')
  const { buffer } = await photo('с телефона.jpg', 4000, 3000)
  await writeFile(phone, Buffer.concat([buffer, Buffer.alloc(12 * 1024 * 1024)]))
  const heic = testInfo.outputPath('IMG_1.heic')
  await writeFile(heic, 'ftypheic')
  await page.goto('/admin/media')
  await page.getByLabel('Загрузить: картинки и документы').setInputFiles([phone, heic])
  await expect(page.getByText('Фото IMG_1.heic этот браузер прочесть не может')).toBeVisible()
  await expect(page.getByText('Это HEIC с iPhone: на iPhone откройте «Настройки»')).toBeVisible()
  await page.getByRole('link', { name: 'с телефона.jpg' }).click()
  await expect(page.getByText('2560 × 1920')).toBeVisible()

  // Pictures in bulk find their products, are looked over, given to them, and taken back.
  await turnTo(page, '/admin/media/match')
  await page
    .getByLabel('Выбрать файлы: картинки товаров')
    .setInputFiles([await photo('ТОПАС-5ПР.jpg'), await photo('topas-8_2.jpg'), await photo('непонятно.jpg')])
  await expect(page.getByText('Найдено: 2 из 3.')).toBeVisible()
  await expect(page.getByLabel('Товар', { exact: true }).first()).toHaveValue('Топас 5 Пр')
  await expectAccessible(page)
  await page.getByLabel('Товар', { exact: true }).nth(2).fill('топас 6')
  await page.getByRole('button', { name: 'Поставить: 3' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Поставить' }).click()
  await expect(page.getByText('3 картинки: 3 товарам.')).toBeVisible()
  const imagesOf = async (slug: string) =>
    (await (await page.request.get(`/api/products/${slug}`)).json()).images
  expect(await imagesOf('topas-5-pr')).toHaveLength(1)
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Прежние картинки у 3 товаров')).toBeVisible()
  expect(await imagesOf('topas-5-pr')).toEqual([])
})

test('Another picture takes the place of one wherever that stands, and the former one comes back', async ({
  page,
}) => {
  const form = { file: await photo('прежняя.jpg') }
  const { id, url } = await (await page.request.post('/api/admin/media', { multipart: form })).json()
  const makeProject = { title: 'Дом с заменой', description: 'Дом', images: [url] }
  const project = await (await page.request.post('/api/admin/projects', { data: makeProject })).json()
  const readImages = async () =>
    (await (await page.request.get('/api/projects')).json()).find(
      (one: { id: number }) => one.id === project.id,
    ).images
  await page.goto(`/admin/media?file=${id}`)
  const panel = page.getByRole('complementary', { name: 'прежняя.jpg' })
  await expect(panel.getByText('Дом с заменой')).toBeVisible()
  const field = panel.getByLabel('Заменить: другая картинка везде, где стоит эта')
  await field.setInputFiles({ name: 'слова.txt', mimeType: 'text/plain', buffer: Buffer.from('нет') })
  await expect(panel.getByRole('alert')).toContainText('слова.txt')
  await field.setInputFiles(await photo('следующая.jpg', 80, 50))
  await expect(page.getByText('«следующая.jpg» стоит в 1 месте')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'следующая.jpg' }).click()
  await expect(page.getByRole('complementary', { name: 'следующая.jpg' })).toContainText('Дом с заменой')
  expect(await readImages()).not.toEqual([url])
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Снова стоит «прежняя.jpg»')).toBeVisible()
  expect(await readImages()).toEqual([url])
})
