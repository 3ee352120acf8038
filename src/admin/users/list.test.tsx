// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../api/staff.ts'
import type { StaffUser } from '../../contract/users.ts'
import { StaffContext } from '../staff.ts'
import { Component as Users } from './list.tsx'

const user = (id: number, more: Partial<StaffUser> = {}): StaffUser => ({
  ...{ id, username: `polevoi-${id}`, fullName: null, email: null, role: 'manager', isActive: true },
  ...{ lastLogin: null, createdAt: '2026-01-01T00:00:00.000Z' },
  ...more,
})
const anna = user(1, {
  username: 'anna',
  role: 'admin',
  fullName: 'Анна Семёнова',
  email: 'Office@Example.ru',
})
const others = [2, 3, 4, 5, 6].map((id) => user(id))

async function open(users: readonly StaffUser[]) {
  const api = createStaffApi(async ([noun]) => (noun === 'session' ? { user: anna } : users))
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Users />
    </StaffContext>
  ))
  await screen.findByRole('cell', { name: /^anna/ })
}
const names = () =>
  [...document.querySelectorAll('tbody .c-name')].map((cell) => cell.firstChild?.textContent)
const search = (text: string) =>
  act(async () => {
    fireEvent.input(screen.getByLabelText('Поиск'), { target: { value: text } })
    fireEvent.keyDown(screen.getByLabelText('Поиск'), { key: 'Enter' })
  })

test('more than five accounts can be searched by login, name and email; nobody found says so', async () => {
  await open([anna, ...others])
  screen.getByText('Всего пользователей: 6. Администраторов: 1.')
  for (const text of ['ANN', 'семёнова', 'office@']) {
    await search(text)
    expect(names(), text).toEqual(['anna'])
  }
  await search(' polevoi-3 ')
  expect(names()).toEqual(['polevoi-3'])
  await search('никто')
  screen.getByText('По запросу «никто» никого нет. Проверьте написание.')
  await search('')
  expect(names()).toHaveLength(6)
})

test('five need no search', async () => {
  await open([anna, ...others.slice(0, 4)])
  expect(screen.queryByLabelText('Поиск')).toBeNull()
})

test('one’s own account is marked, and nothing but its name can be changed by its menu', async () => {
  await open([anna, ...others.slice(0, 1)])
  screen.getByText('это вы')
  const offOf = (name: string) => {
    const menu = document.querySelector(`fieldset[aria-label="Действия: ${name}"]`)
    return [...(menu?.querySelectorAll('button') ?? [])].map((item) => [item.textContent, item.disabled])
  }
  expect(offOf('anna')).toEqual([
    ['Изменить имя и почту', false],
    ['Сделать менеджером', true],
    ['Сбросить пароль', true],
    ['Заблокировать', true],
  ])
  expect(offOf('polevoi-2')).toEqual([
    ['Изменить имя и почту', false],
    ['Сделать администратором', false],
    ['Сбросить пароль', false],
    ['Заблокировать', false],
  ])
})
