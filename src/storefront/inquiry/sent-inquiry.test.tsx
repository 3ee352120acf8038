// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../contract/product.fixture.ts'
import { Button } from '../../ui/button.tsx'
import { toCartItem } from '../shopping/cart.ts'
import { SentInquiry } from './sent-inquiry.tsx'

const settings = { companyPhone: '+7 (495) 000-00-00', workingHours: '' }
afterEach(() => vi.restoreAllMocks())

const item = (id: number) =>
  toCartItem(createProduct({ id, name: `Топас ${id}`, price: 10_000_000, installationPrice: 2_000_000 }))
const values = { name: ' Ирина ', phone: '8 926 123-45-67', email: '', message: ' ', agreement: true }

/** Opens the confirmation of a request about `count` products. Returns what it repeats of the request. */
async function open(
  count: number,
  more: object = {},
  children: ReactNode = <a href="/catalog">Продолжить выбор</a>,
) {
  const items = Array.from({ length: count }, (_, index) => item(index + 1))
  const sent = { id: 7, at: new Date('2026-11-23T09:00:00Z'), values: { ...values, ...more }, items }
  await openStorefrontScreen(
    () => (
      <SentInquiry sent={sent} heading="h1" messageLabel="Комментарий">
        {children}
      </SentInquiry>
    ),
    async ([noun]) => (noun === 'settings' ? settings : []),
  )
  const heading = await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
  expect(document.activeElement).toBe(heading)
  return [...document.querySelectorAll('.sent__facts dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent?.replaceAll(/\s/g, ' '),
  ])
}

test('a request repeats what was filled in, and nothing that was left empty', async () => {
  expect(await open(1)).toEqual([
    ['Имя', 'Ирина'],
    ['Телефон', '8 926 123-45-67'],
  ])
  screen.getByText(/^Ирина, спасибо\./)
  screen.getByText('Перезвоним в рабочее время')
  expect(screen.getByRole('link', { name: settings.companyPhone }).getAttribute('href')).toBe(
    'tel:+74950000000',
  )
  screen.getByRole('link', { name: 'Продолжить выбор' })
})

test('one about several products says their sum, and no line of it can be taken out any more', async () => {
  expect(await open(2, { email: 'i@example.ru', message: 'После шести' })).toEqual([
    [expect.stringMatching(/^Итого/), '200 000 ₽'],
    ['Имя', 'Ирина'],
    ['Телефон', '8 926 123-45-67'],
    ['Эл. почта', 'i@example.ru'],
    ['Комментарий', 'После шести'],
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the second half of a double click on «Отправить» neither presses what came in its place nor takes the focus', async () => {
  const again = vi.fn()
  await open(1, {}, <Button onClick={again}>Написать ещё раз</Button>)
  const button = screen.getByRole('button', { name: 'Написать ещё раз' })
  expect(fireEvent.mouseDown(button, { detail: 2 }), 'the focus stays').toBe(false)
  fireEvent.click(button, { detail: 2 })
  expect(again).not.toHaveBeenCalled()
  fireEvent.click(button, { detail: 0 })
  expect(again, 'the keyboard presses it').toHaveBeenCalledTimes(1)

  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  expect(fireEvent.mouseDown(button, { detail: 1 })).toBe(true)
  fireEvent.click(button, { detail: 1 })
  expect(again, 'so does a pointer later').toHaveBeenCalledTimes(2)
})
