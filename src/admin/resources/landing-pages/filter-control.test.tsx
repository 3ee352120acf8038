// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/content/landing-fields.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { descriptionOf, press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { LandingPage } from '../../../contract/content/landing-pages.ts'
import { clearUnsaved } from '../../kit/write/unsaved.ts'
import { Component as Landings } from './list.tsx'

const page: LandingPage = {
  id: 4,
  slug: 'na-pyat',
  title: 'Септик на 5 человек',
  metaTitle: null,
  description: null,
  text: 'Хватит ли',
  filter: { manufacturer: 'ushedshiy', spec: { body: ['Низкий', 'Круглый'] } },
  questionIds: [],
  order: 0,
  published: true,
  found: 0,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const sent = vi.fn<(input: object) => void>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'manufacturers') return [{ id: 1, slug: 'topas', name: 'Топас' }]
  if (noun === 'facets')
    return [
      { key: 'body', name: 'Корпус', unit: null, values: ['Низкий', 'Круглый'].map(counted) },
      { key: 'noise', name: 'Шум', unit: 'дБ', values: [30, 40].map(counted) },
    ]
  if (noun !== 'adminLandingPages') return { trashDays: 30 }
  if (verb === 'list') return [page]
  sent(Object(input))
  return page
})
const counted = (value: string | number) => ({ value, count: 2 })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const focused = () => document.activeElement
const lastSent = () => waitFor(() => expect(sent).toHaveBeenCalledOnce()).then(() => sent.mock.calls[0]?.[0])

beforeEach(async () => {
  vi.resetAllMocks()
  clearUnsaved()
  await openResource(api, Landings, '?edit=4')
  await screen.findByRole('button', { name: 'Убрать: Корпус, Низкий', hidden: true })
})

test('the form says what is shown without a filter, and when no model is for that many', () => {
  screen.getByText('Без отбора — все модели. Без моделей страницы нет в поисковиках')
  expect(descriptionOf('Человек в доме')).toBe('Нет таких — покажем на размер больше')
})

test.each(['пять', '0', '1,5'])(
  'who types %j people reads why not at the field, which has the focus',
  async (typed) => {
    await type('Человек в доме', typed)
    await press('Сохранить изменения')
    await waitFor(() => expect(focused()).toBe(field('Человек в доме')))
    expect(field('Человек в доме').getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf('Человек в доме')).toContain('Число людей: целое, от 1 до 9999')
    expect(sent).not.toHaveBeenCalled()
    await type('Человек в доме', '5')
    await waitFor(() => expect(field('Человек в доме').getAttribute('aria-invalid')).toBeNull())
    await press('Сохранить изменения')
    expect(await lastSent()).toMatchObject({ filter: { ...page.filter, users: 5 } })
  },
)

test('a manufacturer that is there no more is shown as chosen, and may be left', async () => {
  const list = screen.getByLabelText<HTMLSelectElement>('Производитель')
  expect([list.value, list.selectedOptions[0]?.textContent]).toEqual(['ushedshiy', 'ushedshiy (удалён)'])
  await type('Производитель', '')
  await press('Сохранить изменения')
  expect(await lastSent()).toEqual({ id: 4, filter: { spec: page.filter.spec } })
})

test('values of a characteristic are added by a button, one after another, without losing the focus', async () => {
  await type('Характеристика', 'noise')
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: /^Добавить ?: Шум/, hidden: true }).disabled,
  ).toBe(true)
  for (const value of ['30', '40']) {
    await type('Значение: Шум', value)
    expect(screen.queryByRole('button', { name: `Убрать: Шум, ${value}`, hidden: true })).toBeNull()
    await press(/^Добавить ?: Шум/)
    expect(screen.getByRole('button', { name: `Убрать: Шум, ${value}`, hidden: true })).toBeTruthy()
    expect(focused()).toBe(field('Значение: Шум'))
  }
  await press('Сохранить изменения')
  expect(await lastSent()).toMatchObject({ filter: { spec: { ...page.filter.spec, noise: ['30', '40'] } } })
})

test('a value that is taken out leaves the focus at the next one, the last one at the list', async () => {
  await press('Убрать: Корпус, Низкий')
  const next = () => screen.getByRole('button', { name: 'Убрать: Корпус, Круглый', hidden: true })
  await waitFor(() => expect(focused()).toBe(next()))
  await press('Убрать: Корпус, Круглый')
  await waitFor(() => expect(focused()).toBe(field('Характеристика')))
})
