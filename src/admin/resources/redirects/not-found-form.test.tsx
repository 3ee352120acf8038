// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inDialog, press } from '../../../../tests/support/screen-actions.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import type { NotFoundEntry } from '../../../contract/content/not-found.ts'
import { Component as Redirects } from './list.tsx'

const entry: NotFoundEntry = {
  id: 3,
  path: '/lost',
  count: 2,
  referrer: null,
  redirectId: null,
  firstAt: '2026-11-20T09:00:00.000Z',
  lastAt: '2026-11-21T09:00:00.000Z',
}
let found: NotFoundEntry[] = []
const api = createStaffApi(async ([noun], _endpoint, input) => {
  if (noun === 'notFound') return found
  // The list of redirects does not have it yet.
  const isKnown = noun === 'redirectParts' && Object(input).ids === '5'
  return noun === 'redirectParts' ? { items: isKnown ? [former] : [], total: 0, next: null } : []
})
const former = {
  id: 5,
  from: '/lost',
  to: '/nowhere',
  record: null,
  leadsTo: null,
  hasPage: false,
  version: 1,
  createdAt: entry.firstAt,
  updatedAt: entry.firstAt,
}
beforeEach(() => {
  found = [entry]
})

const pointWith = (pointer: 'coarse' | 'fine') => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(Object.create(null), { matches: query === `(pointer: ${pointer})`, ...listens }),
  )
}
afterEach(() => void vi.restoreAllMocks())

const open = async () => {
  await openResource(api, Redirects, '?tab=not-found')
  await screen.findByText('/lost')
  await press('Переадресовать: /lost')
  return inDialog('Новая переадресация')
}

test('who leads an address elsewhere begins with where to', async () => {
  pointWith('fine')
  const form = await open()
  expect(document.activeElement).toBe(form.getByLabelText(/^Куда ведёт/))
})

test('on a touch screen nothing is focused by itself', async () => {
  pointWith('coarse')
  const form = await open()
  expect(form.getByLabelText<HTMLInputElement>(/^Прежний адрес/).value).toBe('/lost')
  expect(document.activeElement?.matches('input')).toBe(false)
})

test('a redirect that the list does not have yet is opened as itself, not as a new one', async () => {
  pointWith('fine')
  found = [{ ...entry, redirectId: former.id }]
  await openResource(api, Redirects, '?tab=not-found')
  await screen.findByText('/lost')
  await press('Переадресовать: /lost')
  await screen.findByRole('heading', { name: 'Изменить переадресацию', hidden: true })
  const form = inDialog('Изменить переадресацию')
  expect(form.getByLabelText<HTMLInputElement>(/^Куда ведёт/).value).toBe('/nowhere')
})
