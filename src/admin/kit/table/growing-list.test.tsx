// @vitest-environment happy-dom
import { queryOptions } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { type GrowingList, readGrowing, useGrowingList } from './growing-list.ts'

const KEY = ['letters']
const PART = 3

/** What there is on the server. */
let letters: string[]
/** Answers that are on their way, each with the mark that was asked for. */
let underway: { mark: number | null; arrive: () => void }[]
let isSlow: boolean
let failure: ApiError | null

const letterQuery = queryOptions({
  queryKey: KEY,
  queryFn: readGrowing<string>(async (mark, signal) => {
    const from = mark ?? 0
    const rows = letters.slice(from, from + PART)
    const next = from + PART < letters.length ? from + PART : null
    const error = failure
    if (isSlow) {
      await new Promise<void>((resolve, reject) => {
        underway.push({ mark, arrive: resolve })
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    }
    if (error) throw error
    return { rows, next }
  }),
})

function Letters() {
  const { rows, hasMore, isLoadingMore, isMoreFailed, more } = useGrowingList(letterQuery)
  return (
    <>
      <p>{rows?.join(' ')}</p>
      <p data-testid="state">{isLoadingMore ? 'Ещё немного' : isMoreFailed ? 'Не пришло' : ''}</p>
      {hasMore && (
        <button type="button" onClick={() => void more()}>
          Показать ещё
        </button>
      )}
    </>
  )
}

let staff: Awaited<ReturnType<typeof openStaffScreen>>

beforeEach(async () => {
  letters = [...'абвгдежз']
  underway = []
  isSlow = false
  failure = null
  staff = await openStaffScreen(Letters)
  await screen.findByText('а б в')
})

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' })))
const invalidate = () => act(async () => void staff.queries.invalidateQueries({ queryKey: KEY }))
/** Lets everything arrive that is asked for from now on, and what is on its way. */
async function arrive() {
  isSlow = false
  await act(async () => {
    for (const one of underway.splice(0)) one.arrive()
  })
}
const state = () => screen.getByTestId('state').textContent

test('a further part comes behind what is there, and the last one ends the list', async () => {
  await press()
  await screen.findByText('а б в г д е')
  await press()
  await screen.findByText('а б в г д е ж з')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a part that was asked for comes, however often the list is read anew meanwhile', async () => {
  isSlow = true
  await press()
  await waitFor(() => expect(state()).toBe('Ещё немного'))
  for (let time = 0; time < 20; time += 1) await invalidate()
  await waitFor(() => expect(state()).toBe('Ещё немного'))
  await arrive()
  await screen.findByText('а б в г д е')
  expect(state()).toBe('')
})

test('what was brought in while it was on its way stays', async () => {
  isSlow = true
  await press()
  await act(async () =>
    staff.queries.setQueryData<GrowingList<string>>(
      KEY,
      (list) =>
        list && { ...list, pages: list.pages.map((part) => ({ ...part, rows: ['я', ...part.rows] })) },
    ),
  )
  await screen.findByText('я а б в')
  await arrive()
  await screen.findByText('я а б в г д е')
})

test('pressed while the list is read anew, it breaks nothing off: both are there in the end', async () => {
  isSlow = true
  letters = ['ё', ...letters]
  await invalidate()
  await press()
  await press()
  expect(underway.map(({ mark }) => mark)).toEqual([null])
  await arrive()
  await screen.findByText('ё а б в г д')
})

test('a reading anew reads as many parts as are shown', async () => {
  await press()
  letters = ['ё', ...letters]
  await invalidate()
  await screen.findByText('ё а б в г д')
})

test('left and come back to, it is still wanted', async () => {
  isSlow = true
  await press()
  await staff.go('/admin/elsewhere')
  isSlow = false
  await staff.back()
  await screen.findByText('а б в г д е')
})

test('one that did not come says so until it is asked for again, whatever is brought in', async () => {
  failure = new ApiError(500, '', 'Сбой')
  await press()
  await waitFor(() => expect(state()).toBe('Не пришло'))
  screen.getByText('а б в')
  await act(async () => staff.queries.setQueryData<GrowingList<string>>(KEY, (list) => list && { ...list }))
  expect(state()).toBe('Не пришло')
  failure = null
  await press()
  await screen.findByText('а б в г д е')
  expect(state()).toBe('')
})
