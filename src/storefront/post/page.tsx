import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { morePostsQuery, postQuery } from '../../api/article-queries.ts'
import { BLOG_PATH } from '../../lib/site-paths.ts'
import { preloadMarkdown } from '../../ui/markdown.tsx'
import { RemotePage } from '../article/remote-page.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { PostSkeleton } from './post-skeleton.tsx'
import { PostView } from './post-view.tsx'

export const page: Page = {
  load(api, { params: { slug = '' } }) {
    preloadMarkdown()
    return { critical: [postQuery(api, slug)], deferred: [morePostsQuery(api, slug)] }
  },
  isAbsent: (api, { params: { slug = '' } }, read) => read(postQuery(api, slug)) === null,
  Component: Post,
}

const back = { href: BLOG_PATH, label: 'Все статьи' }
const failure = {
  title: 'Ошибка при загрузке статьи',
  text: 'Не удалось загрузить статью. Пожалуйста, повторите попытку позже.',
}
const missing = {
  title: 'Статья не найдена',
  text: 'Возможно, её сняли с публикации или в адресе опечатка.',
}

function Post() {
  const { slug = '' } = useParams()
  const query = useQuery(postQuery(useApi(), slug))
  return (
    <RemotePage query={query} back={back} failure={failure} waiting={<PostSkeleton />} missing={missing}>
      {(post) => <PostView key={post.id} post={post} />}
    </RemotePage>
  )
}
