// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { createStaffApi } from '../../../api/staff.ts'
import { createInquiry } from '../../../contract/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { StaffContext } from '../../staff.ts'
import { InquiryDetails } from './details.tsx'

let stored: InquiryDetail
/** What was sent to be changed. */
let sent: unknown[]
let failure: ApiError | null

beforeEach(async () => {
  ;[sent, failure] = [[], null]
  stored = {
    ...createInquiry({ id: 7, name: 'Вира' }),
    ...{ mergedInto: null, merged: [], notes: [], history: [], deliveries: [], attachments: [] },
    ...{ related: [], consents: [] },
  }
  const api = createStaffApi(async ([noun, verb], _endpoint, input) => {
    if (noun === 'session') return { user: null }
    if (noun === 'settings') return createSettings()
    if (verb === 'byId') return stored
    if (verb !== 'update') return []
    sent.push(input)
    if (failure) throw failure
    stored = { ...stored, ...(typeof input === 'object' ? input : {}), version: stored.version + 1 }
    return stored
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <InquiryDetails id={7} rows={[]} onMore={null} onTurn={() => undefined} onClose={() => undefined} />
    </StaffContext>
  ))
  await screen.findByRole('heading', { name: 'Запрос № 7', hidden: true })
})

async function correct(label: string, value: string) {
  const more = screen.getByRole('button', { name: 'Исправить контакты', hidden: true })
  await act(async () => fireEvent.click(more))
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: `Изменить: ${label}`, hidden: true })),
  )
  const field = screen.getByRole('textbox', { name: label, hidden: true })
  fireEvent.change(field, { target: { value } })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
}

test.each([
  ['Имя', 'name', 'Вера'],
  ['Телефон', 'phone', '8 903 777-66-55'],
  ['Эл. почта', 'email', 'vera@shop.test'],
])('«%s» of the client is corrected in its place, and shown at once', async (label, field, value) => {
  await correct(label, value)
  expect(sent).toEqual([{ id: 7, [field]: value }])
  expect(screen.queryByRole('textbox', { name: label, hidden: true })).toBeNull()
  expect(screen.getAllByText(value).length).toBeGreaterThan(0)
})

test('what the server does not take stays in the field, with what is wrong', async () => {
  failure = new ApiError(400, '', 'Проверьте поля', new Map([['phone', 'Введите корректный номер телефона']]))
  await correct('Телефон', '12')
  screen.getByText(/Не записано: Введите корректный номер телефона\./)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон', hidden: true }).value).toBe('12')
})
