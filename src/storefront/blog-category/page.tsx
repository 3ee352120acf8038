import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { blogCategoryQuery } from '../../api/article-queries.ts'
import { BLOG_PATH } from '../../lib/site-paths.ts'
import { RemotePage } from '../article/remote-page.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { CategorySkeleton } from './category-skeleton.tsx'
import { CategoryView } from './category-view.tsx'

export const page: Page = {
  load: (api, { params: { slug = '' } }) => ({ critical: [blogCategoryQuery(api, slug)] }),
  isAbsent: (api, { params: { slug = '' } }, read) => read(blogCategoryQuery(api, slug)) === null,
  Component: BlogCategory,
}

const back = { href: BLOG_PATH, label: 'Все статьи' }
const failure = {
  title: 'Ошибка при загрузке категории',
  text: 'Не удалось загрузить статьи категории. Пожалуйста, повторите попытку позже.',
}
const missing = {
  title: 'Категория не найдена',
  text: 'Возможно, её переименовали или объединили с другой.',
}

function BlogCategory() {
  const { slug = '' } = useParams()
  const query = useQuery(blogCategoryQuery(useApi(), slug))
  return (
    <RemotePage query={query} back={back} failure={failure} waiting={<CategorySkeleton />} missing={missing}>
      {(found) => <CategoryView {...found} />}
    </RemotePage>
  )
}
