import { expect, test } from 'vitest'
import { createInquiry } from '../../../contract/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { buildTimeline } from './timeline.ts'

const detailOf = (own: Partial<InquiryDetail>): InquiryDetail => ({
  ...createInquiry(),
  ...{ mergedInto: null, merged: [], notes: [], history: [], deliveries: [] },
  ...{ attachments: [], related: [], consents: [] },
  ...own,
})
const NOW = Date.parse('2026-11-20T12:00:00Z')

test('a merged request tells in the other one when it was merged, and what the visitor wrote', () => {
  const at = '2026-11-20T11:00:00.000Z'
  const changes = [{ field: 'mergedInto', before: null, after: 1 }]
  const merged = detailOf({ id: 18, message: 'Ещё вопрос', history: [{ at, actor: 'Ольга', changes }] })
  const events = buildTimeline(detailOf({ merged: [18] }), 'Ольга', NOW, [merged])
  expect(events[0]).toEqual({ key: 'merged-18', at, kind: 'merged', id: 18, words: 'Ещё вопрос' })
})

test('who cancels a request that nobody had is told in one sentence', () => {
  const changes = [
    { field: 'status', before: 'new', after: 'canceled' },
    { field: 'lostReason', before: null, after: 'Далеко от нас' },
    { field: 'assigneeId', before: null, after: 3, afterName: 'Ольга' },
  ]
  const history = [{ at: '2026-11-20T11:00:00.000Z', actor: 'Ольга', changes }]
  expect(buildTimeline(detailOf({ history }), 'Ольга', NOW)[0]).toMatchObject({
    actor: 'Вы',
    text: 'отменили запрос: далеко от нас',
  })
})
