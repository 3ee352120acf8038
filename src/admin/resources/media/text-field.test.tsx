// @vitest-environment happy-dom
import { notifyManager, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { readFailure } from '../../../api/fetch-transport.ts'
import { createStaffApi } from '../../../api/staff.ts'
import type { Media } from '../../../contract/content/media.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { MEDIA_KEY } from '../../parts/library/queries.ts'
import { StaffContext } from '../../staff.ts'
import { TextField } from './text-field.tsx'

let stored: Media
/** Versions that writes were sent over. */
let sent: (string | undefined)[]
/** Settles when the answers to writes may arrive. */
let arrival: PromiseWithResolvers<void>

const api = createStaffApi(async (_name, _endpoint, input, { headers }) => {
  const over = headers?.['If-Match']
  sent.push(over)
  let answer: () => Media
  if (over === `"${stored.version}"`) {
    stored = { ...stored, ...(typeof input === 'object' ? input : {}), version: (stored.version ?? 0) + 1 }
    const now = stored
    answer = () => now
  } else {
    const body = { message: 'Изменили', current: stored, changedBy: 'Мария Д.', changedAt: '2026-11-24' }
    answer = () => {
      throw readFailure(409, 'Conflict', JSON.stringify(body))
    }
  }
  await arrival.promise
  return answer()
})

function Fields() {
  const file = useQuery({ queryKey: MEDIA_KEY, queryFn: async () => [stored] }).data?.[0]
  return (
    file && (
      <>
        <TextField file={file} field="alt" label="Что на картинке" isLong />
        <TextField file={file} field="name" label="Имя файла" />
      </>
    )
  )
}

beforeEach(async () => {
  dismissToast()
  sent = []
  arrival = Promise.withResolvers()
  stored = {
    id: 5,
    url: '/assets/uploads/a.webp',
    kind: 'picture',
    name: 'a.jpg',
    alt: 'Станция',
    width: 1,
    height: 1,
    bytes: 1,
    usedIn: [],
    version: 3,
    createdAt: '2026-11-20T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
  }
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Fields />
    </StaffContext>
  ))
  await screen.findByLabelText(/^Что на картинке/)
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const leave = (label: string) => act(async () => fireEvent.blur(field(label)))
const arrive = () => act(async () => arrival.resolve())

test('two fields of a file that are left at once are stored one after the other', async () => {
  type('Что на картинке', 'Станция у дома')
  await leave('Что на картинке')
  type('Имя файла', 'dom.jpg')
  await leave('Имя файла')
  expect(sent).toEqual(['"3"'])
  await arrive()
  expect(sent).toEqual(['"3"', '"4"'])
  expect(stored).toMatchObject({ alt: 'Станция у дома', name: 'dom.jpg' })
})

test('what is typed while an earlier text is on its way stays, and is stored after it', async () => {
  type('Имя файла', 'dom.jpg')
  await act(async () => fireEvent.keyDown(field('Имя файла'), { key: 'Enter' }))
  type('Имя файла', 'dom-2.jpg')
  await leave('Имя файла')
  await leave('Имя файла')
  await arrive()
  expect(sent).toEqual(['"3"', '"4"'])
  expect(stored.name).toBe('dom-2.jpg')
  expect(field('Имя файла').value).toBe('dom-2.jpg')
  screen.getByText('записано')
})

test('a text typed back to what was stored before is stored too', async () => {
  type('Имя файла', 'dom.jpg')
  await leave('Имя файла')
  type('Имя файла', 'a.jpg')
  await arrive()
  expect(field('Имя файла').value).toBe('a.jpg')
  await leave('Имя файла')
  expect(stored.name).toBe('a.jpg')
})

test('a text typed back is stored too before the list is rendered anew', async () => {
  const held: (() => void)[] = []
  notifyManager.setScheduler((render) => void held.push(render))
  onTestFinished(() => notifyManager.setScheduler((render) => void setTimeout(render)))
  type('Имя файла', 'dom.jpg')
  await leave('Имя файла')
  type('Имя файла', 'a.jpg')
  await arrive()
  await leave('Имя файла')
  expect(held).not.toEqual([])
  expect(stored.name).toBe('a.jpg')
})

test('over a colleague’s change nothing is stored, theirs is shown, and mine is offered', async () => {
  stored = { ...stored, name: 'maria.jpg', version: 4 }
  type('Имя файла', 'dom.jpg')
  await leave('Имя файла')
  await arrive()
  expect(stored.name).toBe('maria.jpg')
  expect(field('Имя файла').value).toBe('maria.jpg')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Записать моё' })))
  expect(stored.name).toBe('dom.jpg')
  expect(sent).toEqual(['"3"', '"4"'])
  expect(field('Имя файла').value).toBe('dom.jpg')
})
