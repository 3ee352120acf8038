// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press } from '../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { ErasedPerson, Erasure, PersonInquiry } from '../../../contract/consents.ts'
import { createInquiryDetail } from '../../../contract/inquiries/inquiry.fixture.ts'
import { StaffContext } from '../../staff.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { FoundPerson } from './found-person.tsx'
import { usePersonActions } from './use-person-actions.ts'

const person = (name: string, more: Partial<ErasedPerson> = {}): ErasedPerson => ({
  name,
  phone: '+7 903 777-66-55',
  email: null,
  inquiries: [7],
  isOther: false,
  ...more,
})

const WANTED = '+7 903 777-66-55'

/** The dialog as the found person has it: it erases. */
function RealDialog() {
  const { erase } = usePersonActions(WANTED, [])
  return <EraseDialog open wanted={WANTED} inquiries={1} onClose={() => undefined} onErase={erase} />
}

/** The dialog about somebody, whose erasure would take these people; `read` answers for the server. */
async function open(read: () => Promise<Erasure>, isReal = false) {
  const erase = vi.fn(async () => undefined)
  const asked: unknown[] = []
  const api = createStaffApi(async (_name, _endpoint, input) => {
    asked.push(input)
    return await read()
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      {isReal ? (
        <RealDialog />
      ) : (
        <EraseDialog open wanted={WANTED} inquiries={2} onClose={() => undefined} onErase={erase} />
      )}
    </StaffContext>
  ))
  const confirm = () =>
    act(async () => {
      fireEvent.input(screen.getByRole('textbox'), { target: { value: 'удалить' } })
      fireEvent.click(screen.getByRole('button', { name: 'Удалить данные' }))
    })
  return { erase, asked, confirm }
}

test('those whose inquiries were merged with his are named before anybody is erased', async () => {
  const stranger = person('Пётр', { phone: '+7 921 555-66-77', inquiries: [5], isOther: true })
  const answer = Promise.withResolvers<Erasure>()
  const { erase, asked, confirm } = await open(() => answer.promise)
  expect(asked).toEqual([{ phone: '+7 903 777-66-55', preview: true }])
  await confirm()
  expect(erase).not.toHaveBeenCalled()
  await act(async () => answer.resolve({ inquiries: 2, records: 4, people: [person('Аглая'), stranger] }))
  await screen.findByText(/объединены запросы других людей/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Пётр, +7 921 555-66-77 — № 5',
  ])
  await confirm()
  await waitFor(() => expect(erase).toHaveBeenCalledOnce())
})

test('one who stands alone is erased without a word about others', async () => {
  const { erase, confirm } = await open(async () => ({ inquiries: 1, people: [person('Аглая')] }))
  await confirm()
  await waitFor(() => expect(erase).toHaveBeenCalledOnce())
  expect(screen.queryByText(/других людей/)).toBeNull()
})

test('while it is not known whom it takes, nobody is erased', async () => {
  const { erase, confirm } = await open(() => Promise.reject(new Error('нет связи')))
  await waitFor(() => screen.getByText('Не удалось узнать, кого это затронет'))
  await confirm()
  expect(erase).not.toHaveBeenCalled()
})

test('once he is erased nobody asks whom it would take', async () => {
  const { asked, confirm } = await open(async () => ({ inquiries: 1, people: [person('Аглая')] }), true)
  await confirm()
  await screen.findByText('Данные удалены')
  expect(asked).toEqual([{ phone: WANTED, preview: true }, { phone: WANTED }])
})

test('before anything is done with what was found, those whose inquiries were merged with his are named', async () => {
  const request = (id: number, name: string, isOther: boolean): PersonInquiry => ({
    ...createInquiryDetail({ id, name, phone: `+7 921 555-66-7${id}` }),
    ipAddress: null,
    formerContacts: [],
    consents: [],
    isOther,
  })
  const inquiries = [request(6, 'Пётр', true), request(5, 'Аглая', false)]
  const withdraw = vi.fn(() => ({ inquiries: 2, consents: 1 }))
  const api = createStaffApi(async () => withdraw())
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <FoundPerson wanted={WANTED} person={{ count: 2, inquiries }} />
    </StaffContext>
  ))
  screen.getByRole('heading', { level: 2, name: 'Аглая' })
  screen.getByText(/Файл, отметка и удаление коснутся и их/)
  const [other] = within(screen.getByText(/коснутся и их/).closest('div') ?? document.body).getAllByRole(
    'listitem',
  )
  expect(other?.textContent).toBe('Пётр, +7 921 555-66-76 — № 6')
  expect(screen.getByRole('link', { name: '№ 6' }).getAttribute('href')).toMatch(/request=6$/)
  await press('Не звонить, не писать')
  screen.getByText(/Отметку получат и они: Пётр, \+7 921 555-66-76 — № 6\./)
  await press('Отозвать')
  expect(withdraw).toHaveBeenCalledOnce()
})

test('what is erased already is not counted, and no person whom the mark would take', async () => {
  const request = (id: number, name: string, own: Partial<PersonInquiry>): PersonInquiry => ({
    ...createInquiryDetail({ id, name, doNotContact: own.erasedAt !== undefined }),
    ipAddress: null,
    formerContacts: [],
    consents: [],
    isOther: false,
    ...own,
  })
  const gone = request(4, 'Данные удалены', { erasedAt: '2026-11-20T11:00:00Z', isOther: true })
  const api = createStaffApi(async () => ({ inquiries: 0, consents: 0 }))
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <FoundPerson wanted={WANTED} person={{ count: 2, inquiries: [request(5, 'Аглая', {}), gone] }} />
    </StaffContext>
  ))
  expect(screen.queryByText(/других людей/)).toBeNull()
  await press('Удалить данные')
  screen.getByText(/^Из 1 запроса без возврата/)
  await press('Отмена')
  await press('Не звонить, не писать')
  screen.getByText(/1 запись, запросов: 1/)
  await press('Отозвать')
  await screen.findByText('Отзывать нечего')
})

test('one whom a colleague has erased meanwhile is told as that', async () => {
  const { confirm } = await open(async () => ({ inquiries: 0, people: [] }), true)
  await confirm()
  await screen.findByText(/Данные этого человека удалены раньше/)
})
