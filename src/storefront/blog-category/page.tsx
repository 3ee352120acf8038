import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { blogCategoryQuery } from '../../api/article-queries.ts'
import { Missing } from '../article/Missing.tsx'
import { PageFailure } from '../article/PageFailure.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { CategorySkeleton } from './CategorySkeleton.tsx'
import { CategoryView } from './CategoryView.tsx'

export const page: Page = {
  load: (api, { params: { slug = '' } }) => ({ critical: [blogCategoryQuery(api, slug)] }),
  isAbsent: (api, { params: { slug = '' } }, read) => read(blogCategoryQuery(api, slug)) === null,
  Component: BlogCategory,
}

const back = { href: '/blog', label: 'Все статьи' }

function BlogCategory() {
  const { slug = '' } = useParams()
  const { data, isError, refetch } = useQuery(blogCategoryQuery(useApi(), slug))
  if (isError) {
    return (
      <PageFailure
        title="Ошибка при загрузке категории"
        text="Не удалось загрузить статьи категории. Пожалуйста, повторите попытку позже."
        back={back}
        onRetry={() => refetch()}
      />
    )
  }
  if (data === undefined) return <CategorySkeleton />
  if (data === null) {
    return (
      <Missing
        title="Категория не найдена"
        text="Возможно, её переименовали или объединили с другой."
        back={back}
      />
    )
  }
  return <CategoryView {...data} />
}
