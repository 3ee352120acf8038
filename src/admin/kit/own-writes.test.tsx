// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import type { CallOptions } from '../../api/client.ts'
import { readFailure } from '../../api/fetch-transport.ts'
import { dismissToast } from '../../ui/toast/toast-store.ts'
import { TextField } from './form/fields.tsx'
import { ShownSwitch } from './publication/shown-switch.tsx'
import { useRowForm } from './use-row-form.ts'
import { useWrite } from './write/use-write.ts'

interface Row {
  id: number
  version: number
  name: string
  city: string
  published: boolean
}

let stored: Row
/** Versions that writes were sent over. */
let sent: (string | undefined)[]
/** Settles when answers to writes, and readings after them, may arrive. */
let arrival: PromiseWithResolvers<void>

async function update(_id: number, changes: object, { headers }: CallOptions): Promise<Row> {
  const over = headers?.['If-Match']
  sent.push(over)
  if (over !== `"${stored.version}"`) {
    const body = { message: 'Изменили', current: stored, changedBy: 'Мария', changedAt: '2026-11-24' }
    throw readFailure(409, 'Conflict', JSON.stringify(body))
  }
  stored = { ...stored, ...changes, version: stored.version + 1 }
  const answer = stored
  await arrival.promise
  return answer
}

async function read(): Promise<Row> {
  const answer = stored
  await arrival.promise
  return answer
}

const first: Row = { id: 5, version: 3, name: 'Марина', city: 'Клин', published: true }
function Screen() {
  // As it is shown: a reading after a write arrives later.
  const row = useQuery({ queryKey: ['rows'], queryFn: read, initialData: first }).data
  const { run } = useWrite({
    call: ({ id }: Row, options) => update(id, { city: 'Тверь' }, options),
    record: ({ id, version }) => ({ entity: 'faq-items', id, version }),
    success: { title: 'Перенесено' },
    failure: 'Не перенесено',
    refresh: [['rows']],
  })
  const staffForm = useRowForm<Pick<Row, 'name' | 'city'>, Row>({
    entity: 'faq-items',
    row,
    noun: { name: 'Оценка', object: 'оценку', gender: 'f' },
    create: async () => undefined,
    update,
    refresh: [['rows']],
    schema: async () => z.object({ name: z.string(), city: z.string() }),
    toValues: (one) => ({ name: one?.name ?? '', city: one?.city ?? '' }),
    onClose: () => undefined,
  })
  return (
    <form {...staffForm.props}>
      <ShownSwitch
        name="Марина"
        entity="faq-items"
        record={{ ...row, publishAt: null }}
        save={(published, options) => update(row.id, { published }, options)}
        refresh={[['rows']]}
      />
      <button type="button" onClick={() => void run(row).catch(() => undefined)}>
        Перенести
      </button>
      <TextField label="Автор" field={staffForm.form.register('name')} />
      <button type="submit">Сохранить</button>
    </form>
  )
}

beforeEach(async () => {
  dismissToast()
  sent = []
  stored = first
  arrival = Promise.withResolvers()
  await openStaffScreen(Screen)
})

const press = (role: string, name: string) =>
  act(async () => fireEvent.click(screen.getByRole(role, { name, hidden: true })))
const arrive = () => act(async () => arrival.resolve())

test('Two actions on a row pressed at once are stored one after the other', async () => {
  await press('switch', 'На сайте: Марина')
  await press('button', 'Перенести')
  expect(sent).toEqual(['"3"'])
  await arrive()
  expect(sent).toEqual(['"3"', '"4"'])
  expect(stored).toMatchObject({ published: false, city: 'Тверь' })
})

test('A colleague’s change between two own ones is not overwritten: the later one says so', async () => {
  await press('switch', 'На сайте: Марина')
  await press('button', 'Перенести')
  stored = { ...stored, city: 'Дубна', version: 5 }
  await arrive()
  expect(stored).toMatchObject({ published: false, city: 'Дубна' })
  screen.getByText(/^Пока вы смотрели, запись изменила Мария/)
})

test('A form is stored after an own write beside it that touches no field of it', async () => {
  fireEvent.change(screen.getByLabelText('Автор'), { target: { value: 'Марина П.' } })
  await press('switch', 'На сайте: Марина')
  await press('button', 'Сохранить')
  expect(sent).toEqual(['"3"'])
  await arrive()
  expect(sent).toEqual(['"3"', '"4"'])
  expect(stored).toMatchObject({ published: false, name: 'Марина П.' })
})

test('A form whose fields an own write beside it has changed is put together with it, like a colleague’s', async () => {
  fireEvent.change(screen.getByLabelText('Автор'), { target: { value: 'Марина П.' } })
  await press('button', 'Перенести')
  await press('button', 'Сохранить')
  await arrive()
  expect(sent).toEqual(['"3"', '"3"', '"4"'])
  expect(stored).toMatchObject({ city: 'Тверь', name: 'Марина П.' })
})
