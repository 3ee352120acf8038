import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { cleanAfterAll, makeFolder, runCommand } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'

let database: DatabaseConnection
const place: Record<string, string> = {}

cleanAfterAll()
beforeAll(async () => {
  database = await createSeededDatabase()
  Object.assign(place, { DATABASE_URL: urlOf(database), DATA_DIR: await makeFolder() })
  await database.pool.query(
    `insert into users (username, password, role) values ('chief', 'hash', 'admin');
     insert into second_factors (user_id, sealed_secret, confirmed_at) select id, 'sealed', now() from users where username = 'chief';
     insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_backed_up)
     select id, 'key', 'AA', 0, '[]', 'Ключ', false from users where username = 'chief';
     insert into recovery_codes (user_id, hash) select id, 'hash' from users where username = 'chief'`,
  )
})
afterAll(() => database.close())

const takeOff = (...args: string[]) => runCommand('second-factor', args, place)

test('whoever holds the machine takes the second factor off an account, and the journal tells it', async () => {
  expect(takeOff('off', 'chief')).toEqual({
    status: 0,
    stdout:
      'Второй шаг входа у «chief» снят: теперь хватит пароля. Администратору, если второй шаг обязателен, придётся включить его снова.\n',
    stderr: '',
  })
  const { rows } = await database.pool.query(
    `select (select count(*)::int from second_factors) + (select count(*)::int from passkeys)
       + (select count(*)::int from recovery_codes) as left, title, changes from journal where entity = 'users' order by id desc limit 1`,
  )
  expect(rows).toEqual([
    { left: 0, title: 'chief', changes: [{ field: 'secondFactor', before: true, after: false }] },
  ])
})

test.each([
  [
    'an account without one',
    ['off', 'chief'],
    'Учётной записи «chief» нет, или второй шаг у неё не включён.\n',
  ],
  ['no name', ['off'], 'Назовите учётную запись: npm run second-factor -- off ИМЯ\n'],
])('with %s it says so', (_what, args, stdout) => {
  expect(takeOff(...args)).toEqual({ status: 1, stdout, stderr: '' })
})

test('where there is no shop it says so, and makes none', async () => {
  const folder = await makeFolder()
  expect(runCommand('second-factor', ['off', 'chief'], { DATA_DIR: folder })).toEqual({
    status: 1,
    stdout: '',
    stderr: `В папке ${folder} нет магазина: проверьте DATA_DIR.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
})
