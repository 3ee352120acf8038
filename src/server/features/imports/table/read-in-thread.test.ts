import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readOutline, readRows } from './read-in-thread.ts'
import type { TableRow } from './table-rows.ts'

const threads: Worker[] = []
const note = (thread: Worker) => threads.push(thread)
beforeAll(() => void process.on('worker', note))
afterAll(() => void process.off('worker', note))
beforeEach(async () => {
  // Nothing that was read before has left a thread.
  await expect(readOutline(sourceOf('%PDF-1.7'))).rejects.toThrow()
  threads.length = 0
})

const sourceOf = (text: string) => ({ name: 'прайс.csv', read: async () => new TextEncoder().encode(text) })
const listOf = (count: number) =>
  `Модель;Цена\n${Array.from({ length: count }, (_one, at) => `Топас ${at};${at + 1}`).join('\n')}\n`

async function readAll(text: string): Promise<TableRow[]> {
  const source = sourceOf(text)
  const { sheets } = await readOutline(source)
  const rows: TableRow[] = []
  await readRows({ ...source, sheet: sheets[0]?.name ?? '' }, async (some) => void rows.push(...some))
  return rows
}

test('small files are read by one thread, each as it is', async () => {
  const [two, many] = await Promise.all([readAll(listOf(2)), readAll(listOf(1200))])
  expect(two.map(({ cells }) => cells[0])).toEqual(['Модель', 'Топас 0', 'Топас 1'])
  expect(many).toHaveLength(1201)
  expect(threads).toHaveLength(1)
})

test('a large file, one that is refused and one whose rows nobody takes leave no thread', async () => {
  await readOutline(sourceOf(listOf(15_000)))
  await readOutline(sourceOf(listOf(1)))
  expect(threads).toHaveLength(2)
  await expect(readOutline(sourceOf('<!DOCTYPE html><table></table>'))).rejects.toThrow(
    'не таблица, а страница',
  )
  const { sheets } = await readOutline(sourceOf(listOf(1)))
  expect(threads).toHaveLength(3)
  const source = { ...sourceOf(listOf(1200)), sheet: sheets[0]?.name ?? '' }
  await expect(readRows(source, () => Promise.reject(new Error('the database is away')))).rejects.toThrow(
    'away',
  )
  expect(await readAll(listOf(1))).toHaveLength(2)
  expect(threads).toHaveLength(4)
})

test('a thread that breaks while it waits is replaced by the next file', async () => {
  await readOutline(sourceOf(listOf(1)))
  threads[0]?.emit('error', new Error('out of memory'))
  expect(await readAll(listOf(1))).toHaveLength(2)
  await threads[1]?.terminate()
  expect(await readAll(listOf(2))).toHaveLength(3)
  expect(threads).toHaveLength(3)
})
