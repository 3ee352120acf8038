// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { declareRecord } from './declare-record.ts'
import { choice, reference, toggle } from './fields/kinds.tsx'
import { useFieldFilter } from './use-field-filter.tsx'

interface Brigade {
  id: number
  isActive: boolean
  townId: number | null
  size: string | null
}
const rows: readonly Brigade[] = [
  { id: 1, isActive: true, townId: 7, size: 'big' },
  { id: 2, isActive: false, townId: null, size: null },
]
let towns: { id: number; name: string }[] | undefined
type Filtered = 'isActive' | 'townId' | 'size'
const brigade = declareRecord<Brigade, Omit<Brigade, 'id'>>({
  entity: 'media',
  noun: { name: 'Бригада', object: 'бригаду', gender: 'f' },
  nameOf: ({ id }) => `${id}`,
  calls: () => ({ create: async () => null, update: async () => ({ version: 1 }), remove: async () => null }),
  refresh: () => [],
  schema: async () => Promise.reject(new Error('no form')),
  question: '',
  titles: ['', ''],
  buttons: ['', ''],
  fields: {
    isActive: toggle({ label: 'Работает', all: 'Все бригады' }),
    townId: reference({ label: 'Город', useChoices: () => towns, none: 'Без города', all: 'Все города' }),
    size: choice({ label: 'Размер', choices: { big: 'Большая' }, none: 'Неизвестен', all: 'Любой' }),
  },
})

function List({ by }: { by: Filtered }) {
  const { select, filter } = useFieldFilter(brigade, by)
  return (
    <>
      {select}
      <h1>{filter(rows).map(brigade.nameOf).join()}</h1>
    </>
  )
}
const open = (by: Filtered, search: string) =>
  openStaffScreen(() => <List by={by} />, `/admin/screen${search}`)
const shown = () => screen.getByRole('heading').textContent
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const value = () => screen.getByRole<HTMLSelectElement>('combobox').value

test.each([
  ['isActive', '?isActive=false', '2', ['Все бригады', 'Да', 'Нет']],
  ['size', '?size=big', '1', ['Любой', 'Большая']],
  ['townId', '?town=7', '1', ['Все города', 'Клин']],
  ['townId', '?town=none', '2', ['Все города', 'Без города', 'Клин']],
] as const)('%s filters by %s, with its label and choices', async (by, search, found, choices) => {
  towns = [{ id: 7, name: 'Клин' }]
  await open(by, search)
  screen.getByLabelText(brigade.labels[by] ?? '')
  expect([shown(), options()]).toEqual([found, choices])
})

test('the chosen one goes into the address, and all out of it', async () => {
  const staff = await open('isActive', '?edit=5')
  const choose = (chosen: string) =>
    act(async () => void fireEvent.change(screen.getByRole('combobox'), { target: { value: chosen } }))
  await choose('true')
  expect([staff.address(), shown()]).toEqual(['/admin/screen?edit=5&isActive=true', '1'])
  await choose('')
  expect([staff.address(), shown()]).toEqual(['/admin/screen?edit=5', '1,2'])
})

test('one that is gone filters nothing; while the choices are loading it may still be there', async () => {
  towns = undefined
  const staff = await open('townId', '?town=8')
  expect(shown()).toBe('')
  towns = [{ id: 7, name: 'Клин' }]
  await staff.go('/admin/screen?town=8&edit=1')
  expect([shown(), value()]).toEqual(['1,2', ''])
})
