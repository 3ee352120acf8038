import { blogCategoriesQuery, latestPostsQuery } from '../../../api/queries/article-queries.ts'
import { BLOG_PATH } from '../../../domain/site/site-paths.ts'
import type { Page } from '../../page.ts'
import { FeedLink } from '../../parts/article/feed-link.tsx'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { BlogContents } from './blog-contents.tsx'
import '../../parts/article/reading.css'

export const page: Page = {
  load: (api) => ({ critical: [blogCategoriesQuery(api), latestPostsQuery(api)] }),
  Component: Blog,
}

function Blog() {
  return (
    <div className="wrap reading">
      <Seo
        title="Наш блог: как выбрать и обслуживать септик"
        description="Статьи об автономной канализации: расчёт, глубина трубы, высокие грунтовые воды, зимовка, документы и расходы."
        path={BLOG_PATH}
      />
      <FeedLink />
      <PageBreadcrumbs trail={[{ label: 'Блог' }]} />
      <div className="page-head">
        <h1>Наш блог</h1>
        <p className="lead">Как считают, копают и обслуживают станции. Без рекламы, с цифрами и примерами.</p>
      </div>
      <BlogContents />
    </div>
  )
}
