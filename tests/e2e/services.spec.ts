import { expect, test, visit } from '../support/e2e.ts'

test('A visitor jumps to a service by the list, opens the page at one by its address, and asks about it', async ({
  page,
}) => {
  await visit(page, '/services#documents')
  await expect(page.getByRole('heading', { name: 'Подготовка документов' })).toBeInViewport()
  const list = page.getByRole('navigation', { name: 'Услуги на этой странице' })
  await list.getByRole('link', { name: 'Сервисное обслуживание' }).click()
  await expect(page).toHaveURL(/\/services#maintenance$/)
  await expect(page.getByRole('heading', { name: 'Сервисное обслуживание' })).toBeInViewport()
  await page.getByRole('link', { name: 'Спросить о бурении' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
})
