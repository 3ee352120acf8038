// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../../../contract/content/landing-fields.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, type } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
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
  filter: { users: 5 },
  questionIds: [2, 9],
  order: 0,
  published: true,
  found: 3,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const question = (id: number, text: string, fields: object = {}) => ({
  id,
  question: text,
  categoryId: 1,
  published: true,
  ...fields,
})
const sent = vi.fn<(input: object) => void>()
const refuse = vi.fn<() => void>()
const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
  if (noun === 'adminFaqCategories') return [{ id: 1, name: 'Зима' }]
  if (noun === 'adminFaqItems')
    return [
      question(1, 'Замёрзнет ли?'),
      question(2, 'А гости?', { categoryId: null }),
      question(3, 'Пахнет ли?', { published: false }),
    ]
  if (noun !== 'adminLandingPages') return noun === 'facets' || noun === 'manufacturers' ? [] : {}
  if (verb === 'list') return [page]
  refuse()
  sent(Object(input))
  return page
})
const part = () => screen.getByRole('region', { name: 'Вопросы', hidden: true })
const rows = () =>
  within(part())
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent?.trim())

beforeEach(async () => {
  vi.resetAllMocks()
  clearUnsaved()
  await openResource(api, Landings, '?edit=4')
  await screen.findByRole('region', { name: 'Вопросы', hidden: true })
  await within(part()).findByText(/А гости\?/)
})

test('staff choose questions, each with its category, put them in order and take out one that is gone', async () => {
  await waitFor(() => expect(rows()).toEqual(['А гости? без категории', '№ 9 в корзине или удалено']))
  const list = within(part()).getByLabelText<HTMLSelectElement>('Добавить вопрос')
  expect([...list.options].map((option) => option.textContent)).toEqual([
    'Добавить вопрос',
    'Замёрзнет ли?, Зима',
    'Пахнет ли?, скрыт',
  ])
  await type('Добавить вопрос', '1')
  await press('Убрать: № 9')
  await press('Выше: Замёрзнет ли?')
  await press('Сохранить изменения')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 4, questionIds: [1, 2] }))
})

test('why a question is refused is said at the list', async () => {
  refuse.mockImplementation(() => {
    throw new ApiError(400, '', null, new Map([['questionIds', 'Вопроса с таким номером нет']]))
  })
  await type('Добавить вопрос', '3')
  await press('Сохранить изменения')
  await within(part()).findByText('Вопроса с таким номером нет')
})
