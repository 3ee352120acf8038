import { expect, expectAccessible, test } from '../support/e2e.ts'

test.describe('with scripts', () => {
  test('A visitor filters by parameters with counts, shares the address and takes a filter back', async ({
    page,
  }) => {
    await page.goto('/catalog')
    const panel = page.locator('#filters')
    const pump = panel.getByRole('checkbox', { name: /Насосом/ })
    const gravity = panel.getByRole('checkbox', { name: /Самотёком/ })
    const countOf = async (box: typeof pump) =>
      Number(/\d+$/.exec((await box.locator('xpath=..').textContent()) ?? '')?.[0])
    const [pumps, byGravity] = [await countOf(pump), await countOf(gravity)]
    expect(pumps + byGravity).toBe(73)
    await pump.check()
    await expect(page.getByText(`Найдено товаров: ${pumps} из 73`)).toBeVisible()
    await expect(page).toHaveURL(/spec\.discharge=/)
    expect(await countOf(gravity)).toBe(byGravity)
    await gravity.check()
    await expect(page.getByText('Найдено товаров: 73 из 73')).toBeVisible()
    await gravity.uncheck()
    await expect(page.getByText(`Найдено товаров: ${pumps} из 73`)).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: /Септик без аэрации/ })).toBeDisabled()
    await expectAccessible(page)
    await page.reload()
    await expect(pump).toBeChecked()
    await expect(page.getByText(`Найдено товаров: ${pumps} из 73`)).toBeVisible()
    await page.getByRole('link', { name: /Убрать фильтр: Отвод воды/ }).click()
    await expect(page.getByText('Найдено товаров: 73 из 73')).toBeVisible()
    await expect(pump).not.toBeChecked()
    await page.goBack()
    await expect(pump).toBeChecked()
  })
})
