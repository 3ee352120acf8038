import { beforeEach, describe, expect, test } from 'vitest'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { admin, call } = openAccounts(shop)

const PATH = '/admin/sign-in-rules'
const NONE = { secondFactorForAdmins: false, refuseLeakedPasswords: false, newDeviceLetters: false }
const read = async () => (await call('GET', PATH)).json()
const journal = async () => (await (await call('GET', '/admin/journal?entity=settings')).json()).entries

beforeEach(async () => {
  await shop.database.pool.query('delete from sign_in_rules')
})

describe('The rules of the sign-in', () => {
  test('are none until an admin adds one; what is not named stays', async () => {
    expect(await read()).toEqual(NONE)
    const saved = await call('PUT', PATH, { newDeviceLetters: true })
    expect(saved.status).toBe(200)
    expect(await saved.json()).toEqual({ ...NONE, newDeviceLetters: true })
    await call('PUT', PATH, { refuseLeakedPasswords: true })
    expect(await read()).toEqual({ ...NONE, newDeviceLetters: true, refuseLeakedPasswords: true })
    await call('PUT', PATH, NONE)
    expect(await read()).toEqual(NONE)
  })

  test('are what is said of each: yes or no', async () => {
    const refused = await call('PUT', PATH, { newDeviceLetters: 'да' })
    await expectError(refused, 400, 'Ожидается да или нет')
    expect(await read()).toEqual(NONE)
  })

  test('stand in the journal when they change, and only then', async () => {
    await call('PUT', PATH, { newDeviceLetters: true, refuseLeakedPasswords: false })
    const [first] = await journal()
    expect(first).toMatchObject({ action: 'update', entity: 'settings', actorId: admin.id })
    const label = 'Письма о входе с нового устройства'
    expect(first.changes).toEqual([{ field: 'signIn.newDeviceLetters', label, before: false, after: true }])
    await call('PUT', PATH, { newDeviceLetters: true })
    expect((await journal())[0].id).toBe(first.id)
  })

  test('are changed by two admins at once without either being lost', async () => {
    await Promise.all([
      call('PUT', PATH, { newDeviceLetters: true }),
      call('PUT', PATH, { refuseLeakedPasswords: true }),
    ])
    expect(await read()).toEqual({ ...NONE, newDeviceLetters: true, refuseLeakedPasswords: true })
  })
})
