import { describe, expect, test } from 'vitest'
import { createInquiry } from '../src/contract/inquiries/inquiry.fixture.ts'
import { offeredAnswers } from '../src/domain/inquiry/offer/offer.fixture.ts'
import { openChannelDesk } from './support/channel-desk.ts'

const desk = openChannelDesk()
const { put, all, send } = desk
const body = () => JSON.parse(desk.server.received[0]?.body ?? '{}')
const ofWizard = createInquiry({ id: 19, service: 'Подбор септика', wizardData: offeredAnswers })

describe('A message in Telegram', () => {
  test('is never longer than Telegram takes, and names each phone of several inquiries', async () => {
    await put({ ...all(), telegram: { ...all().telegram, personalData: true } })
    const first = Array.from({ length: 20 }, (_, index) => ({
      inquiry: createInquiry({
        id: 100_000 + index,
        name: 'Ы'.repeat(200),
        productName: 'Ю'.repeat(200),
        phoneE164: `+792612345${10 + index}`,
      }),
      reason: 'next-contact' as const,
    }))
    await send('telegram', '-1001', {
      kind: 'reminder',
      inquiry: null,
      reminded: { unanswered: 0, promised: 20, first },
      origin: 'http://localhost:3000',
    })
    const { text } = body()
    expect(text.replace(/<\/?b>/g, '').length).toBeLessThanOrEqual(4096)
    for (const { inquiry: one } of first) {
      expect(text).toContain(`№ ${one.id}: `)
      expect(text).toContain(one.phoneE164)
    }
    expect(text).toContain('http://localhost:3000/admin/orders?overdue=true')
  })

  test('about a long offer leaves lines out and says how many', async () => {
    await put(all())
    const warnings = Array.from({ length: 30 }, (_, index) => `${index} ${'& '.repeat(130)}`)
    const wizardData = { ...offeredAnswers, offer: { ...offeredAnswers.offer, warnings } }
    await send('telegram', '-1001', { inquiry: { ...ofWizard, wizardData }, origin: 'http://localhost:3000' })
    const text = body()
      .text.replace(/<\/?b>/g, '')
      .replaceAll('&amp;', '&')
    expect(text.length).toBeLessThanOrEqual(4096)
    const named = text.match(/^Важно: /gm).length
    // The calculation's address is the last of the lines.
    expect(text).toContain(`\nИ ещё строк: ${30 - named + 1}\nОткрыть запрос: http://localhost:3000/`)
  })
})
