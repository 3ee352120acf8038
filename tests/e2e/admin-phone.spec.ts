import type { Page } from '@playwright/test'
import { addPost, unique } from '../support/blog-posts.ts'
import { expect, expectAccessible } from '../support/e2e.ts'
import { test, turnTo } from '../support/staff-e2e.ts'

/** Nothing of the page is beside the window. */
async function expectFits(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/** A form in its dialog is as wide as the window, with its button in sight. */
async function expectFormFits(page: Page, title: string, button: string) {
  const form = page.getByRole('dialog', { name: title, exact: true })
  await expect(form.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
  expect(await form.evaluate((element) => element.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)
}

test('On a phone lists are cards, forms fill the screen, and their buttons stay in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('accounts, with a menu for each', async () => {
    const username = `kollega-${unique()}`
    const email = 'a.very.long.address.of.a.colleague@department.example.ru'
    const data = { username, email, password: 'лопата-и-песок-7', role: 'manager' }
    expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
    await page.goto('/admin/users')
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Менеджер')
    await expectFits(page)
    await page.getByRole('button', { name: `Действия: ${username}` }).click()
    const menu = page.getByRole('group', { name: `Действия: ${username}` })
    await menu.getByRole('button', { name: 'Сбросить пароль' }).click()
    await expectFormFits(page, `Новый пароль: ${username}`, 'Сбросить пароль')
  })

  await test.step('products', async () => {
    const edit = page.getByRole('button', { name: 'Изменить: Топас 5', exact: true })
    await turnTo(page, '/admin/products', edit)
    await expectFits(page)
    await edit.click()
    await page.getByRole('tab', { name: 'Изображения' }).click()
    await expect(page.getByText('Перетащите файлы сюда')).toBeVisible()
    await expectFormFits(page, 'Топас 5', 'Сохранить изменения')
  })

  await test.step('questions', async () => {
    const add = page.getByRole('button', { name: 'Добавить вопрос-ответ' })
    await turnTo(page, '/admin/faq?tab=items', add)
    await expect(add).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('button', { name: /^Изменить: / })
      .first()
      .click()
    await expectFormFits(page, 'Редактировать вопрос-ответ', 'Обновить')
  })

  await test.step('projects', async () => {
    const add = page.getByRole('button', { name: 'Добавить категорию' })
    await turnTo(page, '/admin/projects?tab=categories', add)
    await expect(add).toBeInViewport({ ratio: 1 })
    await turnTo(page, '/admin/projects?edit=new', page.getByLabel('Название проекта'))
    await expectFormFits(page, 'Добавить проект', 'Создать')
  })

  await test.step('many prices, before they are changed', async () => {
    await turnTo(page, '/admin/prices?tab=bulk')
    await page.getByLabel('Производитель').selectOption('Евролос')
    await page.getByLabel('Линейка').selectOption('Евролос Про')
    await page.getByText('В рублях').click()
    await page.getByLabel('На сколько').fill('10')
    await expect(page.getByText('Изменится 11')).toBeVisible()
    await page.getByRole('link', { name: 'Евролос Про 10', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Изменить 11 цен' })).toBeInViewport()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByLabel('На сколько').fill('')
  })

  await test.step('a post, light and dark', async () => {
    const title = 'Статья для телефона с довольно длинным заголовком'
    const id = await addPost(page, { title, slug: `telefon-${unique()}` })
    await turnTo(page, '/admin/blog', page.getByRole('row').nth(1))
    await expectFits(page)
    await turnTo(page, `/admin/blog/posts/${id}/edit`, page.getByRole('textbox', { name: 'Содержание' }))
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Предпросмотр' }).click()
    await expect(page.getByRole('tabpanel').getByText('Вода стоит высоко.')).toBeVisible()
    await page.getByRole('button', { name: 'Тёмное оформление' }).click()
    await expectAccessible(page)
  })

  await test.step('settings, whose tabs are walked by keyboard', async () => {
    const tab = (name: string) => page.getByRole('tab', { name })
    const save = page.getByRole('button', { name: 'Сохранить' })
    await turnTo(page, '/admin/settings', tab('Основные'))
    await tab('Основные').press('ArrowLeft')
    await expect(tab('История')).toBeFocused()
    await expect(page.getByRole('list', { name: 'Версии' })).toBeVisible()
    await expect(save).toBeHidden()
    await expectAccessible(page)
    await tab('История').press('ArrowLeft')
    await expect(tab('Соцсети')).toBeFocused()
    await expect(page.getByText('Этот раздел пока не реализован')).toBeVisible()
    await page.getByRole('button', { name: 'Добавить ссылку' }).click()
    await page.getByLabel('Ссылка 1: название').click()
    await page.keyboard.type('ВКонтакте')
    await expect(page.getByLabel('Ссылка 1: название')).toHaveValue('ВКонтакте')
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Убрать ссылку 1' }).click()
    await tab('Компания').click()
    await page.getByLabel('Номер WhatsApp').fill('8 900')
    await tab('История').click()
    await expect(save, 'what is unsaved elsewhere can be saved from here').toBeVisible()
    await tab('Компания').click()
    await expectFits(page)
    await expectAccessible(page)
  })
})
