import { expect, test } from 'vitest'
import { createInquiry } from '../../../../contract/inquiries/inquiry.fixture.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { offeredAnswers } from '../../../../domain/inquiry/offer/offer.fixture.ts'
import { EXPORT_COLUMNS, toExportRow } from './inquiry-columns.ts'

const wizardData = offeredAnswers
const cart = [{ id: 1, name: 'Топас 9', price: 20_000_000 }]

test.each<[what: string, own: Partial<Inquiry>, model: string | null, sum: number | null]>([
  ['from the wizard', { wizardData }, 'Евролос Про 10', 303_230],
  ['of a product that was offered', { productName: 'Топас 5', wizardData }, 'Топас 5', null],
  ['of a product that was not offered', { productName: 'Топас 9', wizardData }, 'Евролос Про 10', 303_230],
  ['of a cart, with answers', { items: cart, wizardData }, 'Евролос Про 10', 303_230],
  ['of a cart', { items: cart }, null, null],
])('the export names what the selection offered beside a request %s', (_what, own, model, sum) => {
  const cells = toExportRow(createInquiry(own)).filter((_, at) =>
    EXPORT_COLUMNS[at]?.title.startsWith('Подбор: '),
  )
  expect(cells).toEqual([model, sum])
})
