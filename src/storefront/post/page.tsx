import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { morePostsQuery, postQuery } from '../../api/article-queries.ts'
import { preloadMarkdown } from '../../ui/Markdown.tsx'
import { Missing } from '../article/Missing.tsx'
import { PageFailure } from '../article/PageFailure.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { PostSkeleton } from './PostSkeleton.tsx'
import { PostView } from './PostView.tsx'

export const page: Page = {
  load(api, { params: { slug = '' } }) {
    preloadMarkdown()
    return { critical: [postQuery(api, slug)], deferred: [morePostsQuery(api, slug)] }
  },
  isAbsent: (api, { params: { slug = '' } }, read) => read(postQuery(api, slug)) === null,
  Component: Post,
}

const back = { href: '/blog', label: 'Все статьи' }

function Post() {
  const { slug = '' } = useParams()
  const { data: post, isError, refetch } = useQuery(postQuery(useApi(), slug))
  if (isError) {
    return (
      <PageFailure
        title="Ошибка при загрузке статьи"
        text="Не удалось загрузить статью. Пожалуйста, повторите попытку позже."
        back={back}
        onRetry={() => refetch()}
      />
    )
  }
  if (post === undefined) return <PostSkeleton />
  if (post === null) {
    return (
      <Missing
        title="Статья не найдена"
        text="Возможно, её сняли с публикации или в адресе опечатка."
        back={back}
      />
    )
  }
  return <PostView key={post.id} post={post} />
}
