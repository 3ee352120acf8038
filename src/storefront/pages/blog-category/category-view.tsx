import type { PostSummary } from '../../../api/queries/article-queries.ts'
import type { BlogCategory } from '../../../contract/content/blog.ts'
import { BLOG_PATH, blogCategoryPath } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FeedLink } from '../../parts/article/feed-link.tsx'
import { PostCards } from '../../parts/article/post-cards.tsx'
import { fillName, useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import '../../parts/article/reading.css'

/** A category and its posts, newest first. */
export function CategoryView({ category: { name, slug, description }, posts }: CategoryViewProps) {
  const texts = useSectionTexts('blogPage')
  return (
    <div className="wrap reading">
      <Seo
        title={fillName(texts.categorySearchTitle, name)}
        description={description ?? fillName(texts.categoryDescription, name)}
        path={blogCategoryPath(slug)}
      />
      <FeedLink title={texts.title} />
      <PageBreadcrumbs trail={[{ label: 'Блог', href: BLOG_PATH }, { label: name }]} />
      <div className="page-head">
        <h1>{name}</h1>
        {description && <p className="lead">{description}</p>}
      </div>
      {posts.length > 0 ? (
        <>
          <h2 className="vh">Статьи</h2>
          <PostCards posts={posts} leads />
        </>
      ) : (
        <EmptyState
          title="Пока пусто"
          text="В этой категории пока нет статей. Загляните позже!"
          actions={<LinkButton href={BLOG_PATH}>Все статьи</LinkButton>}
        />
      )}
    </div>
  )
}

type CategoryViewProps = { category: BlogCategory; posts: readonly PostSummary[] }
