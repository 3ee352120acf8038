import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const FAILED = /Failed to load resource/
const PROJECT = '/projects/1'
const TITLE = 'Топас 5 Лонг Пр на суглинке с весенней водой'

const found = (page: Page) => page.getByText(/^Найдено работ:/)
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Район' }).getByRole('link', { name, exact: true })
const gallery = (page: Page) => page.getByRole('group', { name: 'Чертежи и фотографии' })
const shown = (page: Page) => gallery(page).getByRole('figure')

/** Expects all images of a list to load, also distant ones. */
async function expectPictures(images: Locator) {
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  }
}

test('A visitor sees all works with a drawing each, and nothing grave for axe', async ({ page }) => {
  await visit(page, '/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Наши работы')
  await expect(found(page)).toHaveText('Найдено работ: 21 из 21')
  await expect(page.getByRole('article')).toHaveCount(21)
  await expectAccessible(page)
  await expectPictures(page.getByRole('img', { name: /^Чертёж:/ }))
})

test('A visitor picks a district, opens a work, and Back leads through the same steps', async ({ page }) => {
  await visit(page, '/projects')
  await place(page, 'Пушкино').click()
  await expect(found(page)).toHaveText('Найдено работ: 4 из 21')
  expect(new URL(page.url()).searchParams.get('location')).toBe('Пушкино')
  await expect(place(page, 'Пушкино')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await page.goBack()
  await expect(found(page)).toHaveText('Найдено работ: 4 из 21')
  await page.goBack()
  await expect(found(page)).toHaveText('Найдено работ: 21 из 21')
  await page.goForward()
  await place(page, 'Все районы').click()
  await expect(found(page)).toHaveText('Найдено работ: 21 из 21')
})

test('A shared address shows its district, and one without works offers the way back', async ({ page }) => {
  await visit(page, '/projects?location=%D0%9A%D0%BE%D1%80%D0%BE%D0%BB%D1%91%D0%B2')
  await expect(found(page)).toHaveText('Найдено работ: 2 из 21')
  await visit(page, '/projects?location=%D0%A2%D0%B2%D0%B5%D1%80%D1%8C')
  await expect(page.getByRole('heading', { name: 'В этом районе работ пока нет' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Показать все районы' }).click()
  await expect(page.getByRole('article')).toHaveCount(21)
})

test('A visitor reads what was difficult, what was done and finds the station in the catalogue', async ({
  page,
}) => {
  await visit(page, PROJECT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  const main = page.getByRole('main')
  await expect(main).toContainText('Пушкино')
  await expect(main).toContainText('Май 2023')
  await expect(main).toContainText('напорный шланг 32 мм до канавы')
  await expect(main).toContainText('Нет проезда для экскаватора, взрослый газон')
  await expect(main).toContainText('Ручная копка, дёрн снят пластами и уложен обратно')
  await expect(main).toContainText('Через месяц проверили ил и отрегулировали подачу воздуха.')
  const near = page.getByRole('article')
  await expect(near).toHaveCount(3)
  await expect(near.filter({ hasText: 'Пушкино' })).toHaveCount(3)
  await expect(near.filter({ hasText: TITLE })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Обсудить свой участок' })).toHaveAttribute('href', '/contact')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Эта станция в каталоге/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Топас 5 Лонг Пр')
})

test('A visitor looks through the pictures by keyboard, thumbnail and in large', async ({ page }) => {
  await visit(page, PROJECT)
  await expect(shown(page)).toContainText('1 из 3')
  const picture = page.getByRole('img', { name: /^Разрез: суглинок, грунтовая вода на 1,2 м/ })
  await expectPictures(picture)
  await gallery(page).getByRole('button', { name: 'Разрез' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toContainText('2 из 3 План участка: от дома до станции 18 м')
  await expect(gallery(page).getByRole('button', { name: 'План участка' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(shown(page)).toContainText('3 из 3 Котлован')
  await gallery(page).getByRole('button', { name: 'План участка' }).click()
  await expect(shown(page)).toContainText('2 из 3')
  await gallery(page).getByRole('button', { name: 'Показать крупно' }).click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('heading')).toHaveText('План участка')
  await page.keyboard.press('ArrowRight')
  await expect(large.getByRole('heading')).toHaveText('Котлован')
  await large.getByRole('button', { name: 'Следующая' }).click()
  await expect(large.getByRole('heading')).toHaveText('Разрез')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(shown(page)).toContainText('1 из 3')
})

test('A swipe over the picture shows the next one and opens nothing', async ({ page, isMobile }) => {
  await visit(page, PROJECT)
  const box = await page.locator('.stage').boundingBox()
  if (!box) throw new Error('the picture is not on the page')
  const y = box.y + box.height / 2
  await swipe(page, isMobile, [box.x + box.width * 0.8, y], [box.x + box.width * 0.3, y])
  await expect(shown(page)).toContainText('2 из 3')
  await swipe(page, isMobile, [box.x + box.width * 0.3, y], [box.x + box.width * 0.8, y])
  await expect(shown(page)).toContainText('1 из 3')
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** Swipes by touch on phones, by mouse on desktops. */
async function swipe(page: Page, byFinger: boolean, from: [number, number], to: [number, number]) {
  const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    x: from[0] + (to[0] - from[0]) * part,
    y: from[1] + (to[1] - from[1]) * part,
  }))
  if (!byFinger) {
    await page.mouse.move(...from)
    await page.mouse.down()
    for (const { x, y } of points) await page.mouse.move(x, y)
    await page.mouse.up()
    return
  }
  const client = await page.context().newCDPSession(page)
  const [first, ...rest] = points
  if (!first) return
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] })
  for (const point of rest) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('A work that does not exist says so with status 404 and leads to the others', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(FAILED)
  for (const address of [
    '/projects/999',
    '/projects/abc',
    '/projects/1.5',
    '/projects/99999999999999999999',
  ]) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проект не найден')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('main').getByRole('link', { name: 'Все наши работы' }).click()
  await expect(page.getByRole('article')).toHaveCount(21)
})

test('A work that was removed meanwhile is not found either', { tag: '@any-width' }, async ({
  page,
  watch,
}) => {
  watch.allowErrors(FAILED)
  await visit(page, '/projects')
  await page.route('**/api/projects/2', (route) =>
    route.fulfill({ status: 404, json: { message: 'Проект не найден' } }),
  )
  await page.getByRole('link', { name: /^Замена выгребной ямы/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проект не найден')
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden()
})

test('A list that does not come shows its skeleton, then the failure, and can be asked for again', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(FAILED)
  await visit(page, '/cart')
  let answer: () => void = () => {}
  const requested = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/projects', async (route) => {
    await requested
    await route.fulfill({ status: 500, json: { message: 'Внутренняя ошибка сервера' } })
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/projects"]')?.click())
  await expect(page.locator('.works .skel').first()).toBeVisible()
  answer()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Не удалось загрузить работы')
  await page.unroute('**/api/projects')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('article')).toHaveCount(21)
})

test('A work that fails to load can be asked for again; one without its neighbours is whole', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(FAILED)
  await visit(page, '/projects')
  await page.route('**/api/projects/3', (route) => route.abort())
  await page.route('**/api/products', (route) => route.abort())
  await page.getByRole('link', { name: /^Евролос Грунт 5/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не удалось загрузить проект')
  await page.unroute('**/api/projects/3')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Евролос Грунт 5 на торфянике/)
  await expect(page.getByText('Эта станция в каталоге')).toBeHidden()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor filters the works and reads one with all its drawings', { tag: '@any-width' }, async ({
    page,
  }) => {
    await page.goto('/projects')
    await place(page, 'Щёлково').click()
    await expect(found(page)).toHaveText('Найдено работ: 2 из 21')
    await page.getByRole('link', { name: 'Евролос Био 5 на песке за один день' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Евролос Био 5 на песке за один день')
    await expect(page.getByRole('img', { name: /^План участка:/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Котлован:/ })).toBeVisible()
  })
})
