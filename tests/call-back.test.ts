import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../src/contract/inquiries/work.ts'
import { wordRing } from '../src/server/features/channels/wording.ts'
import { openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'
import { waitFor } from './support/wait-for.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels } = await openWorkingShop()
const desk = openDesk(shop)
const { query, send } = openVisitor(shop)

let admin = ''
let documentVersion = 0
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  documentVersion = (await (await shop.get('/api/consent/documents')).json())[0].version
})
beforeEach(async () => {
  await query(EMPTY_INQUIRIES)
  channels.sent.length = 0
})

/** What «Перезвоните мне» sends. */
const askForCall = (phone: string) =>
  send({
    name: 'Не назвался',
    phone,
    email: '',
    message: '',
    service: 'Перезвонить',
    source: { page: '/', utm: {} },
    filledFor: 20_000,
    consent: { documentVersion, purposes: ['request'] },
  })
const list = (more = '') => desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries${more}`)
const detail = (id: number) => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${id}`)
const personOf = async (id: number) =>
  (await (await shop.get(`/api/admin/consents?inquiryId=${id}`, { cookie: admin })).json()).inquiries[0]

test('Who leaves a phone alone is in the list with what he wants, rings at once, and is no spam', async () => {
  const id = await askForCall('8 926 123-45-67')
  const [newest] = await list()
  expect(newest).toMatchObject({
    id,
    name: 'Не назвался',
    phoneE164: '+79261234567',
    type: 'other',
    service: 'Перезвонить',
    spam: false,
    hasConsent: true,
    message: null,
    email: null,
    status: 'new',
  })
  const ring = await waitFor(() => channels.sent[0] ?? Promise.reject(new Error('nothing was rung')))
  expect(ring.kind).toBe('first')
  expect(wordRing(ring).title).toBe(`Заявка № ${id}: Перезвонить`)
  expect(
    (await list('?search=%D0%BF%D0%B5%D1%80%D0%B5%D0%B7%D0%B2%D0%BE%D0%BD%D0%B8%D1%82%D1%8C')).length,
  ).toBe(1)
  const file = await (await desk.call('GET', '/admin/inquiries/export?format=csv')).text()
  expect(file).toMatch(/;Другое;Не назвался;[^;]*;;Перезвонить;/)
})

test('The consent is kept with the text that was shown, and says from which form', async () => {
  const { consents } = await personOf(await askForCall('8 926 123-45-67'))
  expect(consents).toMatchObject([{ purpose: 'request', documentVersion, form: 'call-back', page: '/' }])
})

test('Two who gave no name are two people: only the phone joins inquiries', async () => {
  const one = await askForCall('8 926 123-45-67')
  const other = await askForCall('8 926 765-43-21')
  const again = await askForCall('+7 (926) 123-45-67')
  const counts = new Map((await list('?samePhone=1')).map(({ id, samePhone }) => [id, samePhone]))
  expect([counts.get(one), counts.get(other), counts.get(again)]).toEqual([2, undefined, 2])
})

test('The name that the client says on the phone replaces it, and the history tells so without it', async () => {
  const id = await askForCall('8 926 123-45-67')
  const changed = await desk.callJson(200, 'PATCH', `/admin/inquiries/${id}`, { name: 'Нина Петровна' })
  expect(changed).toMatchObject({ name: 'Нина Петровна', service: 'Перезвонить', version: 2 })
  expect((await detail(id)).history.at(-1)).toMatchObject({
    changes: [{ field: 'name', before: null, after: null }],
  })
})

test('An erased one still says what it was about, nothing else', async () => {
  const id = await askForCall('8 926 123-45-67')
  const erased = await shop.post('/api/admin/consents/erase', { inquiryId: id }, { cookie: admin })
  expect(erased.status).toBe(200)
  expect(await detail(id)).toMatchObject({ name: 'Данные удалены', phone: '', service: 'Перезвонить' })
})
