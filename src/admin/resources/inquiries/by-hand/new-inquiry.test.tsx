// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createInquiry, createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'
import { createSettings } from '../../../../contract/settings.fixture.ts'
import { StaffContext } from '../../../staff.ts'
import { Component as List } from '../list.tsx'

/** What was sent to be stored. */
let sent: unknown[]
/** Numbers whose inquiries were asked for. */
let asked: string[]
let failure: ApiError | null
/** The services that visitors choose from. */
let services: readonly string[]
let staff: Awaited<ReturnType<typeof openStaffScreen>>

beforeEach(async () => {
  ;[sent, asked, failure, services] = [[], [], null, ['Монтаж', 'Замена ила в {nearby}']]
  const known = createInquiry({ id: 17, name: 'Вера', phone: '8 926 123-45-67', status: 'processing' })
  const own = createInquiryDetail({ id: 31, name: 'Инна', sourceName: 'phone', status: 'processing' })
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'session') return { user: null }
    if (noun === 'settings') return createSettings()
    if (noun === 'pages') return textsOf(JSON.stringify(input))
    const { phone } = { ...(typeof input === 'object' ? input : {}) } as { phone?: string }
    if (verb === 'counts') return { all: phone ? 24 : 1, new: 0 }
    if (verb === 'byId') return own
    if (verb === 'create') {
      sent.push(input)
      if (failure) throw failure
      return own
    }
    if (verb !== 'list') return []
    if (phone === undefined) return [known]
    asked.push(phone)
    return phone === '+79261234567' ? [known] : []
  })
  staff = await openStaffScreen(() => (
    <StaffContext value={api}>
      <List />
    </StaffContext>
  ))
  await screen.findByRole('row', { name: /Вера/ })
})

/** The texts that the form asks for: the services that visitors choose from, and the firm's words in them. */
const textsOf = (asked: string) =>
  asked.includes('chrome')
    ? { key: 'chrome', blocks: { firm: { nearby: 'Казани' } } }
    : { key: 'contact', blocks: { ways: { services } } }

const form = () => within(screen.getByRole('dialog', { name: 'Новый запрос', hidden: true }))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(form().getByLabelText(label), { target: { value } }))

const save = () =>
  act(async () => {
    const { form } = within(
      screen.getByRole('dialog', { name: 'Новый запрос', hidden: true }),
    ).getByLabelText<HTMLInputElement>(/^Имя/)
    if (form) fireEvent.submit(form)
  })

async function fill() {
  await press('Новый запрос')
  await type(/^Телефон/, '8 916 222-33-44')
  await type(/^Имя/, 'Инна')
}

test('the key A opens the form, not while something is typed', async () => {
  const search = screen.getByPlaceholderText('Имя, телефон, номер или товар')
  fireEvent.keyDown(search, { code: 'KeyA' })
  expect(staff.address()).not.toContain('add')
  await act(async () => fireEvent.keyDown(document.body, { code: 'KeyA' }))
  expect(staff.address()).toContain('add=new')
  form()
})

test('what was filled in is sent, and the stored inquiry is opened', async () => {
  await fill()
  await press('Пришли в офис')
  expect(form().queryByRole('button', { name: 'Ремонт', hidden: true }), 'not offered here').toBeNull()
  await press('Замена ила в Казани')
  await press('Монтаж')
  await save()
  await waitFor(() => expect(staff.address()).toBe('/admin/screen?request=31'))
  expect(sent).toEqual([
    {
      source: 'visit',
      phone: '8 916 222-33-44',
      name: 'Инна',
      service: 'Монтаж',
      message: '',
      email: '',
    },
  ])
})

test('the services are those of now at each opening', async () => {
  const hint = (name: string) => form().findByRole('button', { name, hidden: true })
  await press('Новый запрос')
  await hint('Замена ила в Казани')
  await press('Отмена')
  services = ['Откачка в {nearby}']
  await press('Новый запрос')
  await hint('Откачка в Казани')
})

test('what is typed survives a failed save, and closing asks', async () => {
  failure = new ApiError(0, '', null)
  await fill()
  await save()
  await form().findByText(/^Не сохранено/)
  expect(form().getByLabelText<HTMLInputElement>(/^Имя/).value).toBe('Инна')
  await act(async () => fireEvent.click(form().getByRole('button', { name: 'Отмена', hidden: true })))
  expect(screen.getByText('Закрыть без сохранения?')).toBeTruthy()
  await press('Вернуться к форме')
  failure = null
  await save()
  await waitFor(() => expect(staff.address()).toBe('/admin/screen?request=31'))
  expect(sent).toHaveLength(2)
})

test('a phone that is known already names the inquiry it came with', async () => {
  await press('Новый запрос')
  await type(/^Телефон/, '8 926 123-45')
  expect(asked).toEqual([])
  await type(/^Телефон/, '8 926 123-45-67')
  const link = await form().findByRole('link', { name: '№ 17', hidden: true })
  expect(link.getAttribute('href')).toContain('request=17')
  expect(link.getAttribute('target')).toBe('_blank')
  // All are counted, however few are named.
  form().getByText('и ещё 23')
})

test('a phone that no inquiry came from names none', async () => {
  await press('Новый запрос')
  await type(/^Телефон/, '8 926 123-45-67')
  await form().findByText(/^С этого номера/)
  await type(/^Телефон/, '8 903 111-22-33')
  await waitFor(() => expect(asked).toContain('+79031112233'))
  await waitFor(() => expect(form().queryByText(/^С этого номера/)).toBeNull())
})
