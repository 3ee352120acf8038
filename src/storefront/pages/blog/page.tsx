import { blogCategoriesQuery, latestPostsQuery } from '../../../api/queries/article-queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import { BLOG_PATH } from '../../../domain/site/site-paths.ts'
import type { Page } from '../../page.ts'
import { FeedLink } from '../../parts/article/feed-link.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { BlogContents } from './blog-contents.tsx'
import '../../parts/article/reading.css'

export const page: Page = {
  load: (api) => ({
    critical: [sectionTextsQuery(api, 'blogPage'), blogCategoriesQuery(api), latestPostsQuery(api)],
  }),
  Component: Blog,
}

function Blog() {
  const { title, lead, searchTitle, description } = useSectionTexts('blogPage')
  return (
    <div className="wrap reading">
      <Seo title={searchTitle} description={description} path={BLOG_PATH} />
      <FeedLink title={title} />
      <PageBreadcrumbs trail={[{ label: 'Блог' }]} />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <BlogContents />
    </div>
  )
}
