import { blogCategoriesQuery, latestPostsQuery } from '../../api/article-queries.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { FeedLink } from '../article/feed-link.tsx'
import type { Page } from '../page.ts'
import { breadcrumbData } from '../seo/breadcrumb-data.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { Seo } from '../seo/seo.tsx'
import { useSite } from '../site.ts'
import { BlogContents } from './blog-contents.tsx'
import '../article/reading.css'

export const page: Page = {
  load: (api) => ({ critical: [blogCategoriesQuery(api), latestPostsQuery(api)] }),
  Component: Blog,
}

const crumbs = [{ label: 'Главная', href: '/' }, { label: 'Блог' }]

function Blog() {
  const { origin } = useSite()
  return (
    <div className="wrap reading">
      <Seo
        title="Наш блог: как выбрать и обслуживать септик"
        description="Статьи об автономной канализации: расчёт, глубина трубы, высокие грунтовые воды, зимовка, документы и расходы."
        path="/blog"
      />
      <FeedLink />
      <JsonLd data={breadcrumbData(crumbs, origin)} />
      <Crumbs items={crumbs} />
      <div className="page-head">
        <h1>Наш блог</h1>
        <p className="lead">Как считают, копают и обслуживают станции. Без рекламы, с цифрами и примерами.</p>
      </div>
      <BlogContents />
    </div>
  )
}
