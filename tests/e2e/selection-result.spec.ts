import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { createGate } from '../support/gate.ts'
import { answerHouse, choose, next, step, visitStep, wizard } from '../support/wizard.ts'

/** Five people, a pipe at 50 cm, a ditch of 120 cm below the plot: the example of the shop's article. */
const DITCH =
  '?residents=5&livingType=permanent&guests=0&baths=1&showers=1&pipeDepth=50&groundWater=low&soilType=loam' +
  '&waterDisposal=drainage_ditch&distanceToInstallation=8&distanceToDisposal=12&plotFall=40'

const result = (page: Page) => page.locator('#selection-result')
const title = (page: Page) => result(page).getByRole('heading', { level: 2 })
const models = (page: Page) => result(page).getByRole('article').getByRole('heading', { level: 3 })

/** Of every model's picture, once it is there: whether nothing of the drawing is cut off. */
async function arePicturesWhole(page: Page): Promise<boolean[]> {
  const pictures = result(page).locator('.res-m__pic')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  return pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const shown = image.clientWidth / image.clientHeight
      const own = image.naturalWidth / image.naturalHeight
      return getComputedStyle(image).objectFit === 'contain' || Math.abs(shown / own - 1) < 0.01
    }),
  )
}

/** Opens the result of a link with answers. */
async function openLink(page: Page, parameters: string) {
  await visit(page, `/${parameters}`)
  await expect(title(page)).toBeFocused()
}

test('A visitor with a deep ditch reads that he needs no pump, and why; who gets his link sees the same, and puts it into cart and comparison', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLink(page, `${DITCH}&ditchDepth=120`)
  await expect(title(page)).toHaveText('Участку подходят три станции')
  await expect(result(page)).toContainText('Вода дойдёт до канавы сама: насос не нужен.')
  await expect(models(page).first()).toHaveText('Топас-С 6')
  await expect(result(page)).toContainText('120 + 40 − 24 − 66')
  expect(await arePicturesWhole(page)).toEqual([true, true, true])
  await expectAccessible(page)

  const names = await models(page).allTextContents()
  await result(page).getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // An old link keeps what still holds.
  await page.goto(`${link}&soilType=lava&name=Anna`)
  await expect(title(page)).toBeFocused()
  expect(await models(page).allTextContents()).toEqual(names)
  await expect(wizard(page).getByRole('radio', { name: '5', exact: true }).first()).toBeChecked()

  // It goes into cart and comparison from there; the inquiry with the answers is that of wizard-inquiry.spec.ts.
  await result(page).getByRole('button', { name: 'В корзину: Топас-С 6' }).click()
  await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
  const compare = result(page).getByRole('button', { name: 'Добавить к сравнению Топас-С 6' })
  await expect(compare.getByText('К сравнению')).toBeVisible()
  await expect(result(page).getByText('В корзину', { exact: true }).first()).toBeVisible()
  await compare.click()
  await expect(page.getByText('Товар добавлен к сравнению')).toBeVisible()
})

test('A visitor whose link came cut is told so, and a reload does not undo what he changed', async ({
  page,
}) => {
  await openLink(page, '?residents=4&guests=0&pipeDepth=62.5&soilType=lava')
  await expect(result(page).getByText('Часть ссылки не прочитана.')).toBeVisible()
  await result(page).getByRole('button', { name: 'Изменить ответы' }).click()
  await expect(step(page, 1)).toBeFocused()
  await choose(page, 'Сколько человек живёт в доме?', '6')
  await expect(result(page).locator('.res-ans')).toContainText('6 человек')
  // Between the steps of the slider, and stays exact.
  await next(page)
  const slider = wizard(page).getByRole('slider', { name: 'На какой глубине труба выходит из дома?' })
  await expect(slider).toHaveAttribute('aria-valuetext', '62,5 сантиметра')
  await page.reload()
  await expect(result(page).locator('.res-ans')).toContainText('6 человек')
  await expect(slider).toHaveAttribute('aria-valuetext', '62,5 сантиметра')
})

test('A press that began before the models came opens the result all the same', async ({ page }) => {
  const gate = createGate()
  await page.route('**/api/catalogue/selectable', gate.wait)
  await page.route('**/api/products', gate.wait)
  await visitStep(page, 6)
  await gate.isAsked
  const link = wizard(page).getByRole('link', { name: 'Показать результат' })
  await expect(wizard(page).locator('.calc .skel')).toBeVisible()
  await link.hover()
  await page.mouse.down()
  gate.open()
  await expect(wizard(page).locator('.calc .live__models')).toBeVisible()
  await page.mouse.up()
  await expect(models(page).first()).toBeVisible()
})

test('A visitor whose connection breaks repeats the result, goes to a product and comes back to the result', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/built\/result|Failed to load|dynamically imported/)
  await visit(page, '/')
  await answerHouse(page)
  const code = /\/built\/result-(?!parts)[^/]*\.js$/
  await page.route(code, (route) => route.abort())
  await wizard(page).getByRole('link', { name: 'Показать результат' }).click()
  await expect(result(page).getByRole('alert')).toContainText('Результат не загрузился.')
  await page.unroute(code)
  await result(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(title(page)).toBeFocused()

  const name = (await models(page).first().textContent()) ?? ''
  await models(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(models(page).first()).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(models(page).first()).toHaveText(name)
})

test('A visitor prints the whole result: «Почему не другие» is open, nothing else is on the sheet', async ({
  page,
}) => {
  await openLink(
    page,
    '?residents=4&livingType=permanent&guests=0&baths=1&showers=1&pipeDepth=40&groundWater=low&soilType=sand' +
      '&waterDisposal=filtration_field&distanceToInstallation=5&distanceToDisposal=10&powerCuts=true',
  )
  const rows = result(page).locator('.res-why tbody tr')
  const count = await rows.count()
  expect(count).toBeGreaterThan(6)
  await expect(rows.filter({ visible: true })).toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(rows.filter({ visible: true })).toHaveCount(count)
  await expect(wizard(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(result(page).locator('.res-act')).toBeHidden()
  await expect(result(page).getByRole('link', { name: 'Оставить заявку' })).toHaveCount(0)
  await expect(result(page)).toContainText('Что измерит инженер')
  await page.emulateMedia({ media: 'screen' })
  await result(page)
    .getByRole('button', { name: /^Показать ещё \d+$/ })
    .click()
  await expect(rows.filter({ visible: true })).toHaveCount(count)
})

// What decides and is said first: result.test.tsx.
test('A visitor with water in the well opens the further notes by keyboard; they are printed', async ({
  page,
}) => {
  await openLink(
    page,
    '?residents=9&livingType=permanent&guests=0&baths=2&showers=1&banya=true&pipeDepth=60&groundWater=medium' +
      '&soilType=loam&existing=rings&waterDisposal=drainage_well&totalRings=5&waterRings=1' +
      '&distanceToInstallation=8&distanceToDisposal=16&plotFall=0',
  )
  const folded = result(page).getByRole('listitem').filter({ hasText: 'Старые кольца сначала откачивают' })
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await result(page)
    .locator('summary')
    .filter({ hasText: /^Ещё \d+\sзамечани/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(folded).toBeVisible()
  await expectAccessible(page)
})
