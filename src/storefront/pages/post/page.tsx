import { morePostsQuery, postQuery } from '../../../api/queries/article-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { BLOG_PATH } from '../../../domain/site/site-paths.ts'
import { preloadMarkdown } from '../../../ui/markdown/markdown.tsx'
import { Missing } from '../../parts/article/missing.tsx'
import { PageFailure } from '../../parts/article/page-failure.tsx'
import { recordPage } from '../../record-page.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { PostView } from './post-view.tsx'

const back = { href: BLOG_PATH, label: 'Все статьи' }

export const page = recordPage({
  queryOf: postQuery,
  beside: (api) => [sectionTextsQuery(api, 'blogPage')],
  more(api, slug) {
    preloadMarkdown()
    return { deferred: [morePostsQuery(api, slug)] }
  },
  Waiting: PostSkeleton,
  Failure: ({ onRetry }) => (
    <PageFailure
      title="Ошибка при загрузке статьи"
      text="Не удалось загрузить статью. Пожалуйста, повторите попытку позже."
      back={back}
      onRetry={onRetry}
    />
  ),
  Missing: () => (
    <Missing
      title="Статья не найдена"
      text="Возможно, её сняли с публикации или в адресе опечатка."
      back={back}
    />
  ),
  view: (post) => <PostView key={post.id} post={post} />,
})
