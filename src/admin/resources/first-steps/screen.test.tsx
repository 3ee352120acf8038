// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { ChannelSettings } from '../../../contract/channels.ts'
import type { Sample } from '../../../contract/content/samples.ts'
import { StaffContext } from '../../staff.ts'
import { Component as FirstSteps } from './screen.tsx'

const sample = (key: string, group: Sample['group'], state: Sample['state'] = 'open'): Sample => ({
  key,
  title: `Образец ${key}`,
  state,
  group,
  where: '',
  href: `/admin/of-${key}`,
  isForAdmin: false,
  acceptedBy: null,
  acceptedAt: null,
})

const ITEMS = [
  sample('company', 'law'),
  sample('site', 'firm', 'replaced'),
  sample('contacts', 'firm', 'accepted'),
  sample('hours', 'firm', 'removed'),
  sample('region', 'firm'),
  sample('prices-topas', 'prices'),
  sample('privacy', 'law'),
  sample('reviews', 'works'),
]

const channelsWith = (email: Partial<ChannelSettings['email']>): ChannelSettings => ({
  version: 1,
  email: { enabled: false, smtpUrl: '', from: '', to: [], ...email },
  telegram: { enabled: false, botToken: '', chatIds: [], apiBase: '', personalData: false },
  webhook: { enabled: false, url: '', secret: '', allowPrivate: false },
  push: { enabled: false, personalData: false, subscriptions: 0, people: [] },
  secretVersions: { botToken: 0, url: 0, secret: 0, smtpPassword: 0 },
})

interface Shop {
  items?: Sample[]
  email?: Partial<ChannelSettings['email']>
  isDown?: () => boolean
}

async function open({ items = ITEMS, email = {}, isDown = () => false }: Shop = {}) {
  const api = createStaffApi(async ([noun]) => {
    if (isDown()) throw new ApiError(503, '', 'нет связи')
    if (noun === 'channels') return channelsWith(email)
    const done = items.filter(({ state }) => state !== 'open').length
    return { total: items.length, done, isClosed: true, items }
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <FirstSteps />
    </StaffContext>
  ))
}

const steps = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('an owner sees what is done by itself and what is left of each step', async () => {
  await open()
  await screen.findByText('Сделано 1 из 7')
  expect(steps()).toEqual([
    'Фирма',
    'Телефон и часы работы, сделано',
    'Область и районы',
    'Куда сообщать о заявках',
    'Производители, товары и цены',
    'Тексты, услуги и документы',
    'Остальные образцы',
  ])
  const [firm, , , , , texts, rest] = screen.getAllByRole('list')[0]?.children ?? []
  expect(firm?.textContent).toContain('Образец company')
  // Each item stands in one step alone.
  expect(texts?.textContent).toContain('Образец privacy')
  expect(texts?.textContent).not.toContain('Образец company')
  expect(rest?.textContent).toContain('Образец reviews')
  expect(screen.getByRole('link', { name: 'Образец prices-topas' }).getAttribute('href')).toBe(
    '/admin/of-prices-topas',
  )
})

test.each([
  { email: { enabled: true }, isDone: true },
  { email: { enabled: true, problem: 'Нет адреса' }, isDone: false },
])('channels count when one is on and can send: $email', async ({ email, isDone }) => {
  await open({ email })
  await screen.findByText(`Сделано ${isDone ? 2 : 1} из 7`)
})

test('a shop older than the list has channels alone to do', async () => {
  await open({ items: [] })
  await screen.findByText('Сделано 6 из 7')
  const [list] = screen.getAllByRole('list')
  expect(
    within(list ?? document.body)
      .getByRole('link', { name: 'Включить канал' })
      .getAttribute('href'),
  ).toBe('/admin/settings/channels')
})

test('what could not be read says so, and is asked for once more', async () => {
  let isDown = true
  await open({ isDown: () => isDown })
  await screen.findByText(/Не удалось узнать, что сделано/)
  isDown = false
  await press('Повторить')
  await screen.findByText('Сделано 1 из 7')
})
