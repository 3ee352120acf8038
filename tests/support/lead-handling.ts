import type { Page } from '@playwright/test'

/** Opens the contact page as if settings said so: markup and data of the page are changed, the shop's settings stay. */
export async function withLeadHandling(page: Page, handling: 'site' | 'both') {
  await page.route('**/contact', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll('"leadHandling":"messenger"', `"leadHandling":"${handling}"`)
      .replaceAll('Отправить в WhatsApp', 'Отправить заявку')
    await route.fulfill({ response, body: html })
  })
}
