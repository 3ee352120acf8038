// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InquiryEvent } from '../../contract/inquiries/events.ts'
import { collectReadings } from './readings.ts'

/** Readings of each query, and those that were broken off. */
let read: string[]
let brokenOff: string[]
/** Lets the readings arrive that are under way. */
let arrive: (() => void)[]
let queries: QueryClient
let reading: ReturnType<typeof collectReadings>
let ends: (() => void)[]

/** A query that somebody looks at. */
async function watch(...queryKey: unknown[]) {
  const name = queryKey.join(' ')
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: ({ signal }) => {
      read.push(name)
      signal.addEventListener('abort', () => brokenOff.push(name))
      return new Promise((resolve) => arrive.push(() => resolve(name)))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  ends.push(observer.subscribe(() => undefined))
  await settle()
  read = []
}

async function settle() {
  for (const one of arrive.splice(0)) one()
  await vi.advanceTimersByTimeAsync(0)
}

const changed = (id: number): InquiryEvent => ({ event: 'inquiry.changed', id, version: 2 })

beforeEach(() => {
  vi.useFakeTimers()
  ;[read, brokenOff, arrive, ends] = [[], [], [], []]
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  reading = collectReadings(queries)
})

afterEach(() => {
  reading.stop()
  for (const end of ends) end()
  vi.useRealTimers()
})

test('events that come together are answered by one reading of what they concern', async () => {
  await watch('inquiries', 'counts')
  await watch('inquiries', 'list', 'all')
  await watch('inquiries', 'one', 7)
  await watch('inquiries', 'one', 8)
  await watch('reports', 'week')
  await watch('products')
  reading.add(changed(7), true)
  reading.add(changed(7), true)
  await vi.advanceTimersByTimeAsync(300)
  expect(read).toEqual(['inquiries counts', 'inquiries one 7', 'reports week'])
})

test('a list that takes no events by itself is read too, and everything after a lost link', async () => {
  await watch('inquiries', 'list', 'all')
  await watch('inquiries', 'one', 8)
  reading.add(changed(7), false)
  await vi.advanceTimersByTimeAsync(300)
  expect(read).toEqual(['inquiries list all'])
  await settle()
  reading.addAll()
  await vi.advanceTimersByTimeAsync(300)
  expect(read).toEqual(['inquiries list all', 'inquiries list all', 'inquiries one 8'])
})

test('what is being read is never broken off, however often events come, and is read once more after it', async () => {
  await watch('inquiries', 'board', 'new')
  await watch('inquiries', 'counts')
  for (let time = 0; time < 30; time += 1) {
    reading.add(changed(time), false)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(read).toEqual(['inquiries board new', 'inquiries counts'])
  expect(brokenOff).toEqual([])
  await settle()
  await vi.advanceTimersByTimeAsync(300)
  expect(read).toHaveLength(4)
  await settle()
  await vi.advanceTimersByTimeAsync(3000)
  expect(read).toHaveLength(4)
})
