import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Changed, InquiryChanges, InquiryDetail } from '../src/contract/inquiries/work.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { openInquiryDesk } from './support/inquiry-desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const desk = openInquiryDesk(shop)

let rival = ''
let manager = 0
beforeAll(async () => {
  rival = await signInAs(shop, 'manager', 'rival')
  const { rows } = await shop.database.pool.query("select id from users where username = 'manager'")
  manager = rows[0].id
})

let id = 0
beforeEach(async () => {
  await shop.database.pool.query(EMPTY_INQUIRIES)
  id = await desk.receive()
})

const patch = (changes: InquiryChanges) =>
  desk.callJson<InquiryDetail>(200, 'PATCH', `/admin/inquiries/${id}`, changes)
/** The same by the call for several. */
async function changeSeveral(changes: InquiryChanges): Promise<InquiryDetail> {
  const { results } = await desk.callJson<{ results: Changed[] }>(200, 'POST', '/admin/inquiries/changes', {
    ids: [id],
    changes,
  })
  expect(results).toMatchObject([{ id, status: 200 }])
  return desk.detail(id)
}

describe.each([
  ['one request', patch],
  ['several', changeSeveral],
] as const)('A change of %s', (_of, change) => {
  test.each([
    { status: 'processing' },
    { status: 'completed' },
    { status: 'canceled', lostReason: 'Дорого' },
  ] as const)('that moves what nobody has gives it to whoever moves it: %j', async (changes) => {
    const moved = await change(changes)
    expect(moved).toMatchObject({ ...changes, assignee: { id: manager } })
    expect(moved.answeredAt).not.toBeNull()
    expect(moved.history.at(-1)?.changes).toContainEqual(
      expect.objectContaining({ field: 'assigneeId', before: null, after: manager }),
    )
  })

  test('that is taken back, to nobody, waits for its first answer again', async () => {
    await change({ status: 'processing' })
    const back = await change({ status: 'new', assigneeId: null })
    expect(back).toMatchObject({ status: 'new', assignee: null, answeredAt: null })
  })

  test('that is taken back in two steps, in either order, waits too', async () => {
    for (const [first, second] of [
      [{ status: 'new' }, { assigneeId: null }],
      [{ assigneeId: null }, { status: 'new', assigneeId: null }],
    ] as const) {
      await change({ status: 'processing', assigneeId: manager })
      await change(first)
      expect(await change(second)).toMatchObject({ status: 'new', assignee: null, answeredAt: null })
    }
  })

  test('that is taken back stays answered where a note was written', async () => {
    const { answeredAt } = await change({ status: 'processing' })
    await desk.callJson(201, 'POST', `/admin/inquiries/${id}/notes`, { text: 'Ждёт смету' })
    expect(await change({ status: 'new', assigneeId: null })).toMatchObject({ answeredAt })
  })

  test('that opens an old one anew leaves its first answer', async () => {
    await change({ status: 'completed' })
    await shop.database.pool.query("update inquiries set answered_at = now() - interval '2 days'")
    const { answeredAt } = await desk.detail(id)
    const back = await change({ status: 'new', assigneeId: null })
    expect(back).toMatchObject({ status: 'new', assignee: null, answeredAt })
  })

  test('leaves it to nobody where it says so, and where it moves nothing', async () => {
    expect(await change({ status: 'processing', assigneeId: null })).toMatchObject({ assignee: null })
    expect(await change({ status: 'processing', spam: true })).toMatchObject({ assignee: null, spam: true })
  })

  test('leaves a colleague’s hers', async () => {
    await desk.callAs(rival, 'POST', `/admin/inquiries/${id}/take`)
    const moved = await change({ status: 'completed' })
    expect(moved).toMatchObject({ status: 'completed', assignee: { name: 'rival' } })
  })
})

test('of two who move it at once, with no version named, it is of the first, in every round', async () => {
  for (let round = 0; round < 5; round++) {
    id = await desk.receive()
    const answers = await Promise.all([
      desk.call('PATCH', `/admin/inquiries/${id}`, { status: 'processing' }),
      desk.callAs(rival, 'PATCH', `/admin/inquiries/${id}`, { status: 'completed' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { history, assignee } = await desk.detail(id)
    const given = history.flatMap(({ changes }) => changes.filter(({ field }) => field === 'assigneeId'))
    expect(given).toMatchObject([{ before: null, after: assignee?.id }])
  }
})
