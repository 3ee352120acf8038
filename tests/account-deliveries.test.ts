import { expect, test } from 'vitest'
import { openAccountLetters } from './support/account-letters.ts'
import { expectError } from './support/desk.ts'
import { STAFF_PASSWORD } from './support/shop.ts'

const letters = openAccountLetters({ PUBLIC_URL: 'http://shop.test' })
const { accounts, query, lettersTo, deliveriesTo } = letters
const { call, hire, signIn } = accounts

const ask = async (login: string) =>
  expect((await letters.shop.post('/api/admin/login/forgot', { login })).status).toBe(200)

let people = 0
/** A colleague with an address. */
async function hireWithMail() {
  people += 1
  const email = `person${people}@mail.test`
  return { ...(await hire({ email })), email }
}

test('Letters about accounts are for admins: managers do not see them, nor send them again', async () => {
  const person = await hireWithMail()
  letters.mail.refuse = { code: 550, text: 'no such box' }
  await ask(person.username)
  const [failed] = await deliveriesTo(person.email)
  expect(failed?.status).toBe('failed')
  const manager = (await signIn((await hire()).username, STAFF_PASSWORD)) ?? ''
  for (const part of ['', '?status=failed', '?channel=email']) {
    const seen = await call('GET', `/admin/deliveries${part}`, undefined, manager)
    expect([seen.status, await seen.json()]).toEqual([200, []])
  }
  const retry = await call('POST', `/admin/deliveries/${failed?.id}/retry`, undefined, manager)
  await expectError(retry, 404, 'Сообщение не найдено')
  expect(await deliveriesTo(person.email)).toEqual([failed])
})

test('A letter that cannot be sent stands among the deliveries; one that waits too long is not sent any more', async () => {
  const person = await hireWithMail()
  letters.mail.refuse = { code: 550, text: 'no such box' }
  await ask(person.username)
  const [failed] = await deliveriesTo(person.email)
  expect(failed).toMatchObject({ kind: 'account', channel: 'email', status: 'failed', inquiryId: null })
  expect(failed?.lastError).toContain('550')
  letters.mail.refuse = null
  await query('update password_resets set expires_at = now() where user_id = $1', [person.id])
  expect((await call('POST', `/admin/deliveries/${failed?.id}/retry`)).status).toBe(200)
  expect(await lettersTo(person.email)).toEqual([])
  const [late] = await deliveriesTo(person.email)
  expect(late).toMatchObject({
    status: 'failed',
    lastError: 'Ссылка больше не действует: письмо не отправлено',
  })
})
