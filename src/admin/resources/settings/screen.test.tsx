// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/settings.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createSettings, NO_DETAILS } from '../../../contract/settings.fixture.ts'
import type { StaffSettings } from '../../../contract/settings.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { StaffContext } from '../../staff.ts'
import { Component as Settings } from './screen.tsx'

const stored: StaffSettings = {
  ...createSettings({
    siteName: 'Септики',
    companyName: 'ООО «Вода»',
    companyInn: '7701234567',
    companyAddress: 'Москва, улица Новая, 1',
    workingHours: '9:00–19:00',
  }),
  ...NO_DETAILS,
  lostReasons: ['Дорого'],
  inquiriesPerHour: 20,
  copyToClient: false,
  indexNow: false,
  inquiryRetentionYears: 3,
  journalRetentionYears: 3,
  trashDays: 30,
  backupKeepDaily: 7,
  backupKeepWeekly: 4,
  backupKeepMonthly: 6,
}
const read = vi.fn<() => Promise<StaffSettings>>()
const write = vi.fn<(values: unknown) => Promise<unknown>>()
const versions = vi.fn<(verb: string) => Promise<unknown>>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'versions') return await versions(String(verb))
  if (noun === 'adminSettings') return verb === 'get' ? await read() : await write(input)
  return []
})

async function open(until = 'Название сайта', search = '', address = '/admin/screen') {
  const opened = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Settings />
      </StaffContext>
    ),
    `${address}${search}`,
  )
  await screen.findAllByText(until)
  return opened
}
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name), hidden: true })
const isChosen = (name: string) => tab(name).getAttribute('aria-selected') === 'true'

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  clearUnsaved()
  read.mockResolvedValue(stored)
})

test('A text of hours that differs from the hours by day is said calmly at both, and does not keep from saving', async () => {
  await open()
  expect(screen.queryByText(/говорят разное/)).toBeNull()
  await type('Режим работы', 'Пн–Сб 9:00–19:00')
  expect(screen.getAllByText(/говорят разное.*«Пн–Сб 9:00–19:00».*воскресенье — 09:00–19:00\./)).toHaveLength(
    2,
  )
  expect(screen.getAllByText(/второе получают поисковики, и по нему идут напоминания\./)).toHaveLength(2)
  await press('Сохранить')
  await waitFor(() => expect(write).toHaveBeenCalled())
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ workingHours: 'Пн–Сб 9:00–19:00' }))
})

test('An ОГРН whose check digit does not fit is doubted beside the field, and does not keep from saving', async () => {
  await open()
  await type('ОГРН', '1027700132195')
  expect(screen.queryByText(/Похоже на опечатку/)).toBeNull()
  await type('ОГРН', '1027700132196')
  screen.getByText('Похоже на опечатку: последняя цифра не сходится с остальными')
  await press('Сохранить')
  await waitFor(() => expect(write).toHaveBeenCalled())
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ companyOgrn: '1027700132196' }))
})

describe('Wrong settings', () => {
  test('are named in every tab, marked where visitors would see them, and not sent', async () => {
    await open()
    for (const label of ['Название компании', 'Телефон компании', 'Адрес компании', 'Режим работы']) {
      await type(label, ' ')
    }
    await type('ИНН', '77123456')
    await type('ОГРН', '12')
    await type('Номер WhatsApp', '123')
    await type('Ссылка на бота в Telegram', 'javascript:alert(1)')
    screen.getByText('Например, 12345678')
    screen.getByText('Например, G-XXXXXXXXXX')
    await type('Яндекс Метрика', '<script>')
    await type('Google Analytics', 'мой счётчик')
    await press('Сохранить')
    for (const text of [
      'Название компании обязательно',
      'ИНН должен содержать не менее 10 цифр',
      'ОГРН состоит из 13 или 15 цифр',
      'Телефон компании обязателен',
      'Адрес компании обязателен',
      'Режим работы обязателен',
      /^Введите номер полностью/,
      /^Введите адрес, который начинается с https:/,
      /^Номер счётчика Яндекс Метрики состоит только из цифр/,
      /^Идентификатор Google Analytics выглядит так/,
    ]) {
      expect(screen.getAllByText(text).length, String(text)).toBeGreaterThan(0)
    }
    const marked = [...document.querySelectorAll('mark')].find(
      ({ textContent }) => textContent === '77123456',
    )
    expect(marked?.className).toContain('is-bad')
    within(tab('Аналитика')).getByRole('img', { name: 'есть ошибка', hidden: true })
    screen.getByText(/^Исправьте 10 полей/)
    expect(isChosen('Компания')).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Название компании')))

    await type('Название сайта', '')
    await press('Сохранить')
    await screen.findByText('Название сайта обязательно')
    expect(isChosen('Основные')).toBe(true)
    expect(write).not.toHaveBeenCalled()
  })

  test('a messenger without a number is one of them', async () => {
    await open()
    await press('Добавить мессенджер')
    await press('Сохранить')
    await screen.findByText('Укажите номер, имя или адрес')
    within(tab('Заявки')).getByRole('img', { name: 'есть ошибка', hidden: true })
    expect(write).not.toHaveBeenCalled()
  })
})

test('What was typed is shown as visitors will see it, and stays when it was not saved', async () => {
  await open()
  await type('Описание сайта', 'Станции для дома')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
    'Станции для дома',
  )
  write.mockRejectedValueOnce(new ApiError(500, '', null))
  await press('Сохранить')
  await screen.findByText('Не удалось сохранить настройки: ошибка 500')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Описание сайта').value).toBe('Станции для дома')
  write.mockResolvedValueOnce({ ...stored, siteDescription: 'Станции для дома' })
  await press('Сохранить')
  await screen.findByText('Настройки успешно сохранены')
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ siteDescription: 'Станции для дома' }))
})

test('Messengers, closed days and reasons go back as they came when something else is saved', async () => {
  const requests = {
    messengers: [{ kind: 'whatsapp' as const, value: '+7 900 000-00-00' }],
    hours: { ...stored.hours, sun: null },
    lostReasons: ['Дорого', 'Выбрал других'],
  }
  read.mockResolvedValue({ ...stored, ...requests })
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('WhatsApp: номер, имя или адрес').value).toBe(
    '+7 900 000-00-00',
  )
  await type('Название сайта', 'Станции')
  await press('Сохранить')
  await waitFor(() => expect(write).toHaveBeenCalled())
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ ...requests, siteName: 'Станции' }))
})

test('Pages in social networks are added, and a wrong one leads to its tab', async () => {
  await open('Ссылки на соцсети', '?tab=social')
  await press('Добавить ссылку')
  await type('Ссылка 1: название', 'ВКонтакте')
  await type('Ссылка 1: адрес', 'vk.com/septik')
  await act(async () => fireEvent.click(tab('Основные')))
  await press('Сохранить')
  await screen.findByText('Введите адрес, который начинается с https://')
  expect(isChosen('Соцсети')).toBe(true)
  await type('Ссылка 1: адрес', 'https://vk.com/septik')
  await press('Сохранить')
  await waitFor(() => expect(write).toHaveBeenCalled())
  const socialLinks = [{ name: 'ВКонтакте', address: 'https://vk.com/septik' }]
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ socialLinks }))
})

test('Bank details that do not fit together are not sent', async () => {
  await open('БИК', '?tab=company')
  await type('БИК', '044525225')
  await type('Расчётный счёт', '40703810700001449489')
  await press('Сохранить')
  await screen.findByText('Расчётный счёт не подходит к БИК: проверьте оба номера')
  expect(write).not.toHaveBeenCalled()
  await type('БИК', '044525700')
  await press('Сохранить')
  await waitFor(() => expect(write).toHaveBeenCalled())
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ bankBik: '044525700' }))
})

test('While the chat alone is chosen, what that costs is said beside it', async () => {
  read.mockResolvedValue({ ...stored, leadHandling: 'messenger' })
  await open('Куда уходят заявки', '?tab=requests')
  const cost = /Кто не отправил сообщение в чате, тот потерян/
  screen.getByText(cost)
  await type('Куда уходят заявки', 'both')
  expect(screen.queryByText(cost)).toBeNull()
})

test('A link leads to a tab, and the address names the one that was opened', async () => {
  await open('Куда уходят заявки', '?tab=requests')
  expect(isChosen('Заявки')).toBe(true)
  await act(async () => fireEvent.click(tab('Компания')))
  expect(isChosen('Компания')).toBe(true)
  expect(window.location.search).toBe('?tab=company')
})

test('Who restores a version stays at the history', async () => {
  const at = { at: '2026-05-04T09:00:00.000Z', actorName: 'Анна Полевая', changes: [] }
  const list = [2, 1].map((version) => ({ ...at, version }))
  const answers = { list, restore: { version: 3 }, differences: { changes: [], same: 20 }, get: stored }
  versions.mockImplementation(async (verb) => Object(answers)[verb])
  await open('Куда уходят заявки', '?tab=requests')
  await act(async () => fireEvent.click(tab('История')))
  await screen.findByRole('button', { name: 'Вернуть эту версию', hidden: true })
  await press('Вернуть эту версию')
  await screen.findByText('Версия возвращена')
  expect(isChosen('История')).toBe(true)
})

test('A link to the screen itself opens its first tab without a question, and what was typed stays', async () => {
  const { go } = await open('Куда уходят заявки', '?tab=requests', '/admin/settings')
  await type('Название сайта', 'Станции')
  await go('/admin/settings')
  expect(screen.queryByText('Закрыть без сохранения?')).toBeNull()
  expect(isChosen('Основные')).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Название сайта').value).toBe('Станции')
  await go('/admin/elsewhere')
  await screen.findByText('Закрыть без сохранения?')
})

test('Settings that did not come are asked for again', async () => {
  read.mockRejectedValueOnce(new ApiError(500, '', null))
  await open('Не удалось загрузить настройки')
  expect((await screen.findAllByText('Не удалось загрузить настройки')).length).toBeGreaterThan(0)
  await press('Повторить')
  await screen.findByLabelText('Название сайта')
})
