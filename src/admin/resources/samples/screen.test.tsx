// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { inDialog, press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { Sample, Samples } from '../../../contract/content/samples.ts'
import type { Rights } from '../../../domain/staff/rights.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { sendInTurn } from '../../kit/write/in-turn.ts'
import { OpeningLink } from '../../shell/opening-link.tsx'
import { StaffContext } from '../../staff.ts'
import { Component as SamplesScreen } from './screen.tsx'

// One of the test before would have buttons and words of its own for five seconds.
beforeEach(dismissToast)

const sample = (key: string, more: Partial<Sample> = {}): Sample => ({
  key,
  title: key,
  state: 'open',
  group: 'works',
  where: `Где ${key}`,
  href: `/admin/${key}`,
  isForAdmin: false,
  acceptedBy: null,
  acceptedAt: null,
  ...more,
})
const listOf = (items: Sample[], isClosed = true): Samples => {
  const done = items.filter(({ state }) => state !== 'open').length
  return { total: items.length, done, isClosed: isClosed && done < items.length, items }
}

const everything: Partial<Rights> = {}

/** The screen with the link above it, of a shop that keeps what is decided. */
async function open(
  items: Sample[],
  {
    role = 'admin',
    rights = everything,
    isClosed = true,
    isDown = (): boolean => false,
    remove = (_id: number, _over: string | undefined): unknown => undefined,
    restore = (_id: number): unknown => undefined,
  } = {},
) {
  const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers }) => {
    if (noun === 'session') return { user: { id: 1, username: 'anna', fullName: null, role, rights } }
    if (isDown()) throw new ApiError(503, '', 'нет связи')
    if (noun === 'adminReviews') {
      remove(Object(input).id, headers?.['If-Match'])
      return { success: true }
    }
    if (noun === 'trash') return restore(Object(input).id)
    if (noun === 'adminPages' && verb === 'get') return { id: 9 }
    if (noun === 'adminPages') return remove(9, headers?.['If-Match'])
    if (noun !== 'samples') return {}
    const { key, authors } = Object(input)
    const state = verb === 'accept' ? 'accepted' : 'open'
    if (verb !== 'list') items = items.map((one) => (one.key === key ? { ...one, state } : one))
    const unsigned = items.map(({ changedBy: _by, changedAt: _at, ...item }): Sample => item)
    return listOf(authors === 'true' ? items : unsigned, isClosed)
  })
  return openStaffScreen(() => (
    <StaffContext value={api}>
      <OpeningLink />
      <SamplesScreen />
    </StaffContext>
  ))
}
const linkOfAll = () => screen.queryByRole('link', { name: /Перед открытием/ })

test('an admin leaves an item as it is, and puts it back', async () => {
  await open([sample('reviews'), sample('projects', { state: 'replaced' })])
  await screen.findByText('Поисковики сайт пока не видят.')
  expect(linkOfAll()?.textContent).toBe('Перед открытием:1 из 2')
  const group = screen.getByRole('region', { name: 'Отзывы и работы' })
  within(group).getByText('1 из 2')
  expect(within(group).getByRole('link', { name: 'Заменить: reviews' }).getAttribute('href')).toBe(
    '/admin/reviews',
  )
  within(group).getByText('Заменено своим')

  await press('Оставить как есть: reviews')
  await screen.findByRole('heading', { name: 'Всё сделано' })
  screen.getByText(/От поисковиков сайт не закрыт/)
  expect(screen.getByRole('link', { name: 'Рассказать поисковикам' }).getAttribute('href')).toBe(
    '/admin/settings?tab=analytics',
  )
  expect(linkOfAll()).toBeNull()
  expect(screen.queryByRole('link', { name: 'Заменить: reviews' })).toBeNull()

  await press('Вернуть в список: reviews')
  await screen.findByText('Поисковики сайт пока не видят.')
  expect(linkOfAll()).not.toBeNull()
})

test('a manager replaces what a manager may, decides nothing and is told who does', async () => {
  await open([sample('reviews'), sample('privacy', { group: 'law', isForAdmin: true })], {
    role: 'manager',
    isClosed: false,
  })
  await screen.findByText('Оставить образец как есть может только администратор.')
  screen.getByText('От поисковиков сайт не закрыт:')
  screen.getByRole('link', { name: 'Заменить: reviews' })
  expect(screen.queryByRole('link', { name: 'Заменить: privacy' })).toBeNull()
  screen.getByText('Меняет администратор')
  expect(screen.queryAllByRole('button')).toEqual([])
})

const removal = {
  records: [1, 2, 3].map((id) => ({ entity: 'reviews' as const, id, version: 4 })),
  texts: [],
}

test('a manager removes what a shop can be without, and is told how much was not removed and why', async () => {
  const removed: number[] = []
  await open([sample('reviews', { removal }), sample('privacy', { group: 'law' })], {
    role: 'manager',
    remove(id) {
      if (id === 3) throw new ApiError(500, '', 'склад закрыт')
      removed.push(id)
    },
  })
  await screen.findByRole('link', { name: 'Заменить: privacy' })
  expect(screen.queryByRole('button', { name: 'Убрать: privacy' })).toBeNull()
  await press('Убрать: reviews')
  const question = inDialog('Убрать с сайта?')
  question.getByText(/^3 записи исчезнут с сайта и 30 дней пролежат в корзине/)
  await press('Убрать', question)
  await screen.findByText('Убрано не всё')
  screen.getByText('reviews: склад закрыт')
  screen.getByRole('button', { name: 'Отменить' })
  expect(removed).toEqual([1, 2])
})

test('what this tab has rewritten since the list was read is not removed with it', async () => {
  const over: (string | undefined)[] = []
  const texts = [{ key: 'about' as const, version: 7, blocks: { team: { roles: [] } } }]
  const { queries } = await open([sample('reviews', { removal: { ...removal, texts } })], {
    remove: (_id, version) => over.push(version),
  })
  await screen.findByRole('link', { name: 'Заменить: reviews' })
  for (const seen of [
    { entity: 'reviews', id: 1, version: 4 },
    { entity: 'pages', id: 9, version: 7 },
  ] as const)
    await sendInTurn(queries, seen, async () => ({ id: seen.id, version: seen.version + 1 }))
  await press('Убрать: reviews')
  await press('Убрать', inDialog('Убрать с сайта?'))
  await screen.findByText('Убрано с сайта')
  // The server refuses the first and the last: they have another version.
  expect(over).toEqual(['"4"', '"4"', '"4"', '"7"'])
})

test('a record that is gone already counts as removed, and stays where it is when the others come back', async () => {
  const restored: number[] = []
  await open([sample('reviews', { removal })], {
    remove(id) {
      if (id === 2) throw new ApiError(404, '', 'Отзыв не найден')
    },
    restore: (id) => restored.push(id),
  })
  await screen.findByRole('link', { name: 'Заменить: reviews' })
  await press('Убрать: reviews')
  await press('Убрать', inDialog('Убрать с сайта?'))
  await screen.findByText('Убрано с сайта')
  await press('Отменить')
  await screen.findByText('Возвращено')
  expect(restored).toEqual([3, 1])
})

test('a record that does not come back keeps no other from it, and is told', async () => {
  const asked: number[] = []
  await open([sample('reviews', { removal })], {
    restore(id) {
      asked.push(id)
      if (id > 1) throw new ApiError(500, '', `склад ${id} закрыт`)
    },
  })
  await screen.findByRole('link', { name: 'Заменить: reviews' })
  await press('Убрать: reviews')
  await press('Убрать', inDialog('Убрать с сайта?'))
  await screen.findByText('Убрано с сайта')
  await press('Отменить')
  await screen.findByText('Вернулось не всё: склад 3 закрыт')
  expect(asked).toEqual([3, 2, 1])
})

test('a narrowed manager is offered only what the server would let through', async () => {
  const texts = [{ key: 'about' as const, version: 7, blocks: { team: { roles: [] } } }]
  const items = [
    sample('reviews', { removal }),
    sample('team', { removal: { records: [], texts } }),
    sample('makers', { href: '/admin/manufacturers' }),
    sample('claims', { href: '/admin/products' }),
    sample('prices-topas', { group: 'prices', href: '/admin/products?manufacturer=topas' }),
  ]
  const offered = () =>
    [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
      .map((one) => one.getAttribute('aria-label'))
      .filter((label) => label !== null)
  const replaced = ['reviews', 'team', 'makers', 'claims', 'prices-topas'].map((key) => `Заменить: ${key}`)
  await open(items, { role: 'manager', rights: { delete: false } })
  await waitFor(() => expect(offered()).toEqual([...replaced, 'Убрать: team']))
  cleanup()
  await open(items, { role: 'manager', rights: { prices: false } })
  await screen.findByText('Этот раздел для вас закрыт')
  expect(offered()).toEqual([...replaced.slice(0, 4), 'Убрать: reviews', 'Убрать: team'])
  cleanup()
  await open(items, { role: 'manager', rights: { catalogue: false } })
  expect(await screen.findAllByText('Этот раздел для вас закрыт')).toHaveLength(3)
  expect(offered()).toEqual([...replaced.slice(0, 2), 'Убрать: reviews', 'Убрать: team'])
})

test('of a removal that could not begin the question stays open and says why', async () => {
  await open([sample('reviews', { removal })], {
    remove() {
      throw new ApiError(500, '', 'склад закрыт')
    },
  })
  await screen.findByRole('link', { name: 'Заменить: reviews' })
  await press('Убрать: reviews')
  await press('Убрать', inDialog('Убрать с сайта?'))
  await screen.findByText(/склад закрыт/)
})

test('who replaced or removed what is told with the day, where the journal knows it', async () => {
  const changedBy = 'Ольга К.'
  const changedAt = '2026-11-18T08:02:00.000Z'
  await open([
    sample('reviews', { state: 'replaced', changedBy, changedAt }),
    sample('projects', { state: 'removed', changedBy, changedAt }),
    sample('answers', { state: 'replaced' }),
  ])
  await screen.findByText(/^Заменено своим: Ольга К., 18 ноября( 2026)? в 11:02$/)
  screen.getByText(/^Убрано с сайта: Ольга К., 18 ноября( 2026)? в 11:02$/)
  screen.getByText('Заменено своим')
})

test('a manager reads that all is done, without the way to the settings', async () => {
  await open([sample('reviews', { state: 'replaced' })], { role: 'manager' })
  await screen.findByRole('heading', { name: 'Всё сделано' })
  await screen.findByText('Оставить образец как есть может только администратор.')
  expect(screen.queryByRole('link', { name: 'Рассказать поисковикам' })).toBeNull()
})

test('a shop without samples has neither link nor list', async () => {
  await open([])
  await screen.findByText('Образцов нет')
  expect(linkOfAll()).toBeNull()
})

test('a list that cannot be read says so, and is asked for once more', async () => {
  let isDown = true
  await open([sample('reviews')], { isDown: () => isDown })
  await screen.findByText(/Не удалось загрузить список/)
  isDown = false
  await press('Повторить')
  await screen.findByText('Где reviews')
})
