import { withoutGoneParts } from '../../../domain/search/live-answers.ts'
import { findTradeAnswers } from '../../../domain/search/trade-answers.ts'
import { withoutUnseen } from '../../../lib/text/visible-text.ts'
import { api } from '../../platform/http/implementer.ts'
import { findContent } from './content-search.service.ts'

/** What is found besides products, whoever reads: only what is published. */
export const search = {
  get: api.search.get.handler(async ({ context, input }) => {
    const query = withoutUnseen(input.q ?? '').trim()
    if (query === '') return []
    const { products } = await context.catalogue.read()
    return context.inTextSearchSlot(async () => {
      const texts = await context.readSearchTexts()
      const answers = withoutGoneParts(findTradeAnswers(query, products, texts.answers), texts.parts)
      return [
        ...answers.map((answer) => ({ kind: 'answer' as const, ...answer })),
        ...(await findContent(context.db, query, texts)),
      ]
    })
  }),
}
