import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password is stored as argon2id of 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('длинный-пароль-1'), hashPassword('длинный-пароль-1')])
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(one, 'длинный-пароль-1')).toBe(true)
  expect(await verifyPassword(one, 'Длинный-пароль-1')).toBe(false)
})
