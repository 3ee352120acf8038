import { describe, expect, test } from 'vitest'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openAccountLetters } from './support/account-letters.ts'
import { expectError } from './support/desk.ts'
import { openSecondFactors } from './support/second-factors.ts'
import { STAFF_PASSWORD } from './support/shop.ts'
import { codeOf } from './support/totp.ts'

const letters = openAccountLetters({ PUBLIC_URL: 'http://shop.test' })
const { shop, accounts, query, lettersTo, untilSent, putMail } = letters
const { call, hire, signIn, isSignedIn } = accounts
const factors = openSecondFactors(shop, accounts)

const NEW_PASSWORD = 'совсем-другой-пароль-2'
const SAME = {
  message:
    'Если такая учётная запись есть и в ней указана почта, мы отправили туда ссылку. Она действует полчаса',
}
const GONE = 'Ссылка больше не действует. Запросите новое письмо'

/** A network of its own for each call, so that only one test meets the limits of networks. */
let networks = 0
const fromAnywhere = () => ({ 'x-forwarded-for': `10.0.${Math.floor(++networks / 250)}.${networks % 250}` })
const ask = (login: string, headers: Record<string, string> = {}) =>
  shop.post('/api/admin/login/forgot', { login }, { ...fromAnywhere(), ...headers })
const apply = (token: string, password = NEW_PASSWORD) =>
  shop.post('/api/admin/login/reset', { token, password }, fromAnywhere())

let people = 0
/** A colleague with an address. */
async function hireWithMail(fields: object = {}) {
  people += 1
  const email = `person${people}@mail.test`
  return { ...(await hire({ email, ...fields })), email }
}

const LINK = /Задать новый пароль: http:\/\/shop\.test\/admin\/login\/reset#([\w-]{43})$/
const tokenIn = (text = '') => LINK.exec(text)?.[1] ?? ''

/** Asks for a letter; the token of its link. */
async function tokenFor({ username, email }: { username: string; email: string }): Promise<string> {
  expect((await ask(username)).status).toBe(200)
  const token = tokenIn((await lettersTo(email)).at(-1))
  expect(token).not.toBe('')
  return token
}

describe('Asking for a letter', () => {
  test('is offered while mail is on, and refused for everybody while it is off', async () => {
    const { username, email } = await hireWithMail()
    const isOffered = async () => (await shop.get('/api/admin/login/forgot')).json()
    expect(await isOffered()).toEqual({ available: true })
    const off = 'Почта магазина не настроена. Пароль меняет администратор'
    const expectOff = async () => {
      expect(await isOffered()).toEqual({ available: false })
      for (const login of [username, 'nobody']) await expectError(await ask(login), 409, off)
    }
    await putMail(false)
    await expectOff()
    await putMail(true)
    // A restored shop sends nothing until an admin lets it.
    await query('insert into restores (backup_made_at) values (now())')
    await expectOff().finally(() => query('update restores set released_at = now()'))
    const [{ key }] = await query('select key_fingerprint as key from channels')
    await query("update channels set key_fingerprint = 'другой'")
    await expectOff().finally(() => query('update channels set key_fingerprint = $1', [key]))
    expect(await isOffered()).toEqual({ available: true })
    expect(await lettersTo(email)).toEqual([])
  })

  test('is answered alike whoever is named, with the same work done for it', async () => {
    const known = await hireWithMail()
    const blocked = await hireWithMail()
    await call('PATCH', `/admin/users/${blocked.id}/status`, { isActive: false })
    const mute = await hire()
    await untilSent()
    const before = Number((await query('select count(*) from journal'))[0].count)
    const seen = []
    for (const login of ['nobody', 'nobody@mail.test', blocked.username, blocked.email, mute.username]) {
      const answer = await ask(login)
      seen.push([answer.status, await answer.json(), [...answer.headers.keys()].sort()])
    }
    await untilSent()
    expect(Number((await query('select count(*) from journal'))[0].count)).toBe(before)
    expect(letters.mail.letters).toEqual([])
    const answer = await ask(known.username)
    const own = [answer.status, await answer.json(), [...answer.headers.keys()].sort()]
    expect(own.slice(0, 2)).toEqual([200, SAME])
    for (const other of seen) expect(other).toEqual(own)
    expect(await lettersTo(known.email)).toHaveLength(1)
  })

  test('makes one job of the same shape for anybody: what is looked up after the answer takes no time of it', async () => {
    const { username } = await hireWithMail()
    await query(`
      create function hold_job() returns trigger language plpgsql as $$
        begin new.run_at = new.run_at + interval '1 day'; return new; end $$;
      create trigger hold_jobs before insert on graphile_worker._private_jobs for each row
        when (new.key like 'reset:%') execute function hold_job()`)
    try {
      await ask(username)
      await ask('nobody')
      const waiting = await query(
        "select payload from graphile_worker._private_jobs where key like 'reset:%' order by id",
      )
      expect(waiting.map(({ payload }) => Object.keys(payload).sort())).toEqual([
        ['askedAt', 'id', 'publicUrl', 'sealed', 'userId'],
        ['askedAt', 'id', 'publicUrl', 'sealed', 'userId'],
      ])
      expect(JSON.stringify(waiting)).not.toContain('nobody')
    } finally {
      await query('drop function hold_job cascade')
      await query("delete from graphile_worker._private_jobs where key like 'reset:%'")
    }
  })

  test('finds the account by name in any case and by its address; the letter says what it is about', async () => {
    const { username, email } = await hireWithMail({ fullName: 'Ольга <К.>' })
    await ask(username.toUpperCase())
    await ask(` ${email} `)
    await ask(email.toUpperCase())
    const texts = await lettersTo(email)
    expect(texts).toHaveLength(3)
    for (const text of texts) {
      expect(text).toContain('Новый пароль для входа в админ-панель')
      expect(text).toContain(`попросил новый пароль для учётной записи: Ольга <К.> (${username}).`)
      expect(text).toContain('Она действует полчаса и один раз.')
      expect(text).toContain('Если вы этого не просили, ничего делать не нужно: пароль останется прежним.')
      expect(text).toMatch(LINK)
    }
  })

  test('leads to the address of the settings, whatever the caller names the site', async () => {
    const { username, email } = await hireWithMail()
    const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'http://shop.test' }
    await ask(username, evil)
    const [text] = await lettersTo(email)
    expect(text).toMatch(LINK)
    expect(text).not.toContain('evil')
  })

  test('is limited: for an account from everywhere silently, for a name and a network by waiting', async () => {
    const { username, email } = await hireWithMail()
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(username)).status).toBe(200)
    expect(await lettersTo(email)).toHaveLength(3)
    for (const name of [username, 'nobody']) {
      const from = fromAnywhere()
      for (let turn = 0; turn < 10; turn += 1) expect((await ask(name, from)).status).toBe(200)
      const late = await ask(name, from)
      expect(late.status).toBe(429)
      expect((await late.json()).message).toMatch(/^Слишком много запросов\. Попробуйте через \d+ с\.$/)
    }
  })
})

describe('The link of a letter', () => {
  test('sets a password once, ends all sessions, and tells of it; one signs in as usual then', async () => {
    const person = await hireWithMail()
    const cookie = (await signIn(person.username, STAFF_PASSWORD)) ?? ''
    const token = await tokenFor(person)
    const answer = await apply(token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).toEqual({ success: true, message: 'Пароль изменён. Войдите с новым паролем' })
    expect(await isSignedIn(cookie)).toBe(false)
    expect(await signIn(person.username, STAFF_PASSWORD)).toBeNull()
    expect(await signIn(person.username, NEW_PASSWORD)).not.toBeNull()
    await expectError(await apply(token, 'ещё-один-пароль-3'), 400, GONE)
    const told = (await lettersTo(person.email)).at(-1)
    expect(told).toContain('Пароль для входа в админ-панель изменён')
    expect(told).toMatch(/изменён по ссылке из письма \d\d\.\d\d\.\d{4}, \d\d:\d\d по Москве/)
    expect(told).toContain('Войти: http://shop.test/admin/login')
  })

  test('is in the journal, and nowhere as it is', async () => {
    const person = await hireWithMail()
    const token = await tokenFor(person)
    await apply(token)
    await untilSent()
    const asked = `/admin/journal?entity=sessions&actorId=${person.id}`
    const { entries }: { entries: JournalEntry[] } = await (await call('GET', asked)).json()
    expect(entries.map(({ action, source, title }) => [action, source, title])).toEqual([
      ['logout', 'reset', person.username],
      ['login-failed', 'reset', person.username],
    ])
    const ofUser = await (await call('GET', `/admin/journal?entity=users&entityId=${person.id}`)).json()
    expect(ofUser.entries[0]).toMatchObject({ action: 'update', actorId: person.id })
    const stored = await query(`
      select t::text as line from password_resets t union all select t::text from deliveries t
      union all select t::text from journal t union all select t::text from graphile_worker._private_jobs t`)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('takes no short or common password, nor the name, and stays good after that', async () => {
    const person = await hireWithMail()
    const token = await tokenFor(person)
    const short = await apply(token, '12345')
    expect(short.status).toBe(400)
    expect(JSON.stringify(await short.json())).toContain('Новый пароль должен содержать не менее 6 символов')
    await expectError(
      await apply(token, 'qwerty123'),
      400,
      'Этот пароль слишком распространён, придумайте другой',
    )
    await expectError(
      await apply(token, person.username),
      400,
      'Пароль не должен совпадать с именем пользователя',
    )
    expect((await apply(token)).status).toBe(200)
  })

  test.each<[string, (person: { id: number }, cookie: string) => Promise<unknown>]>([
    [
      'half an hour',
      ({ id }) => query('update password_resets set expires_at = now() where user_id = $1', [id]),
    ],
    [
      'another change of the password',
      (_person, cookie) =>
        call(
          'POST',
          '/admin/change-password',
          { currentPassword: STAFF_PASSWORD, newPassword: 'третий-пароль-3' },
          cookie,
        ),
    ],
    ['a block', ({ id }) => call('PATCH', `/admin/users/${id}/status`, { isActive: false })],
    ['another address', ({ id }) => query("update users set email = 'other@mail.test' where id = $1", [id])],
  ])('is worth nothing after %s', async (_what, happen) => {
    const person = await hireWithMail()
    const cookie = (await signIn(person.username, STAFF_PASSWORD)) ?? ''
    const token = await tokenFor(person)
    await happen(person, cookie)
    await expectError(await apply(token), 400, GONE)
    expect(await signIn(person.username, NEW_PASSWORD)).toBeNull()
  })

  test('is worth nothing when another letter was used', async () => {
    const person = await hireWithMail()
    const first = await tokenFor(person)
    const second = await tokenFor(person)
    expect((await apply(second)).status).toBe(200)
    await expectError(await apply(first, 'ещё-один-пароль-3'), 400, GONE)
  })

  test('used twice at once sets one password', async () => {
    const token = await tokenFor(await hireWithMail())
    const answers = await Promise.all([apply(token), apply(token, 'ещё-один-пароль-3')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('opens no second step: a code is asked for as before, and its waiting goes on', async () => {
    const { id, username, secret } = await factors.secure()
    const email = `secured${id}@mail.test`
    await query('update users set email = $2 where id = $1', [id, email])
    const count = async () =>
      Number(
        (await query('select count(*) from login_failures where address = $1', [`account ${id}`]))[0].count,
      )
    const ticket = await factors.ticketOf(username)
    await factors.second({ ticket, recovery: 'не тот' })
    const failures = await count()
    expect(failures).toBeGreaterThan(0)
    expect((await apply(await tokenFor({ username, email }))).status).toBe(200)
    expect(await count()).toBe(failures)
    const answer = await factors.login(username, NEW_PASSWORD)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { ticket: next } = await answer.json()
    expect((await factors.second({ ticket: next, totp: codeOf(secret) })).status).toBe(200)
  })
})
