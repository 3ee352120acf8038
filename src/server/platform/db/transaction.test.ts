import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { skipTimers } from '../../../../tests/support/pauses.ts'
import { seconds } from '../../../lib/duration.ts'
import { withQueries } from './database.ts'
import { TransactionError } from './database-error.ts'
import { inTransaction } from './transaction.ts'

const query = vi.fn<(statement: string) => Promise<{ command: string }>>()
const release = vi.fn<(isClosed: boolean) => void>()
const connect = vi.fn<() => Promise<unknown>>()
const pool = new pg.Pool()
Object.assign(pool, { connect })
const db = withQueries(pool)
const statements = () => query.mock.calls.map(([statement]) => statement)

/** Lets the connection fail at one statement. */
const failAt = (failing: string, failure: unknown = new Error('connection lost')) =>
  query.mockImplementation(async (statement) => {
    if (statement === failing) throw failure
    return { command: statement.toUpperCase() }
  })

beforeEach(() => {
  vi.resetAllMocks()
  connect.mockResolvedValue(Object.assign(Object.create(null), { query, release }))
  query.mockImplementation(async (statement) => ({ command: statement.toUpperCase() }))
})

describe('A transaction', () => {
  test('gives its result after the commit, and its connection back', async () => {
    expect(await inTransaction(db, async () => 'stored')).toBe('stored')
    expect(statements()).toEqual(['begin', 'commit'])
    expect(release).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('whose work fails is rolled back; its connection serves the next one', async () => {
    const failure = new Error('refused')
    await expect(inTransaction(db, () => Promise.reject(failure))).rejects.toBe(failure)
    expect(statements()).toEqual(['begin', 'rollback'])
    expect(release).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('that PostgreSQL rolled back has stored nothing, and says so; it needs no other rollback', async () => {
    query.mockResolvedValue({ command: 'ROLLBACK' })
    await expect(inTransaction(db, async () => 'stored')).rejects.toBeInstanceOf(TransactionError)
    expect(statements()).toEqual(['begin', 'commit'])
    expect(release).toHaveBeenCalledExactlyOnceWith(false)
  })

  test.each(['begin', 'commit'])(
    'whose %s fails says why; the rollback decides on its connection',
    async (step) => {
      const cause = new Error('connection lost')
      failAt(step, cause)
      const work = vi.fn<() => Promise<string>>().mockResolvedValue('stored')
      const error: unknown = await inTransaction(db, work).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(TransactionError)
      expect(error).toMatchObject({ cause })
      expect(work).toHaveBeenCalledTimes(step === 'begin' ? 0 : 1)
      expect(statements().at(-1)).toBe('rollback')
      expect(release).toHaveBeenCalledExactlyOnceWith(false)
    },
  )

  test.each([
    [1, 'stored'],
    [2, 'stored'],
    [3, 'refused'],
  ])('that PostgreSQL ended %i times for the sake of another: %s', async (times, outcome) => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const work = vi.fn<() => Promise<string>>().mockResolvedValue('stored')
    for (let time = 0; time < times; time += 1) work.mockRejectedValueOnce(deadlock)
    const result = await inTransaction(db, work).catch(() => 'refused')
    expect(result).toBe(outcome)
    const ended = Array<string[]>(times).fill(['begin', 'rollback']).flat()
    expect(statements()).toEqual(outcome === 'stored' ? [...ended, 'begin', 'commit'] : ended)
  })

  test('without a connection has begun nothing', async () => {
    connect.mockRejectedValue(new Error('too many clients'))
    await expect(inTransaction(db, async () => 'stored')).rejects.toBeInstanceOf(TransactionError)
    expect([query, release].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  test('whose rollback fails has its connection closed', async () => {
    failAt('rollback')
    await expect(inTransaction(db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(release).toHaveBeenCalledExactlyOnceWith(true)
  })
})

test('a rollback that nobody confirms is waited for two seconds, and its connection closed', async () => {
  query.mockImplementation((statement) =>
    statement === 'rollback' ? new Promise(() => undefined) : Promise.resolve({ command: '' }),
  )
  const { count, restore } = skipTimers(seconds(2))
  onTestFinished(restore)
  await expect(inTransaction(db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(count()).toBe(1)
  expect(release).toHaveBeenCalledExactlyOnceWith(true)
})
