import { expect, test, visit } from '../support/e2e.ts'

const POST = '/blog/glubina-truby-i-korpus-long'

test('A post that came from the server needs no renderer; those opened from it and from the list are drawn as well', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, POST)
  await expect(page.getByRole('row', { name: '60 см 15 м 90 см Лонг' })).toBeVisible()
  expect(fetched.filter((address) => address.includes('MarkdownTree'))).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'Септик при высоких грунтовых водах и плывуне' }).click()
  await expect(heading).toHaveText('Септик при высоких грунтовых водах и плывуне')
  await expect(page.locator('.prose h2[id]').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link', { name: 'Блог' }).click()
  await expect(heading).toHaveText('Наш блог')
  await page.getByRole('link', { name: 'Топас или Евролос' }).click()
  await expect(heading).toHaveText('Топас или Евролос: сравнение без рекламы')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText('Наш блог')
  await page.goForward()
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('Pictures that cannot be loaded give way to a placeholder, in posts and on cards', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/404/)
  const broken = /broken-picture.*\.svg$/
  await page.route(`**${POST}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('<blockquote>', '<img src="/assets/none.png" alt="Схема"><blockquote>')
    await route.fulfill({ response, body })
  })
  await page.route('**/assets/blog/*.svg', (route) => route.fulfill({ status: 404 }))
  await page.route('**/api/blog/posts/slug/*', async (route) => {
    const post = await (await route.fetch()).json()
    await route.fulfill({ json: { ...post, content: '![Чертёж](/assets/none.png "Подпись")' } })
  })
  await visit(page, POST)
  await expect(page.locator('.post__img')).toHaveAttribute('src', broken)
  await expect(page.getByAltText('Схема')).toHaveAttribute('src', broken)
  await page.locator('.entry__pic').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.entry__pic').first()).toHaveAttribute('src', broken)
  // One that is drawn in the browser too.
  await page.getByRole('article').getByRole('article').getByRole('link').first().click()
  await expect(page.getByText('Подпись')).toBeVisible()
  await expect(page.getByAltText('Чертёж')).toHaveAttribute('src', broken)
})
