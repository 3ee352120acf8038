import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { faqCategoriesQuery, faqCategoryQuery } from '../../api/article-queries.ts'
import { preloadMarkdown } from '../../ui/Markdown.tsx'
import { Missing } from '../article/Missing.tsx'
import { PageFailure } from '../article/PageFailure.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { CategorySkeleton } from './CategorySkeleton.tsx'
import { CategoryView } from './CategoryView.tsx'

export const page: Page = {
  load(api, { params: { slug = '' } }) {
    preloadMarkdown()
    return { critical: [faqCategoryQuery(api, slug)], deferred: [faqCategoriesQuery(api)] }
  },
  isAbsent: (api, { params: { slug = '' } }, read) => read(faqCategoryQuery(api, slug)) === null,
  Component: FaqCategory,
}

const back = { href: '/faq', label: 'Все вопросы и ответы' }

function FaqCategory() {
  const { slug = '' } = useParams()
  const { data, isError, refetch } = useQuery(faqCategoryQuery(useApi(), slug))
  if (isError) {
    return (
      <PageFailure
        title="Ошибка при загрузке категории"
        notice="Ошибка при загрузке FAQ"
        text="Не удалось загрузить ответы на вопросы. Пожалуйста, повторите попытку позже."
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
  return <CategoryView key={data.category.id} {...data} />
}
