// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { StaffUser } from '../../../contract/users.ts'
import { StaffContext } from '../../staff.ts'
import { Component as Users } from './list.tsx'

const user = (id: number, more: Partial<StaffUser> = {}): StaffUser => ({
  id,
  username: `polevoi-${id}`,
  fullName: null,
  email: null,
  role: 'manager',
  isActive: true,
  lastLogin: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
})
const anna = user(1, {
  username: 'anna',
  role: 'admin',
  fullName: 'Анна Семёнова',
  email: 'Office@Example.ru',
})
const NO_RULES = { secondFactorForAdmins: false, refuseLeakedPasswords: false, newDeviceLetters: false }
const others = [2, 3, 4, 5, 6].map((id) => user(id))

async function open(users: readonly StaffUser[], readFirst = async () => users, until = 'Логин') {
  let reads = 0
  const api = createStaffApi(async ([noun]) => {
    if (noun === 'session') return { user: anna }
    if (noun === 'signInRules') return NO_RULES
    reads += 1
    return reads === 1 ? await readFirst() : users
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Users />
    </StaffContext>
  ))
  await screen.findAllByText(until)
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

test('a row says who it is, what he may, and when he came last', async () => {
  await open([anna, user(2)])
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(heads.slice(0, 7)).toEqual([
    'Логин',
    'Имя',
    'Эл. почта',
    'Роль',
    'Статус',
    'Последний вход',
    'Создан',
  ])
  const [own, other] = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(own).toContain('Анна СемёноваOffice@Example.ruАдминистраторАктивенЕщё не было01.01.2026')
  expect(other).toContain('Не указаноНе указанаМенеджерАктивен')
})

test('accounts that did not come are said to be missing, and can be asked for again', async () => {
  const read = vi.fn<() => Promise<readonly StaffUser[]>>()
  read.mockRejectedValueOnce(new ApiError(500, '', 'Сбой'))
  await open([anna], read, 'Ошибка')
  expect(screen.getAllByText('Не удалось загрузить список пользователей').length).toBeGreaterThan(0)
  await press('Повторить')
  await screen.findByRole('cell', { name: /^anna/ })
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
    ['Что может менеджер', false],
    ['Сбросить пароль', false],
    ['Заблокировать', false],
  ])
})
