import { blogCategoryQuery } from '../../../api/queries/article-queries.ts'
import { BLOG_PATH } from '../../../domain/site/site-paths.ts'
import { MissingCategory } from '../../parts/article/missing.tsx'
import { PageFailure } from '../../parts/article/page-failure.tsx'
import { recordPage } from '../../record-page.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'
import { CategoryView } from './category-view.tsx'

const back = { href: BLOG_PATH, label: 'Все статьи' }

export const page = recordPage({
  queryOf: blogCategoryQuery,
  Waiting: CategorySkeleton,
  Failure: ({ onRetry }) => (
    <PageFailure
      title="Ошибка при загрузке категории"
      text="Не удалось загрузить статьи категории. Пожалуйста, повторите попытку позже."
      back={back}
      onRetry={onRetry}
    />
  ),
  Missing: () => <MissingCategory back={back} />,
  view: (found) => <CategoryView {...found} />,
})
