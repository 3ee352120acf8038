// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi, type StaffApi } from '../../../api/staff.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { createInquiry } from '../../../contract/inquiries/inquiry.fixture.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { hours, minutes } from '../../../lib/duration.ts'
import { lastBulkQuery, publicSettingsQuery } from '../../queries.ts'
import { StaffContext } from '../../staff.ts'
import { doubtsQuery } from './queries.ts'
import { Component as Dashboard } from './screen.tsx'
import { waitingCountQuery, waitingQuery } from './waiting-clients.ts'

/** Half past one at night of Monday in Moscow, still Sunday in Greenwich. */
const NOW = Date.parse('2026-11-22T22:30:00Z')

const inquiry = (id: number, name: string, ago: number) =>
  createInquiry({ id, name, createdAt: new Date(NOW - ago).toISOString() })
const waiting = [inquiry(7, 'Вера', hours(2)), inquiry(8, 'Пётр', hours(2) - minutes(1))]
const report = {
  // Two were entered by hand: nobody waited for an answer.
  totals: { count: 25, completed: 4, canceled: 1, answered: 22 },
  wizard: { count: 9, completed: 2, canceled: 0 },
  bySource: [
    { source: 'direct', count: 11, completed: 0, canceled: 0 },
    { source: 'yandex', count: 7, completed: 0, canceled: 0 },
  ],
  firstAnswerAtWork: {
    median: 8,
    worst: 70,
    goal: 15,
    notDue: 1,
    times: [
      { from: 0, to: 5, count: 6 },
      { from: 5, to: 15, count: 10 },
      { from: 15, to: null, count: 4 },
    ],
  },
}
const answers: Record<string, unknown> = {
  'adminInquiries.list': waiting,
  'adminInquiries.counts': { all: 9, new: 3, processing: 5, completed: 1, canceled: 0 },
  'adminProducts.list': [
    createProduct({ price: 100, imageUrl: '/a.jpg' }),
    createProduct({ id: 2, imageUrl: '/b.jpg' }),
    createProduct({ id: 3, price: 100, drawing: 'topas' }),
    createProduct({ id: 4 }),
  ],
  'blog.posts': [{ published: true }, { published: true }, { published: false }],
  'adminFaqItems.list': [{ categoryId: 1 }, { categoryId: 2 }, { categoryId: null }],
  'prices.bulkLast': null,
  'reports.get': report,
  'schedule.list': { planned: [], past: [] },
}

/** Until when all answers are on their way. */
let arrival: PromiseWithResolvers<void> | null = null
/** The calls that were sent, as in "doubts.list". */
let sent: string[] = []

const isMine = (input: unknown) => typeof input === 'object' && input !== null && 'mine' in input

const LOST = 'Подбор и форма контактов открывают только мессенджер.'
const off = { enabled: false }
const CHANNELS_OFF = { version: 1, email: off, telegram: off, webhook: off, push: off }

async function open(
  role: 'admin' | 'manager' = 'admin',
  before?: (queries: QueryClient, api: StaffApi) => void,
) {
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'session') return { user: { id: 1, role } }
    sent.push(`${noun}.${verb}`)
    await arrival?.promise
    if (isMine(input)) return verb === 'list' ? [] : { new: 0, processing: 0 }
    return noun === 'channels' ? CHANNELS_OFF : (answers[`${noun}.${verb}`] ?? [])
  })
  const staff = await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Dashboard />
      </StaffContext>
    ),
    '/admin/elsewhere',
  )
  before?.(staff.queries, api)
  await staff.go('/admin/screen')
  await screen.findByText('Вера')
  await screen.findByRole('heading', { name: 'Разделы' })
  return staff
}

beforeEach(() => {
  arrival = null
  sent = []
  vi.stubEnv('TZ', 'UTC')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('its heading is the day in Moscow, wherever the browser is', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Понедельник, 23 ноября')
})

test('an admin is told when no channel tells of inquiries; a manager could do nothing about it', async () => {
  await open()
  expect(await screen.findByText('Ни один канал уведомлений не включён.')).toBeTruthy()
  cleanup()
  await open('manager')
  expect(screen.queryByText('Ни один канал уведомлений не включён.')).toBeNull()
})

const doubt = {
  productId: 40,
  name: 'Евролос Био 6',
  field: 'batchDischarge',
  value: 540,
  otherValue: 270,
  source: { text: 'Действующий прайс; в другом каталоге 270 л', date: '2026-11-20' },
  decided: 6,
  asked: 36,
  example: { link: '/?residents=6', confirmed: 'Евролос Био 6', refuted: null },
}

test('numbers of which two sources disagree stand with what depends on them, and lead to the product', async () => {
  answers['doubts.list'] = [doubt]
  await open('manager')
  delete answers['doubts.list']
  const part = (await screen.findByRole('heading', { name: '1 число, которое решает выбор' })).closest(
    'section',
  )
  const text = part?.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain('Евролос Био 6: залп 540 л или 270 л')
  expect(text).toContain('Решает для 6 из 36 домов: если верно 540 л, первая Евролос Био 6')
  expect(text).toContain('если 270 л — расчёт инженера')
  const links = [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/admin/products?edit=40', '/?residents=6'])
  cleanup()
  await open('manager')
  expect(screen.queryByText(/реша\p{L}+ выбор/u)).toBeNull()
})

test('an admin is told what the messenger alone costs, until inquiries are stored', async () => {
  answers['settings.get'] = { leadHandling: 'messenger' }
  await open()
  await screen.findByText(LOST)
  cleanup()
  await open('manager')
  expect(screen.queryByText(LOST)).toBeNull()
  cleanup()
  answers['settings.get'] = { leadHandling: 'both' }
  await open()
  expect(screen.queryByText(LOST)).toBeNull()
})

test('an admin is led to the first steps while the site has samples', async () => {
  const link = () => screen.queryByRole('link', { name: 'семь первых шагов' })
  answers['samples.list'] = { total: 3, done: 1, isClosed: true, items: [] }
  await open()
  expect(link()?.getAttribute('href')).toBe('/admin/first-steps')
  cleanup()
  await open('manager')
  expect(link()).toBeNull()
  cleanup()
  answers['samples.list'] = { total: 3, done: 3, isClosed: false, items: [] }
  await open()
  expect(link()).toBeNull()
  delete answers['samples.list']
})

test('the owner begins with the figures of the week', async () => {
  await open()
  const week = await screen.findByRole('region', { name: 'За семь дней' })
  expect([...week.querySelectorAll('dl > div')].map((one) => one.textContent)).toEqual([
    'Запросов25отвечено на 22',
    'Ответили в срок16 из 22за 15 мин рабочего времени',
    'Из подбора9посмотреть',
    expect.stringMatching(/^Откуда.+ 11.+ 7$/),
  ])
  const report = within(week).getByRole('link', { name: 'Отчёт' })
  expect(report.getAttribute('href')).toBe('/admin/reports?from=2026-11-17&to=2026-11-23')
  expect(screen.getAllByRole('region')[0]).toBe(week)
  expect(screen.queryByRole('region', { name: 'Мои на сегодня' })).toBeNull()
})

test('the figures of the week stay at midnight until those of the next seven days have come', async () => {
  await open()
  const week = await screen.findByRole('region', { name: 'За семь дней' })
  const asked = () => sent.filter((call) => call === 'reports.get').length
  const before = asked()
  arrival = Promise.withResolvers()
  vi.setSystemTime(NOW + hours(23))
  await act(async () => vi.advanceTimersByTime(minutes(1)))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(week.isConnected).toBe(true)
  await act(async () => arrival?.resolve())
  expect(week.isConnected).toBe(true)
})

test('what stands below the lists is asked for with them, before any of it is answered', async () => {
  arrival = Promise.withResolvers()
  const opened = open()
  await waitFor(() => expect(sent).toEqual(expect.arrayContaining(['doubts.list', 'prices.bulkLast'])))
  expect(screen.queryByText('Вера')).toBeNull()
  arrival.resolve()
  await opened
})

test('the lists, the notes and the sections stay while an event has them read again', async () => {
  const known = (queries: QueryClient, api: StaffApi) => {
    queries.setQueryData(waitingQuery(api).queryKey, waiting)
    queries.setQueryData(waitingCountQuery(api).queryKey, 2)
    queries.setQueryData(publicSettingsQuery(api).queryKey, createSettings())
    queries.setQueryData(doubtsQuery(api).queryKey, [])
    queries.setQueryData(lastBulkQuery(api).queryKey, null)
  }
  const { queries } = await open('admin', known)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const shown = [screen.getByText('Вера'), screen.getByRole('heading', { name: 'Разделы' })]
  let left: Node[] = []
  const seen = new MutationObserver((changes) => {
    left = [...left, ...changes.flatMap(({ removedNodes }) => [...removedNodes])]
  })
  seen.observe(document.body, { childList: true, subtree: true })
  arrival = Promise.withResolvers()
  await act(async () => {
    void queries.invalidateQueries()
    // Screens are told of it at the end of the turn.
    await new Promise((done) => setTimeout(done))
  })
  expect(queries.isFetching()).toBeGreaterThan(1)
  await act(async () => arrival?.resolve())
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  seen.disconnect()
  expect(left.filter((one) => shown.some((kept) => one.contains(kept)))).toEqual([])
  expect(shown.map(({ isConnected }) => isConnected)).toEqual([true, true])
})

describe('Who waits', () => {
  const waits = () =>
    [...document.querySelectorAll('.waiting__ago')].map((one) => [
      one.textContent,
      one.classList.contains('is-long'),
    ])

  test('is marked from two hours on, and the time goes on by itself', async () => {
    await open()
    expect(waits()).toEqual([
      ['ждёт 2 ч', true],
      ['ждёт 1 ч 59 мин', false],
    ])
    await act(async () => vi.advanceTimersByTime(minutes(1)))
    expect(waits()).toEqual([
      ['ждёт 2 ч 1 мин', true],
      ['ждёт 2 ч', true],
    ])
  })

  test('and is not among the first has a link, also when it is only one', async () => {
    await open()
    expect(screen.getByText('3 клиента ждут звонка. Дольше всех — Вера.').tagName).toBe('P')
    const more = screen.getByRole('link', { name: 'и ещё 1 клиент' })
    expect(more.getAttribute('href')).toBe('/admin/orders?status=new')
    expect(screen.getByRole('link', { name: 'Пётр' }).getAttribute('href')).toBe('/admin/orders?request=8')
  })
})

test('what has to be mended is counted, and each count leads to just that', async () => {
  await open()
  const links = within(screen.getByRole('region', { name: 'Проверить' })).getAllByRole('link')
  expect(links.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')])).toEqual([
    ['2', '/admin/products?check=price'],
    ['1', '/admin/products?check=picture'],
    ['1', '/admin/blog?drafts'],
    ['1', '/admin/faq?tab=items&category=none'],
  ])
})
