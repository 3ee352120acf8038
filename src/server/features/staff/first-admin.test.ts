import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSeededDatabase } from '../../../../tests/support/database.ts'
import type { DatabaseConnection } from '../../platform/db/database.ts'
import { createFirstAdmin } from './first-admin.ts'
import { verifyPassword } from './password.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('delete from users')
})

const accounts = async () => (await database.pool.query('select * from users')).rows

describe('The first start of a shop', () => {
  test('makes an admin with a password of its own, which is printed once and stored as a hash', async () => {
    const admin = await createFirstAdmin(database.db, undefined)
    expect(admin).toEqual({ username: 'admin', generatedPassword: expect.stringMatching(/^[\w-]{16}$/) })
    const [account, ...others] = await accounts()
    expect(others).toEqual([])
    expect(account).toMatchObject({ username: 'admin', full_name: 'Администратор', role: 'admin' })
    expect(account.is_active).toBe(true)
    expect(await verifyPassword(account.password, admin?.generatedPassword ?? '')).toBe(true)
  })

  test('takes the password that the owner has chosen, and does not print it', async () => {
    expect(await createFirstAdmin(database.db, 'выбран-владельцем-1')).toEqual({
      username: 'admin',
      generatedPassword: null,
    })
    const [account] = await accounts()
    expect(await verifyPassword(account.password, 'выбран-владельцем-1')).toBe(true)
  })
})

test('a later start makes nobody, also where the only account is another, blocked one', async () => {
  await database.pool.query("insert into users (username, password, is_active) values ('olga', '-', false)")
  expect(await createFirstAdmin(database.db, 'выбран-владельцем-1')).toBeNull()
  expect((await accounts()).map(({ username }) => username)).toEqual(['olga'])
})
