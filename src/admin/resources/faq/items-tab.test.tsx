// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { FaqItem, ListedFaqCategory } from '../../../contract/content/faq.ts'
import { StaffContext } from '../../staff.ts'
import { ItemsTab } from './items-tab.tsx'

const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const winter: ListedFaqCategory = {
  ...dates,
  id: 1,
  name: 'Зима',
  slug: 'zima',
  description: null,
  icon: null,
  itemCount: 1,
}
const item = (id: number, question: string, categoryId: number | null): FaqItem => ({
  ...dates,
  id,
  question,
  categoryId,
  answer: 'Да',
  orderIndex: null,
})
const items = [item(1, 'Замёрзнет ли', 1), item(2, 'Ничей вопрос', null), item(3, 'Вопрос пропавшей', 9)]

async function open(search: string) {
  const api = createStaffApi(async ([noun], _endpoint, input) => {
    if (noun === 'adminFaqCategories') return [winter]
    const categoryId = Reflect.get(Object(input), 'categoryId')
    return categoryId === undefined ? items : items.filter((one) => one.categoryId === categoryId)
  })
  await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <ItemsTab />
      </StaffContext>
    ),
    `/admin/screen${search}`,
  )
  await screen.findByRole('table')
}
const questions = () => [...document.querySelectorAll('tbody .c-name')].map(({ textContent }) => textContent)
const filter = () => screen.getAllByLabelText<HTMLSelectElement>('Категория')[0]?.value

test('of the questions without a category there are just those', async () => {
  await open('?category=none')
  expect(questions()).toEqual(['Ничей вопрос'])
  expect(filter()).toBe('none')
})

test('the address of a category that is gone shows all questions, each with its category', async () => {
  await open('?category=7')
  await screen.findByText('Ничей вопрос')
  expect(filter()).toBe('')
  expect(questions()).toHaveLength(3)
  const names = [...document.querySelectorAll('tbody .c-category')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Зима', 'Без категории', '#9'])
})

test('the form of a question opens by its address, also when the filter leaves it out', async () => {
  await open('?category=1&edit=2')
  expect(questions()).toEqual(['Замёрзнет ли'])
  const form = await screen.findByRole('dialog', { name: 'Редактировать вопрос-ответ', hidden: true })
  expect(form.querySelector<HTMLInputElement>('[name="question"]')?.value).toBe('Ничей вопрос')
})
