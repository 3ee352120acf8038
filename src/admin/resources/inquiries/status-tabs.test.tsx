// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { createInquiryCounts } from '../../../contract/inquiries/inquiry.fixture.ts'
import { StatusTabs } from './status-tabs.tsx'

const counts = createInquiryCounts({ all: 9, new: 2, processing: 4, completed: 3 })
const onChoose = vi.fn<(status: string) => void>()
const open = (search: string) =>
  openStaffScreen(() => (
    <StatusTabs counts={counts} search={new URLSearchParams(search)} onChoose={onChoose} />
  ))
const tabs = () => screen.getAllByRole('link')

test('each status has its count and an address of its own, which keeps the other filters', async () => {
  await open('status=processing&type=repair&request=7')
  expect(tabs().map(({ textContent }) => textContent?.match(/\d+$/)?.[0])).toEqual([
    '9',
    '2',
    '4',
    '3',
    '0',
    '0',
  ])
  expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
    '/admin/orders?type=repair',
    ...['new', 'processing', 'completed', 'canceled'].map(
      (status) => `/admin/orders?status=${status}&type=repair`,
    ),
    '/admin/orders?type=repair&spam=true',
  ])
  expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'true',
    null,
    null,
    null,
  ])
})

test('without a status «Все» is the open one; a click chooses, with a key held it is left to the browser', async () => {
  onChoose.mockReset()
  await open('')
  const [all, fresh] = tabs()
  expect(all?.getAttribute('aria-current')).toBe('true')
  expect(all?.getAttribute('href')).toBe('/admin/orders')
  if (fresh) {
    expect(fireEvent.click(fresh, { ctrlKey: true })).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
    expect(fireEvent.click(fresh)).toBe(false)
  }
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('new')
})
