// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  createRequestServer,
  MARIA,
  OLGA,
  openInquirySheet,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { inDialog, press } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { readFailure } from '../../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'
import { StaffContext } from '../../../staff.ts'
import { RelatedSection } from './facts/related-section.tsx'

const QUESTION = 'Согласие отозвано не во всех запросах'
const CREATED = '2026-11-20T10:00:00.000Z'

test('a note of a merged inquiry is read in the other one with its number, and not corrected there', async () => {
  const note = { id: 1, author: OLGA.name, authorId: OLGA.id, text: 'Звонила в 10:23: дозвонились' }
  const merged = createInquiryDetail({
    id: 4,
    mergedInto: 7,
    notes: [{ ...note, at: new Date().toISOString() }],
  })
  await openInquirySheet(createRequestServer(createInquiryDetail({ id: 7, merged: [4] }), merged))
  const words = await screen.findByText('Звонила в 10:23: дозвонились')
  expect(words.closest('li')?.textContent).toContain('Вы записали в № 4')
  expect(screen.queryByRole('button', { name: /^Исправить( E)?$/, hidden: true })).toBeNull()
})

test('of a merged inquiry the sheet says whose it was, how he is reached, and what he asked for', async () => {
  const merged = createInquiryDetail({
    id: 4,
    mergedInto: 7,
    type: 'product',
    name: 'Николай',
    email: 'nikolay@shop.test',
    productName: 'Топас-С 6',
  })
  await openInquirySheet(createRequestServer(createInquiryDetail({ id: 7, merged: [4] }), merged))
  const words = await screen.findByText('Товар · Топас-С 6')
  expect(words.closest('li')?.textContent).toContain('Объединён с № 4: Николай, nikolay@shop.test')
})

test.each([
  [
    'what the request has taken over',
    { status: 'processing', assignee: OLGA, nextContactAt: '2026-11-21T12:00:00.000Z' } as const,
    /^№ 4\. В № 7 теперь: звонок .* в 15:00, ведёт Ольга К\., статус «В обработке»$/,
  ],
  ['nothing more when it has taken over nothing', {}, /^№ 4$/],
])('merging in the sheet says which one is merged, and %s', async (_what, inherited, words) => {
  const related = [{ id: 4, createdAt: CREATED, status: 'processing' as const }]
  const detail = createInquiryDetail({ id: 7, related, status: 'new', assignee: null, nextContactAt: null })
  const api = createStaffApi(async ([_noun, verb]) =>
    verb === 'merge' ? { ...detail, ...inherited, merged: [4] } : createInquiryDetail({ id: 4 }),
  )
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <RelatedSection detail={detail} />
    </StaffContext>
  ))
  await act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: 'Объединить с № 4' })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Объединить с № 4' })))
  await screen.findByText('Объединены с № 7')
  expect(screen.getByText(words)).toBeTruthy()
})

test('merging in the sheet with one whose consent is withdrawn asks first, and over the version that is seen', async () => {
  const related = [{ id: 4, createdAt: CREATED, status: 'processing' as const }]
  const detail = createInquiryDetail({ id: 7, related, version: 5 })
  const sent: unknown[] = []
  const api = createStaffApi(async ([_noun, verb], _endpoint, _input, { headers }) => {
    if (verb === 'merge') sent.push(headers?.['If-Match'])
    const current = { ...detail, status: 'completed', version: 6 }
    if (verb === 'merge' && sent.length === 1)
      throw readFailure(409, '', JSON.stringify({ message: 'Изменили', current, changedBy: MARIA.name }))
    return verb === 'merge' ? { ...detail, merged: [4] } : createInquiryDetail({ id: 4, doNotContact: true })
  })
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <RelatedSection detail={detail} />
    </StaffContext>
  ))
  const ask = async () => {
    await press('Объединить с № 4')
    await screen.findByText(QUESTION)
  }
  await act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: 'Объединить с № 4' })))
  await ask()
  screen.getByText(/^В № 4 согласие отозвано, в № 7 нет\. По объединённому запросу звонить и писать можно\./)
  await press('Вернуться')
  expect(sent).toEqual([])
  await ask()
  await press('Объединить', inDialog(QUESTION))
  await screen.findByText(/^Пока вы смотрели, запись изменила Мария Д\./)
  expect(screen.queryByText(/^Не сделано/)).toBeNull()
  await press('Объединить')
  await screen.findByText(QUESTION)
  await press('Объединить', inDialog(QUESTION))
  await screen.findByText('Объединены с № 7')
  expect(sent).toEqual(['"5"', '"6"'])
})
