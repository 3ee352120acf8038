import { faqCategoriesQuery, faqCategoryQuery } from '../../../api/queries/faq-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { FAQ_PATH } from '../../../domain/site/site-paths.ts'
import { preloadMarkdown } from '../../../ui/markdown/markdown.tsx'
import { MissingCategory } from '../../parts/article/missing.tsx'
import { PageFailure } from '../../parts/article/page-failure.tsx'
import { recordPage } from '../../record-page.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'
import { CategoryView } from './category-view.tsx'

const back = { href: FAQ_PATH, label: 'Все вопросы и ответы' }

export const page = recordPage({
  queryOf: faqCategoryQuery,
  beside: (api) => [sectionTextsQuery(api, 'faqPage')],
  more(api) {
    preloadMarkdown()
    return { deferred: [faqCategoriesQuery(api)] }
  },
  Waiting: CategorySkeleton,
  Failure: ({ onRetry }) => (
    <PageFailure
      title="Ошибка при загрузке категории"
      toastTitle="Ошибка при загрузке FAQ"
      text="Не удалось загрузить ответы на вопросы. Пожалуйста, повторите попытку позже."
      back={back}
      onRetry={onRetry}
    />
  ),
  Missing: () => <MissingCategory back={back} />,
  view: (found) => <CategoryView key={found.category.id} {...found} />,
})
