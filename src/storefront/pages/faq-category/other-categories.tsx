import { useQuery } from '@tanstack/react-query'
import { faqCategoriesQuery } from '../../../api/queries/faq-queries.ts'
import { faqCategoryPath } from '../../../domain/site/site-paths.ts'
import { useApi } from '../../site.ts'

/** The other categories. Deferred: nothing is shown while loading or after a failure. */
export function OtherCategories({ than }: { than: string }) {
  const { data = [] } = useQuery(faqCategoriesQuery(useApi()))
  const others = data.filter(({ slug }) => slug !== than)
  if (others.length === 0) return null
  return (
    <section className="faq-more" aria-labelledby="other-topics">
      <h2 id="other-topics">Другие темы</h2>
      <ul className="chips">
        {others.map(({ slug, name }) => (
          <li key={slug}>
            <a className="chip" href={faqCategoryPath(slug)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
