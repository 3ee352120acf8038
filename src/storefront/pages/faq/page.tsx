import { useQuery } from '@tanstack/react-query'
import { faqCategoriesQuery } from '../../../api/queries/faq-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { FAQ_PATH } from '../../../domain/site/site-paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Page } from '../../page.ts'
import { AskEngineer } from '../../parts/article/ask-engineer.tsx'
import { ListFailure } from '../../parts/article/list-failure.tsx'
import { TopicSkeletons, Topics } from '../../parts/article/topics.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useApi } from '../../site.ts'
import { toTopic } from './topic.ts'
import '../../parts/article/reading.css'

export const page: Page = {
  load: (api) => ({ critical: [sectionTextsQuery(api, 'faqPage'), faqCategoriesQuery(api)] }),
  Component: Faq,
}

function Faq() {
  const texts = useSectionTexts('faqPage')
  return (
    <div className="wrap reading">
      <Seo title={texts.searchTitle} description={texts.description} path={FAQ_PATH} />
      <PageBreadcrumbs trail={[{ label: texts.title }]} />
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <Categories />
      <AskEngineer {...texts} />
    </div>
  )
}

function Categories() {
  const { data, isError, refetch } = useQuery(faqCategoriesQuery(useApi()))
  if (isError) {
    return (
      <ListFailure
        title="Ошибка при загрузке категорий"
        text="Не удалось загрузить категории вопросов. Пожалуйста, повторите попытку позже."
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) return <TopicSkeletons count={6} />
  if (data.length === 0) {
    return <EmptyState title="Вопросов пока нет" text="Мы ещё собираем ответы. Спросите нас напрямую." />
  }
  return (
    <>
      <h2 className="vh">Темы</h2>
      <Topics topics={data.map(toTopic)} />
    </>
  )
}
