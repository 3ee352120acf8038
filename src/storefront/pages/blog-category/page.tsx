import { blogCategoryQuery } from '../../../api/queries/article-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { BLOG_PATH } from '../../../domain/site/site-paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingCategory } from '../../parts/article/missing.tsx'
import { PageFailure } from '../../parts/article/page-failure.tsx'
import { PostCardSkeletons } from '../../parts/article/post-cards.tsx'
import { recordPage } from '../../record-page.tsx'
import { CategoryView } from './category-view.tsx'
import '../../parts/article/reading.css'

const back = { href: BLOG_PATH, label: 'Все статьи' }

export const page = recordPage({
  queryOf: blogCategoryQuery,
  beside: (api) => [sectionTextsQuery(api, 'blogPage')],
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

/** Skeleton of the category page. */
function CategorySkeleton() {
  return (
    <div className="wrap reading" aria-busy="true">
      <div className="page-head">
        <Skeleton width="16rem" height="1rem" />
        <Skeleton width="60%" height="3rem" />
        <Skeleton width="75%" height="2rem" />
      </div>
      <PostCardSkeletons count={3} />
    </div>
  )
}
