import { landingQuery } from '../../../api/queries/landing-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { preloadMarkdown } from '../../../ui/markdown/markdown.tsx'
import { Missing } from '../../parts/article/missing.tsx'
import { PageFailure } from '../../parts/article/page-failure.tsx'
import { recordPage } from '../../record-page.tsx'
import { LandingSkeleton } from './landing-skeleton.tsx'
import { LandingView } from './landing-view.tsx'

const back = { href: CATALOGUE_PATH, label: 'Весь каталог' }

export const page = recordPage({
  queryOf: landingQuery,
  beside: (api) => [sectionTextsQuery(api, 'landingPage')],
  more() {
    preloadMarkdown()
    return {}
  },
  Waiting: LandingSkeleton,
  Failure: ({ onRetry }) => (
    <PageFailure
      title="Не удалось загрузить страницу"
      text="Проверьте соединение и повторите попытку."
      back={back}
      onRetry={onRetry}
    />
  ),
  Missing: () => (
    <Missing
      title="Такой подборки нет"
      text="Возможно, её сняли с публикации или в адресе опечатка."
      back={back}
    />
  ),
  view: (landing) => <LandingView key={landing.slug} landing={landing} />,
})
