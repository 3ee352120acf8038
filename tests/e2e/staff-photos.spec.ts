import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

const LIMIT = 5 * 1024 * 1024

/** A photo as a phone makes it, held upright: more than 5 MB of pixels that compress badly, stored lying with a mark. */
async function takePhoto(testInfo: TestInfo): Promise<string> {
  const path = testInfo.outputPath('с телефона.jpg')
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const photo = await sharp({ create: { width: 2000, height: 1600, channels: 3, background: 'teal', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(LIMIT)
  // By its path the file is not sent through the connection to the browser.
  await writeFile(path, photo)
  return path
}

/** What the shop stored at this address: within the limit, upright. */
async function expectStored(page: Page, address: string | undefined) {
  const stored = await (await page.request.get(address ?? '')).body()
  expect(stored.length).toBeLessThanOrEqual(LIMIT)
  const { width = 0, height = 0, format } = await sharp(stored).metadata()
  expect({ format, isUpright: height > width, isLarge: height >= 1600 }).toEqual({
    format: 'jpeg',
    isUpright: true,
    isLarge: true,
  })
}

test('A phone photo of more than 5 MB goes into the text of a post, and is a picture of a project', async ({
  page,
}, testInfo) => {
  const photo = await takePhoto(testInfo)
  await page.goto('/admin/blog/posts/create')
  const text = page.getByRole('textbox', { name: 'Содержание' })
  await text.fill('Яма готова.')
  await page.getByLabel('Картинка: в текст').setInputFiles(photo)
  await expect(text).toHaveValue(/\/assets\/uploads\/\w+\.jpg\)$/)
  await expectStored(page, /\/assets\/uploads\/\w+\.jpg/.exec(await text.inputValue())?.[0])

  await Promise.all([
    turnTo(page, '/admin/projects?edit=new'),
    page.getByRole('button', { name: 'Не сохранять' }).click(),
  ])
  const images = page.getByRole('textbox', { name: /изображени/i }).last()
  await page.getByLabel(/^Загрузить ещё: /).setInputFiles(photo)
  await expect(images).toHaveValue(/^\/assets\/uploads\//)
  await expectStored(page, await images.inputValue())
})
