// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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
const api = createStaffApi(async ([noun]) => (noun === 'notFound' ? [entry] : []))

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
