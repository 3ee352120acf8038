// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inDialog, press } from '../../tests/support/screen-actions.ts'
import { STAFF_FORMS } from '../../tests/support/staff-forms.ts'
import { openStaffScreen } from '../../tests/support/staff-screen.tsx'
import { ApiError } from '../api/error.ts'
import { createStaffApi } from '../api/staff.ts'
import { dismissToast } from '../ui/toast/toast-store.ts'
import { clearUnsaved } from './kit/write/unsaved.ts'
import { resources } from './resources.ts'
import { StaffContext } from './staff.ts'

const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 1 }
/** One row of each list from which something is deleted. */
const ROWS: Readonly<Record<string, object>> = {
  categories: { name: 'Станции', slug: 'stantsii' },
  adminProjects: { title: 'Баня', slug: 'banya', images: [], challenges: [], solutions: [] },
  adminProjectCategories: { name: 'Сараи', slug: 'sarai' },
  adminFaqItems: { question: 'Замёрзнет ли?', answer: 'Нет', categoryId: null, orderIndex: null },
  adminUsers: {
    username: 'maria',
    fullName: null,
    email: null,
    role: 'manager',
    isActive: true,
    lastLogin: null,
  },
  adminFaqCategories: { name: 'Зима', slug: 'zima', itemCount: 0 },
}

/** Every read is answered, every write meets a network that is down. */
const api = createStaffApi(async ([noun], { method }) => {
  if (method !== 'GET') throw new ApiError(0, '', null)
  if (noun in ROWS) return [{ ...dates, id: 1, ...ROWS[noun] }]
  if (noun === 'manufacturers') return [{ id: 1, name: 'Топас', color: null, aliases: [] }]
  if (noun === 'adminSpecFilling') return { products: [] }
  return noun === 'settings' ? { trashDays: 30 } : []
})

beforeEach(() => {
  dismissToast()
  clearUnsaved()
  // Who else has the form open.
  vi.stubGlobal('fetch', async () => Response.json([]))
})

/** Opens the screen of this address of the staff area. */
async function open(address: string) {
  const [path, search] = address.split('?')
  const { Component: Screen } = (await resources.find((one) => one.path === path)?.list()) ?? {}
  if (!Screen) throw new Error(`no screen at ${path}`)
  await openStaffScreen(
    () => (
      <StaffContext value={api}>
        <Screen />
      </StaffContext>
    ),
    `/admin/screen?${search ?? ''}`,
  )
}

// Those with a button in a place of their own: tests/e2e/admin-failed-writes.spec.ts.
const forms = STAFF_FORMS.filter(({ hasOwnPlace }) => !hasOwnPlace)

test.each(forms)('$name that is not saved says so, and keeps what was typed', async (form) => {
  await open(form.address)
  const save = { name: form.button, hidden: true }
  await screen.findAllByRole('button', save)
  const last = (label: string) => {
    const field = screen.getAllByLabelText<HTMLInputElement>(label).at(-1)
    if (!field) throw new Error(`no field ${label}`)
    return field
  }
  const fill = (label: string, value: string) =>
    act(async () => fireEvent.change(last(label), { target: { value } }))
  for (const [label, text] of form.typed) await fill(label, text)
  if (form.chosen) {
    const [label, option] = form.chosen
    const { value } = [...last(label).querySelectorAll('option')].find(({ text }) => text === option) ?? {}
    await fill(label, value ?? '')
  }
  const button = screen.getAllByRole('button', save).at(-1)
  await act(async () => button?.click())
  const note = await screen.findByRole('note', { hidden: true })
  expect(note.textContent).toContain('Не сохранено: нет связи с сервером.')
  expect(note.textContent).toContain('роверьте связь')
  expect(note.textContent).toContain(`нажмите «${form.button}» ещё раз`)
  for (const [label, text] of form.typed) expect(last(label).value).toBe(text)
})

test.each([
  ['a category of the catalogue', '/admin/products?tab=categories', 'Станции'],
  ['a project', '/admin/projects', 'Баня'],
  ['a category of projects', '/admin/projects?tab=categories', 'Сараи'],
  ['a question', '/admin/faq?tab=items', 'Замёрзнет ли?'],
  ['a category of questions', '/admin/faq?tab=categories', 'Зима'],
])('%s that is not deleted: the question stays and says so', async (_what, address, name) => {
  await open(address)
  await screen.findByRole('button', { name: `Удалить: ${name}` })
  await press(`Удалить: ${name}`)
  const question = inDialog('Подтверждение удаления')
  await press('Удалить', question)
  const { textContent: said } = await screen.findByRole('note', { hidden: true })
  expect(said).toContain('Не удалено: нет связи с сервером.')
  expect(said).toContain('роверьте связь и нажмите «Удалить» ещё раз')
  await press('Отмена', question)
})
