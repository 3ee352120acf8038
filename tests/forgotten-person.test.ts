import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { markWithdrawn } from '../src/server/features/persons/person.store.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { expectError, openDesk } from './support/desk.ts'
import { failure } from './support/recorded-channels.ts'
import { signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels } = await openWorkingShop()
const desk = openDesk(shop)
const { query, send, sendInquiry } = openVisitor(shop)

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'admin')
})

const person = {
  name: 'Аглая Звездочётова',
  phone: '8 (903) 777-66-55',
  email: 'Aglaya@Example.test',
  message: 'Ультрамариновая калитка',
}

/** Inquiries and notes in which something of the person stands. */
const findTraces = () =>
  query(
    `select id from inquiries where concat(name, phone, email, message, address) ~* 'аглая|7776655|aglaya|ультрамар'
     union select inquiry_id from inquiry_notes where text ~* 'аглая|ультрамар'`,
  )
const ask = async (asked: string) => (await shop.get(`/api/admin/consents${asked}`, { cookie })).json()
const post = (verb: string, body: unknown) => shop.post(`/api/admin/consents/${verb}`, body, { cookie })

const erased = async (about: string) => {
  const sent = await sendInquiry({ ...person, message: `Ультрамарин, ${about}` })
  expect((await post('erase', { inquiryId: sent.id })).status).toBe(200)
  return sent
}

test('nothing is written into an erased inquiry, by staff or by its visitor', async () => {
  const { id, attachmentSecret } = await erased('не дописать')
  const other = await send({ ...person, phone: '+7 999 444-55-66', message: 'Сосед' })
  const calls: [string, string, unknown][] = [
    ['POST', `/${id}/notes`, { text: person.name }],
    ['PATCH', `/${id}`, { address: person.message }],
    ['PATCH', `/${id}`, { nextContactAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['PATCH', `/${id}`, { spam: false }],
    ['POST', `/${id}/take`, {}],
    ['POST', '/merge', { into: id, ids: [other] }],
    ['POST', '/merge', { into: other, ids: [id] }],
  ]
  for (const [method, address, body] of calls) {
    await expectError(await desk.call(method, `/admin/inquiries${address}`, body), 409, 'Данные удалены')
  }
  const words = { comment: person.message }
  const headers = { 'x-inquiry-secret': attachmentSecret }
  expect((await shop.post(`/api/inquiries/${id}/attachments`, words, headers)).status).toBe(403)
  expect((await post('erase', { inquiryId: other })).status).toBe(200)
  expect(await findTraces()).toEqual([])
})

/** All that is stored of inquiries, and how many entries the journal has of them. */
const stateOf = (...ids: number[]) =>
  query(
    `select inquiries, (select count(*)::int from journal where entity = 'inquiries' and entity_id = inquiries.id::text) as entries,
       (select json_agg(consents) from consents where inquiry_id = inquiries.id) as consents
     from inquiries where id = any($1) order by id`,
    [ids],
  )

test('a consent is not taken back for an erased inquiry; of several those that are erased are left out', async () => {
  const { id: gone } = await erased('не отозвать')
  const own = await send({ ...person, message: 'Ультрамарин, живой' })
  // As a former version left it: one of two merged inquiries was erased.
  await query('update inquiries set merged_into_id = $1 where id = $2', [own, gone])
  const before = await stateOf(gone)
  await expectError(await post('withdraw', { inquiryId: gone }), 409, 'Данные удалены')
  await expectError(await post('withdraw', { inquiryId: gone, phone: person.phone }), 409, 'Данные удалены')
  expect(await stateOf(gone)).toEqual(before)
  for (const named of [{ phone: person.phone }, { inquiryId: own }]) {
    expect(await (await post('withdraw', named)).json()).toMatchObject({ inquiries: 1 })
  }
  expect(await stateOf(gone)).toEqual(before)
  expect(await query('select do_not_contact from inquiries where id = $1', [own])).toEqual([
    { do_not_contact: true },
  ])
  const preview = await (await post('erase', { phone: person.phone, preview: true })).json()
  expect(preview).toMatchObject({ inquiries: 1, people: [{ inquiries: [own] }] })
  expect(await (await post('erase', { inquiryId: own })).json()).toEqual({ inquiries: 1 })
  expect(await stateOf(gone)).toEqual(before)
})

test('one who takes his consent back while he is erased is refused, and nothing is written into what was erased', async () => {
  const id = await send({ ...person, message: 'Ультрамарин, одновременно' })
  let answer: Promise<Response> | undefined
  await inTransaction(shop.database.db, async (tx) => {
    await tx.execute(sql`select 1 from inquiries where id = ${id} for update`)
    answer = post('withdraw', { inquiryId: id })
    const isWaiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%inquiries%'"
    await waitFor(async () => expect(await query(isWaiting)).not.toEqual([]))
    await tx.execute(sql`update inquiries set erased_at = now(), name = '', message = null where id = ${id}`)
  })
  const before = await stateOf(id)
  await expectError((await answer) ?? new Response('{}'), 409, 'Данные удалены')
  expect(await stateOf(id)).toEqual(before)
  await query('update inquiries set erased_at = null where id = $1', [id])
  expect(await (await post('erase', { inquiryId: id })).json()).toEqual({ inquiries: 1 })
})

test('an erasure that is repeated, because its answer was lost, counts and writes nothing', async () => {
  const { id } = await erased('дважды')
  const before = await stateOf(id)
  const preview = await post('erase', { inquiryId: id, preview: true })
  expect(await preview.json()).toEqual({ inquiries: 0, records: 0, people: [] })
  const again = await post('erase', { inquiryId: id })
  expect({ status: again.status, body: await again.json() }).toEqual({ status: 200, body: { inquiries: 0 } })
  expect(await stateOf(id)).toEqual(before)
})

test('an inquiry that the device of an erased visitor sends once more, because its answer was lost, is not stored anew', async () => {
  const sent = { ...person, message: 'Ультрамарин, ещё раз' }
  const again = () => shop.post('/api/inquiries/contact', sent, { 'idempotency-key': 'lost-answer' })
  const { id } = await (await again()).json()
  expect((await post('erase', { inquiryId: id })).status).toBe(200)
  const answer = await again()
  expect(answer.status).toBe(201)
  const { id: answered, attachmentSecret } = await answer.json()
  expect(answered).toBe(id)
  expect(await findTraces()).toEqual([])
  const headers = { 'x-inquiry-secret': attachmentSecret }
  expect((await shop.post(`/api/inquiries/${id}/attachments`, { comment: 'Я' }, headers)).status).toBe(403)
})

test('an erased inquiry is not parted from another one, a living one is from an erased one', async () => {
  const [into, gone, living] = [
    await send({ ...person, phone: '+7 999 444-55-01', message: 'Первый' }),
    await send({ ...person, phone: '+7 999 444-55-02', message: 'Второй' }),
    await send({ ...person, phone: '+7 999 444-55-03', message: 'Третий' }),
  ]
  await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into, ids: [gone, living] })
  expect((await post('erase', { inquiryId: into })).status).toBe(200)
  // As a former version left it: one of the three was not erased with the others.
  await query('update inquiries set erased_at = null where id = $1', [living])
  const stored = () =>
    query('select merged_into_id, version from inquiries where id = any($1) order by id', [[into, gone]])
  const before = await stored()
  const part = (ids: number[]) => desk.call('POST', `/admin/inquiries/${into}/unmerge`, { ids })
  await expectError(await part([gone, living]), 409, 'Данные удалены')
  expect(await stored()).toEqual(before)
  expect((await part([living])).status).toBe(200)
  expect(await stored()).toEqual(before)
  expect(await query('select merged_into_id from inquiries where id = $1', [living])).toEqual([
    { merged_into_id: null },
  ])
})

test('what staff and visitor write while he is erased is erased with him, or refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id, attachmentSecret } = await sendInquiry({ ...person, message: `Ультрамарин ${round}` })
    const headers = { 'x-inquiry-secret': attachmentSecret }
    const answers = await Promise.all([
      desk.call('POST', `/admin/inquiries/${id}/notes`, { text: person.name }),
      desk.call('PATCH', `/admin/inquiries/${id}`, { address: person.message }),
      post('erase', { phone: person.phone }),
      desk.call('POST', `/admin/inquiries/${id}/take`, {}),
      shop.post(`/api/inquiries/${id}/attachments`, { comment: person.message }, headers),
    ])
    for (const { status } of answers) expect([200, 201, 403, 409]).toContain(status)
  }
  await waitFor(async () => expect(await findTraces()).toEqual([]))
})

test('a ring that waits is not sent after he took his consent back', async () => {
  channels.answer = () => failure({ error: 'не отвечает' })
  const id = await send({ ...person, message: 'Ультрамарин не звоните' })
  await waitFor(async () =>
    expect(await query('select 1 from deliveries where inquiry_id = $1 and attempts > 0', [id])).not.toEqual(
      [],
    ),
  )
  expect((await post('withdraw', { inquiryId: id })).status).toBe(200)
  expect(await query('select status, last_error from deliveries where inquiry_id = $1', [id])).toEqual([
    { status: 'failed', last_error: 'согласие отозвано' },
  ])
  channels.answer = () => ({ ok: true })
  const waiting = () =>
    query(
      `select 1 from graphile_worker.jobs where key in
         (select 'delivery:' || id from deliveries where inquiry_id = $1)`,
      [id],
    )
  await query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  await waitFor(async () => expect(await waiting()).toEqual([]))
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${id}`, { spam: true })
  await desk.callJson(200, 'PATCH', `/admin/inquiries/${id}`, { spam: false })
  expect(await waiting()).toEqual([])
  expect(channels.sent.filter(({ inquiry }) => inquiry?.id === id)).toHaveLength(1)
  expect((await post('erase', { inquiryId: id })).status).toBe(200)
})

test('a ring that is being written is not sent when he takes his consent back meanwhile', async () => {
  channels.answer = () => failure({ error: 'не отвечает' })
  const id = await send({ ...person, phone: '+7 999 444-55-09', message: 'Не звоните' })
  const stored = () =>
    query('select status, attempts, last_error from deliveries where inquiry_id = $1', [id])
  await waitFor(async () => expect(await stored()).toMatchObject([{ status: 'queued', attempts: 1 }]))
  const [{ key } = {}] = await query(
    `select 'delivery:' || id as key from deliveries where inquiry_id = $1`,
    [id],
  )
  channels.answer = () => ({ ok: true })
  await inTransaction(shop.database.db, async (tx) => {
    // What the message says of the inquiry cannot be read until this ends.
    await tx.execute('lock table inquiries in access exclusive mode')
    await query('update graphile_worker._private_jobs set run_at = now() where key = $1', [key])
    const isComposed = "select 1 from pg_locks where relation = 'inquiries'::regclass and not granted"
    await waitFor(async () => expect(await query(isComposed)).not.toEqual([]))
    await markWithdrawn(tx, [id])
  })
  await waitFor(async () =>
    expect(await query('select 1 from graphile_worker.jobs where key = $1', [key])).toEqual([]),
  )
  expect(channels.sent.filter(({ inquiry }) => inquiry?.id === id)).toHaveLength(1)
  expect(await stored()).toEqual([{ status: 'failed', attempts: 1, last_error: 'согласие отозвано' }])
  expect((await post('erase', { inquiryId: id })).status).toBe(200)
})

test('before he is erased one is told whom it takes too, and nothing is written', async () => {
  const own = await send({ ...person, message: 'Ультрамарин, первый' })
  const again = await send({ ...person, message: 'Ультрамарин, второй' })
  const stranger = await send({ name: 'Пётр', phone: '+7 921 555-66-77', message: 'Чужой запрос' })
  await desk.callJson(200, 'POST', '/admin/inquiries/merge', { into: own, ids: [stranger] })
  const { count } = await ask(`?phone=${encodeURIComponent(person.phone)}`)
  const preview = await post('erase', { phone: person.phone, preview: true })
  expect(await preview.json()).toEqual({
    inquiries: 3,
    records: count,
    people: [
      {
        name: person.name,
        phone: person.phone,
        email: 'Aglaya@example.test',
        inquiries: [again, own],
        isOther: false,
      },
      { name: 'Пётр', phone: '+7 921 555-66-77', email: null, inquiries: [stranger], isOther: true },
    ],
  })
  const { inquiries } = await ask('?phone=89037776655')
  expect(inquiries.map(({ id, isOther }: { id: number; isOther: boolean }) => [id, isOther])).toEqual([
    [stranger, true],
    [again, false],
    [own, false],
  ])
  expect((await ask(`?inquiryId=${again}`)).inquiries.map((one: { id: number }) => one.id)).toEqual([again])
  expect(await (await post('erase', { phone: person.phone })).json()).toEqual({ inquiries: 3 })
  expect(await findTraces()).toEqual([])
})
