import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeededDatabase } from '../../../../tests/support/database.ts'
import type { DatabaseConnection } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { exchangePassword, findPassword, findUser } from './users.store.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())

const UNKNOWN = 999_999

test('of two who exchange the same password only the first is told that it was done', async () => {
  const { rows } = await database.pool.query(
    "insert into users (username, password) values ('olga', 'first') returning id",
  )
  const { id } = rows[0]
  const exchange = (from: string, to: string) =>
    inTransaction(database.db, (tx) => exchangePassword(tx, id, from, to))
  expect(await exchange('first', 'second')).toBe(true)
  expect(await exchange('first', 'third')).toBe(false)
  expect(await findPassword(database.db, id)).toBe('second')
})

test('nobody has the password of an account that is not there', async () => {
  expect(await findPassword(database.db, UNKNOWN)).toBeNull()
  expect(await findUser(database.db, UNKNOWN)).toBeNull()
})
