import { useQuery } from '@tanstack/react-query'
import { productQuestionsQuery } from '../../../../api/queries/product-questions-query.ts'
import { answerId } from '../../../parts/questions/questions.tsx'
import { useApi } from '../../../site.ts'

/** Link to the question on this page about what installation includes; nothing without that. */
export function IncludedLink({ product }: { product: { slug: string } }) {
  const { data = [] } = useQuery(productQuestionsQuery(useApi(), product.slug))
  const answer = data.find(({ question }) => /что входит/i.test(question))
  if (!answer) return null
  return (
    <>
      , <a href={`#${answerId(answer.id)}`}>что входит</a>
    </>
  )
}
