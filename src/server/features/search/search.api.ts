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
    const answers = findTradeAnswers(query, products).map((answer) => ({
      kind: 'answer' as const,
      ...answer,
    }))
    return [...answers, ...(await context.inTextSearchSlot(() => findContent(context.db, query)))]
  }),
}
