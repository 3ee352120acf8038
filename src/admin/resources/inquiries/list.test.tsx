// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { readFailure } from '../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../api/staff.ts'
import {
  createInquiry,
  createInquiryCounts,
  createInquiryDetail,
} from '../../../contract/inquiries/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../contract/inquiries/work.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { offeredAnswers } from '../../../domain/inquiry/offer/offer.fixture.ts'
import { INQUIRY_COUNTS_KEY } from '../../queries.ts'
import { StaffContext } from '../../staff.ts'
import { Component as List } from './list.tsx'

const inquiry = (id: number, name: string) => createInquiry({ id, name })
let inquiries = [inquiry(9, 'Ирина')]
const counts = createInquiryCounts({ all: 3, new: 3, nobody: 3, wizard: 1 })
const detailOf = (input: unknown) => createInquiryDetail(inquiries.find(({ id }) => id === Object(input).id))

/** Inputs of the list's calls. */
let asked: Record<string, unknown>[]
/** Mergers and their undoing. */
let merged: unknown[]
/** Inquiries that were merged into № 8 before. */
let cameAlong: number[]
/** № 7 as a colleague has changed it since it was seen. */
let changed: InquiryDetail | null
/** Fails the calls of the list. */
let failure: ApiError | null
let staff: Awaited<ReturnType<typeof openStaffScreen>>

beforeEach(async () => {
  asked = []
  merged = []
  cameAlong = []
  changed = null
  failure = null
  inquiries = [inquiry(9, 'Ирина'), inquiry(8, 'Пётр'), inquiry(7, 'Вера')]
  const api = createStaffApi(async ([noun, verb], _endpoint, input, { headers }) => {
    if (noun === 'settings') return createSettings()
    if (verb === 'counts') return counts
    if (verb === 'assignees') return []
    if (verb === 'byId') return detailOf(input)
    if (verb === 'merge' || verb === 'unmerge') {
      merged.push({ verb, seen: headers?.['If-Match'], ...(typeof input === 'object' ? input : {}) })
      if (changed) throw refuse(changed)
      return { ...detailOf({ id: 7 }), merged: verb === 'merge' ? [8, ...cameAlong] : [] }
    }
    if (failure) throw failure
    asked.push({ ...(typeof input === 'object' ? input : {}) })
    return inquiries
  })
  staff = await openStaffScreen(() => (
    <StaffContext value={api}>
      <List />
    </StaffContext>
  ))
  await screen.findByText('Пётр')
})

const refuse = (current: InquiryDetail) => {
  const why = { message: 'Запрос уже изменил другой сотрудник', current, changedBy: 'Мария Д.' }
  return readFailure(409, '', JSON.stringify(why))
}
const press = (name: string | RegExp, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  act(async () => fireEvent.click(within_.getByRole('button', { name, hidden: true })))
const choose = async (...ids: number[]) => {
  for (const id of ids) {
    const box = await screen.findByRole('checkbox', { name: `Выбрать запрос № ${id}` })
    await act(async () => fireEvent.click(box))
  }
}
const title = (name: string) => screen.getByRole('columnheader', { name })
const sheet = () => screen.queryByText(/^Запрос № \d+$/)?.closest('dialog')

test.each([
  [{ all: 3, new: 2 }, '2 новых. Сначала самые свежие.'],
  [{ all: 3, new: 0 }, 'Новых нет. Сначала самые свежие.'],
  [{ all: 0, new: 0 }, 'Новых нет.'],
])('the line below the heading is never left empty: of %j it says %j', async (known, said) => {
  await act(async () => staff.queries.setQueryData(INQUIRY_COUNTS_KEY, { ...counts, ...known }))
  await screen.findByText(said)
})

test.each([
  ['ID', 'id'],
  ['Дата', 'date'],
  ['Тип', 'type'],
  ['Клиент', 'name'],
  ['Статус', 'status'],
])(
  'a click on «%s» asks for that order, the next for the reverse, and the title says so',
  async (name, key) => {
    await press(name)
    expect(asked.at(-1)?.sort).toBe(key)
    expect(title(name).getAttribute('aria-sort')).toBe('ascending')
    await press(name)
    expect(asked.at(-1)?.sort).toBe(`-${key}`)
    expect(title(name).getAttribute('aria-sort')).toBe('descending')
  },
)

test('the sheet of one leads to those before and after it, stops at both ends, and closes', async () => {
  await press('Подробнее о запросе № 9')
  const inSheet = within(sheet() ?? document.body)
  const isOff = () =>
    ['Предыдущий', 'Следующий'].map(
      (name) => inSheet.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled') === 'true',
    )
  inSheet.getByText('Запрос № 9')
  expect(isOff()).toEqual([true, false])
  await press('Предыдущий')
  inSheet.getByText('Запрос № 9')
  await press('Следующий')
  inSheet.getByText('Запрос № 8')
  expect(isOff()).toEqual([false, false])
  await press('Следующий')
  inSheet.getByText('Запрос № 7')
  inSheet.getByText('Вера')
  expect(isOff()).toEqual([false, true])
  await press('Предыдущий')
  inSheet.getByText('Пётр')
  expect(staff.address()).toBe('/admin/screen?request=8')
  await press('Закрыть')
  expect(sheet()).toBeUndefined()
  expect(staff.address()).not.toContain('request')
})

test('J and K turn the open sheet by the place of the key, not with Ctrl and not while somebody types', async () => {
  const key = (code: string, more = {}) =>
    act(async () => fireEvent.keyDown(document.body, { code, key: 'о', ...more }))
  await key('KeyJ')
  expect(staff.address()).toBe('/admin/screen')
  await press('Подробнее о запросе № 9')
  await key('KeyJ')
  expect(staff.address()).toContain('request=8')
  await key('KeyJ', { ctrlKey: true })
  await act(async () => fireEvent.keyDown(screen.getByRole('searchbox', { hidden: true }), { code: 'KeyJ' }))
  expect(staff.address()).toContain('request=8')
  await key('KeyK')
  expect(staff.address()).toContain('request=9')
})

test('a row says in words who has it, how long the client waits, and what is unusual', async () => {
  inquiries = [
    createInquiry({ id: 9, assignee: { id: 3, name: 'Мария Д.' }, status: 'processing' }),
    createInquiry({ id: 8, hasConsent: false, doNotContact: true }),
    createInquiry({ id: 7, spam: true, spamReason: 'Ссылка в имени' }),
  ]
  await press('Обновить')
  await screen.findByText('Мария Д.')
  const [taken, free, junk] = screen.getAllByRole('row').slice(1)
  expect(taken?.textContent).toContain('Мария Д.')
  expect(free?.textContent).toMatch(/ждёт \d+ (?:день|дня|дней)/)
  expect(free?.textContent).toContain('Никто не взял')
  expect(free?.textContent).toContain('не звонить, не писать')
  expect(free?.textContent).toContain('без согласия')
  expect(junk?.textContent).toContain('спам')
  expect(junk?.textContent).toContain('Ссылка в имени')
})

test('an inquiry from the selection says what was offered and for how much, and they are asked for by themselves', async () => {
  inquiries = [createInquiry({ id: 9, service: 'Подбор септика', wizardData: offeredAnswers })]
  await press('Обновить')
  const row = (await screen.findByText('Евролос Про 10')).closest('tr')
  expect(row?.textContent?.replaceAll('\u00a0', ' ')).toContain('303 230 ₽ · 5 чел., суглинок')
  expect(row?.textContent).toContain('Подбор')
  expect(row?.textContent).not.toContain('Другое')
  const [kind] = screen.getAllByRole('combobox', { name: 'Тип', hidden: true })
  await act(async () => fireEvent.change(kind ?? document.body, { target: { value: 'wizard' } }))
  expect(staff.address()).toBe('/admin/screen?wizard=1')
  expect(asked.at(-1)).toMatchObject({ wizard: true })
  expect(asked.at(-1)).not.toHaveProperty('type')
  await act(async () => fireEvent.change(kind ?? document.body, { target: { value: 'repair' } }))
  expect(staff.address()).toBe('/admin/screen?type=repair')
  await press(/^Подбор\s?1$/)
  expect(staff.address()).toBe('/admin/screen?wizard=1')
  await press(/^Подбор\s?1$/)
  expect(staff.address()).toBe('/admin/screen')
})

test('Back from a sheet leads to the list, however many were leafed through', async () => {
  await press('Подробнее о запросе № 9')
  await press('Следующий')
  await press('Следующий')
  expect(staff.address()).toBe('/admin/screen?request=7')
  await staff.back()
  expect(staff.address()).toBe('/admin/screen')
})

test('inquiries that did not come are asked for again', async () => {
  failure = new ApiError(500, '', 'Сбой')
  await staff.go('/admin/screen?status=new')
  expect((await screen.findAllByText('Не удалось загрузить запросы')).length).toBeGreaterThan(0)
  failure = null
  await press('Повторить')
  await screen.findByText('Вера')
})

test('who finds nothing reads why, still sees what was searched for, and gets to all', async () => {
  inquiries = []
  await staff.go('/admin/elsewhere')
  await staff.go('/admin/screen?find=Зоя')
  await screen.findByText('Нет запросов')
  expect(asked.at(-1)).toMatchObject({ search: 'Зоя' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Зоя')
  expect(screen.getByRole('link', { name: 'Показать все' }).getAttribute('href')).toBe('/admin/orders')
})

test('«Обновить» asks anew', async () => {
  const before = asked.length
  await press('Обновить')
  expect(asked.length).toBe(before + 1)
})

test('inquiries of one phone say so, lead to each other, and several chosen ones are merged into one of them', async () => {
  inquiries = [
    inquiry(9, 'Ирина'),
    { ...inquiry(8, 'Вера'), samePhone: 2 },
    { ...inquiry(7, 'В. П.'), samePhone: 2 },
  ]
  await press('Обновить')
  const [link] = await screen.findAllByRole('link', { name: 'тот же телефон ×2' })
  expect(link?.getAttribute('href')).toBe('/admin/orders?find=79261234567')
  expect(asked.at(-1)).toMatchObject({ samePhone: true })
  await choose(8)
  expect(screen.queryByRole('button', { name: 'Объединить' })).toBeNull()
  await choose(7)
  await press('Объединить')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'В № 7: В. П., новый' })))
  expect(merged).toEqual([{ verb: 'merge', seen: '"1"', into: 7, ids: [8] }])
  await press('Разъединить')
  expect(merged.at(-1)).toEqual({ verb: 'unmerge', seen: '"1"', into: 7, ids: [8] })
})

test('who merges into what a colleague has changed is told so; the choice stays, and it goes over what there is now', async () => {
  await choose(8, 7)
  changed = createInquiryDetail({ ...detailOf({ id: 7 }), status: 'completed', version: 2 })
  await press('Объединить')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'В № 7: Вера, новый' })))
  await screen.findByText(/^Пока вы смотрели, запись изменила Мария Д\./)
  screen.getByText('Выбрано 2')
  changed = null
  await press('Объединить', within(screen.getByRole('alert', { hidden: true })))
  await screen.findByText('Объединены с № 7')
  expect(merged).toMatchObject([{ seen: '"1"' }, { seen: '"2"' }])
})

test('a merger is not undone in part: what came along with the merged inquiry would stay', async () => {
  cameAlong = [5]
  await choose(8, 7)
  await press('Объединить')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'В № 7: Вера, новый' })))
  await screen.findByText('Объединены с № 7')
  expect(merged).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Разъединить', hidden: true })).toBeNull()
})

test.each([
  [
    9,
    /^В № 8 согласие отозвано, в № 9 нет\. По объединённому запросу звонить и писать можно\. Звонок, назначенный в № 8, /,
  ],
  [
    8,
    /^В № 8 согласие отозвано, в № 9 нет\. Звонить и писать по объединённому запросу будет нельзя\. Звонок, назначенный в № 9, /,
  ],
])(
  'where a consent is withdrawn in one of them, merging into № %i asks, and says what holds then',
  async (into, words) => {
    inquiries = [inquiry(9, 'Ирина'), { ...inquiry(8, 'Ирина'), doNotContact: true }]
    await press('Обновить')
    await choose(9, 8)
    await press('Объединить')
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^В № ${into}`) })))
    screen.getByText('Согласие отозвано не во всех запросах')
    screen.getByText(words)
    await press('Вернуться')
    expect(merged).toEqual([])
  },
)

test('of different phones it is asked whether they are one person', async () => {
  inquiries = [
    inquiry(9, 'Ирина'),
    { ...inquiry(8, 'Вера'), phone: '8 903 777-66-55', phoneE164: '+79037776655' },
  ]
  await press('Обновить')
  await choose(9, 8)
  await press('Объединить')
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: /^В № 9/ })))
  screen.getByText('У запросов разные телефоны')
  await press('Вернуться')
  expect(merged).toEqual([])
})
