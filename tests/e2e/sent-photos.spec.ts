import sharp from 'sharp'
import { expect, test } from '../support/e2e.ts'

/** A photo; one as large as a camera's is made smaller before it is sent. */
const paint = (background: string, width = 300) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a visitor comes by an advertisement, sends an inquiry, adds photos and words to it', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/ERR_FAILED/)
  await page.goto('/catalog?utm_source=yandex&utm_campaign=septik')
  await page.goto('/product/topas-5')
  const form = page.locator('form').filter({ hasText: 'Оставить заявку' })
  await form.getByLabel('Имя').fill('Марина')
  await form.getByLabel('Телефон').fill('8 916 000-00-1')
  await form.getByRole('checkbox').first().check()
  const posted = page.waitForRequest((request) => request.url().endsWith('/api/inquiries/contact'))
  await form.getByRole('button', { name: 'Оставить заявку' }).click()
  expect((await posted).postDataJSON()).toMatchObject({
    source: { page: '/product/topas-5', utm: { source: 'yandex', campaign: 'septik' } },
    shownAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const heading = page.getByRole('heading', { name: /^Заявка № \d+ принята$/ })
  await expect(heading).toBeFocused()
  await expect(page.getByText(/^Перезвоним (?:сегодня|завтра|в)/)).toBeVisible()
  await expect(page.getByText(/^Проверьте номер:.*Напишите верный в поле/)).toBeVisible()

  const photos = page.getByRole('region', { name: 'Снимки участка' })
  const pick = (names: readonly string[], buffers: readonly Buffer[]) =>
    photos.getByLabel('Добавить').setInputFiles(
      names.map((name, at) => ({
        name,
        mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/jpeg',
        buffer: buffers[at] ?? Buffer.from(''),
      })),
    )
  let isDown = true
  await page.route('**/attachments', (route) => (isDown ? route.abort() : route.continue()))
  await pick(['дом.jpg'], [await paint('teal', 3000)])
  await expect(photos.getByText('Нет связи')).toBeVisible()
  isDown = false
  await photos.getByRole('button', { name: 'Повторить' }).click()
  await expect(photos.getByText('Добавлен', { exact: true })).toHaveCount(1)
  const names = ['канава.jpg', 'не снимок.jpg', 'IMG_1.heic', 'половина.jpg']
  const torn = (await paint('teal')).subarray(0, 200)
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1')
  await pick(names, [await paint('tan'), Buffer.from('не снимок'), heic, torn])
  await expect(photos.getByText('Добавлен', { exact: true })).toHaveCount(2)
  await expect(photos.getByText('Это не снимок')).toBeVisible()
  await expect(photos.getByText(/^Это HEIC с iPhone: на iPhone откройте «Настройки»/)).toBeVisible()
  await expect(photos.getByText(/^Файл обрезан или повреждён/)).toBeVisible()
  await expect(photos.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
  for (const name of names.slice(1)) await photos.getByRole('button', { name: `Убрать ${name}` }).click()
  await photos.getByLabel('Что ещё важно').fill('Во дворе собака')
  await photos.getByRole('button', { name: 'Дополнить заявку' }).click()
  await expect(photos.getByText('Добавлено к заявке')).toBeVisible()
  await expect(photos.locator('.additions__photos').getByRole('listitem')).toHaveCount(3)

  const number = await heading.textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: number ?? '' })).toBeVisible()
  await expect(heading).not.toBeFocused()
  await expect(page.getByText('8 916 000-00-1')).toBeVisible()
  await expect(page.getByText(/^Перезвоним (?:сегодня|завтра|в)/)).toBeVisible()
  await expect(photos.getByText('Уже добавлены 2 снимка.')).toBeVisible()
  await expect(photos.getByRole('list', { name: 'Вы дописали' })).toHaveText('Во дворе собака')
  const colours = await Promise.all(['olive', 'navy', 'gold', 'plum', 'pink'].map((colour) => paint(colour)))
  const more = ['план.txt', 'сад.jpg', 'дом.jpg', 'забор.jpg', 'въезд.jpg', 'ворота.jpg']
  await pick(more, [Buffer.from('%PDF-1.7'), ...colours])
  await expect(photos.getByText('Добавлен', { exact: true })).toHaveCount(3)
  await expect(photos.getByText(/^Это документ PDF/)).toBeVisible()
  await expect(photos.getByText('Лишние 2 не добавлены: можно пять.')).toBeVisible()
  await page.getByRole('button', { name: 'Написать ещё раз' }).click()
  await expect(form.getByLabel('Имя')).toHaveValue('')
  await page.reload()
  await expect(form).toBeVisible()
})
