import { expect, test } from 'vitest'
import { createInquiryDetail } from '../../../../../contract/inquiries/inquiry.fixture.ts'
import type { Delivery } from '../../../../../contract/inquiries/work.ts'
import { describeRings } from './delivery-words.ts'
import { buildTimeline } from './timeline.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

test('a merged inquiry tells in the other one when it was merged, and what the visitor wrote', () => {
  const at = '2026-11-20T11:00:00.000Z'
  const changes = [{ field: 'mergedInto', before: null, after: 1 }]
  const asked = {
    name: 'Николай',
    email: 'nik@shop.test',
    type: 'product',
    productName: 'Топас-С 5 Пр',
  } as const
  const own = { ...asked, message: 'Ещё вопрос', history: [{ at, actor: 'Ольга', changes }] }
  const merged = createInquiryDetail({ id: 18, ...own })
  const events = buildTimeline(createInquiryDetail({ merged: [18] }), 'Ольга', NOW, [merged])
  expect(events[0]).toEqual({
    key: 'merged-18',
    at,
    kind: 'merged',
    id: 18,
    words: 'Ещё вопрос',
    who: 'Николай, nik@shop.test',
    about: 'Товар · Топас-С 5 Пр',
  })
})

test('the notes of a merged inquiry stand in the other one in their time, with its number', () => {
  const at = (minute: number) => `2026-11-20T10:${minute}:00.000Z`
  const note = (id: number, minute: number, author: string) => ({
    id,
    at: at(minute),
    author,
    text: `Заметка ${id}`,
  })
  const own = createInquiryDetail({ notes: [note(2, 20, 'Ольга')], createdAt: at(10), merged: [18] })
  const merged = createInquiryDetail({
    id: 18,
    name: 'Николай',
    createdAt: at(11),
    notes: [note(1, 15, 'Ольга'), note(3, 30, 'Клиент')],
  })
  const notes = buildTimeline(own, 'Ольга', NOW, [merged]).flatMap((event) =>
    event.kind === 'note' ? [[event.note.id, event.note.author, event.isVisitor, event.mergedFrom]] : [],
  )
  const mergedFrom = { id: 18, name: 'Николай' }
  expect(notes).toEqual([
    [3, 'Клиент', true, mergedFrom],
    [2, 'Вы', false, undefined],
    [1, 'Вы', false, mergedFrom],
  ])
})

test('of a merged cart every product is named, and of its sender what the other inquiry does not have', () => {
  const items = [
    { id: 1, name: 'Топас 5', price: 100 },
    { id: 2, name: 'Био-С', price: null },
  ]
  const own = { name: 'Вера', phone: '8 903 777-66-55', phoneE164: '+79037776655', type: 'product' } as const
  const [event] = buildTimeline(createInquiryDetail({ merged: [18] }), 'Ольга', NOW, [
    createInquiryDetail({ id: 18, items, ...own }),
  ])
  expect(event).toMatchObject({ who: 'Вера, +7 903 777-66-55', about: 'Товар · Топас 5, Био-С' })
})

test('who cancels an inquiry that nobody had is told in one sentence', () => {
  const changes = [
    { field: 'status', before: 'new', after: 'canceled' },
    { field: 'lostReason', before: null, after: 'Далеко от нас' },
    { field: 'assigneeId', before: null, after: 3, afterName: 'Ольга' },
  ]
  const history = [{ at: '2026-11-20T11:00:00.000Z', actor: 'Ольга', changes }]
  expect(buildTimeline(createInquiryDetail({ history }), 'Ольга', NOW)[0]).toMatchObject({
    actor: 'Вы',
    text: 'отменили запрос: далеко от нас',
  })
})

test.each<[string, Partial<Delivery>]>([
  ['Копия клиенту: отправлена сегодня в 14:03', { status: 'sent', sentAt: '2026-11-20T11:03:00.000Z' }],
  ['Копия клиенту: отправляется', { status: 'queued' }],
  ['Копия клиенту: не доставлена', { status: 'failed', lastError: '550 нет такого ящика' }],
])('a copy for the client is told apart from what staff got: %s', (words, own) => {
  const first: Delivery = {
    id: 1,
    kind: 'first',
    inquiryId: 1,
    channel: 'email',
    recipient: 'zakaz@shop.test',
    status: 'sent',
    attempts: 1,
    lastError: null,
    nextAt: null,
    sentAt: '2026-11-20T11:02:00.000Z',
    createdAt: '2026-11-20T11:00:00.000Z',
  }
  const copy: Delivery = { ...first, id: 2, kind: 'copy', recipient: 'client', sentAt: null, ...own }
  const events = buildTimeline(createInquiryDetail({ deliveries: [first, copy] }), 'Ольга', NOW)
  const told = events.flatMap((event) =>
    event.kind === 'rings' ? describeRings(event.of, event.deliveries, NOW) : [],
  )
  expect(told.sort()).toEqual([words, 'Сообщили: почта'])
})
