// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../tests/support/dom.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import { InquiryPanel } from './inquiry-panel.tsx'

const inquiry: Inquiry = {
  ...{
    id: 7,
    name: 'Вера',
    phone: '8 (926) 123-45-67',
    phoneE164: '+79261234567',
    email: null,
    message: null,
  },
  ...{ service: null, wizardData: null, items: null, type: 'other', productName: null, address: null },
  ...{ preferredDate: null, status: 'new', createdAt: new Date(Date.now() - 90_000).toISOString() },
}
const open = (more: Partial<Inquiry> = {}) => render(<InquiryPanel inquiry={{ ...inquiry, ...more }} />)
const pairs = () =>
  [...document.querySelectorAll('.pairs > div')].map((pair) =>
    [...pair.children].map(({ textContent }) => textContent),
  )

test('who has not been called yet waits; who has been does not', () => {
  const { unmount } = open()
  screen.getByText(/ · ждёт 1 мин$/)
  unmount()
  open({ status: 'processing' })
  expect(screen.queryByText(/ждёт/)).toBeNull()
})

test('an address is written to with a click; place and day are always there, unknown ones as a dash', () => {
  const { unmount } = open({ email: 'vera@example.ru', service: 'Скважина', message: 'Звоните вечером' })
  expect(pairs()).toEqual([
    ['Эл. почта', 'vera@example.ru'],
    ['Тема', 'Скважина'],
    ['Адрес', '-'],
    ['Удобная дата', '-'],
  ])
  expect(screen.getByRole('link', { name: 'vera@example.ru' }).getAttribute('href')).toBe(
    'mailto:vera@example.ru',
  )
  screen.getByRole('heading', { name: 'Сообщение' })
  unmount()
  open({ address: 'Реутов', type: 'repair', service: 'repair' })
  expect(pairs()).toEqual([
    ['Адрес', 'Реутов'],
    ['Удобная дата', '-'],
  ])
})

test('of a cart the words of the visitor are a comment', () => {
  open({
    items: [{ id: 1, name: 'Топас 5', price: 10_000_000 }],
    message: 'Общая сумма: 100 000 ₽\nТовары:\nТопас 5: 100 000 ₽\nКомментарий: Звоните вечером',
  })
  expect(screen.getByRole('heading', { name: 'Комментарий' }).nextElementSibling?.textContent).toBe(
    'Звоните вечером',
  )
  expect(screen.queryByRole('heading', { name: 'Сообщение' })).toBeNull()
})
