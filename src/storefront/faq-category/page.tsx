import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { faqCategoriesQuery, faqCategoryQuery } from '../../api/faq-queries.ts'
import { FAQ_PATH } from '../../lib/site-paths.ts'
import { preloadMarkdown } from '../../ui/markdown.tsx'
import { RemotePage } from '../article/remote-page.tsx'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { CategorySkeleton } from './category-skeleton.tsx'
import { CategoryView } from './category-view.tsx'

export const page: Page = {
  load(api, { params: { slug = '' } }) {
    preloadMarkdown()
    return { critical: [faqCategoryQuery(api, slug)], deferred: [faqCategoriesQuery(api)] }
  },
  isAbsent: (api, { params: { slug = '' } }, read) => read(faqCategoryQuery(api, slug)) === null,
  Component: FaqCategory,
}

const back = { href: FAQ_PATH, label: 'Все вопросы и ответы' }
const failure = {
  title: 'Ошибка при загрузке категории',
  toastTitle: 'Ошибка при загрузке FAQ',
  text: 'Не удалось загрузить ответы на вопросы. Пожалуйста, повторите попытку позже.',
}
const missing = {
  title: 'Категория не найдена',
  text: 'Возможно, её переименовали или объединили с другой.',
}

function FaqCategory() {
  const { slug = '' } = useParams()
  const query = useQuery(faqCategoryQuery(useApi(), slug))
  return (
    <RemotePage query={query} back={back} failure={failure} waiting={<CategorySkeleton />} missing={missing}>
      {(found) => <CategoryView key={found.category.id} {...found} />}
    </RemotePage>
  )
}
