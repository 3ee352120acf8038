import { expect, expectAccessible } from '../support/e2e.ts'
import { test } from '../support/staff-e2e.ts'

test('An admin leaves a sample as it is by keyboard, the bar above counts it, and takes that back', async ({
  page,
}) => {
  await page.goto('/admin/samples')
  const bar = page.getByRole('link', { name: /Перед открытием/ })
  const done = async () => Number(/(\d+) из/.exec((await bar.textContent()) ?? '')?.[1])
  const accept = page.getByRole('button', { name: 'Оставить как есть: Команда' })
  await expect(accept).toBeVisible()
  await expectAccessible(page)
  const before = await done()
  await accept.press('Enter')
  const reopen = page.getByRole('button', { name: 'Вернуть в список: Команда' })
  await expect(reopen).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Команда' })).toContainText('Оставлено как есть')
  await expect.poll(done).toBe(before + 1)
  await page.reload()
  await expect(reopen).toBeVisible()
  await reopen.press('Enter')
  await expect(accept).toBeFocused()
  await expect.poll(done).toBe(before)
})
