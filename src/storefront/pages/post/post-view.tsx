import { useQuery } from '@tanstack/react-query'
import { morePostsQuery } from '../../../api/queries/article-queries.ts'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import { blogCategoryPath } from '../../../domain/site/site-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import { Note } from '../../../ui/note.tsx'
import { FeaturedPicture } from '../../parts/article/featured-picture.tsx'
import { NextStep } from '../../parts/article/next-step.tsx'
import { PostCards } from '../../parts/article/post-cards.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { useApi } from '../../site.ts'
import { postBreadcrumbs } from './post-breadcrumbs.ts'
import { PostHead } from './post-head.tsx'
import '../../parts/article/reading.css'
import './post.css'

/** A post with call to action and related posts. */
export function PostView({ post }: { post: BlogPost }) {
  const { title, publishedAt, category, author, featuredImage, content, published, alts } = post
  const texts = useSectionTexts('blogPage')
  return (
    <article className="wrap reading">
      <PostHead post={post} />
      <header className="post">
        <Breadcrumbs items={postBreadcrumbs(post)} isEndLong />
        {!published && (
          <Note tone="warn" icon="eye" className="post__draft">
            <span>Черновик: эту страницу видят только сотрудники.</span>
          </Note>
        )}
        <h1>{title}</h1>
        <p className="post__meta">
          {publishedAt === null ? (
            <span>Не опубликовано</span>
          ) : (
            <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          )}
          {category && <a href={blogCategoryPath(category.slug)}>{category.name}</a>}
          <span>{`Автор: ${author}`}</span>
          <span className="nb">5 мин</span>
        </p>
      </header>
      {featuredImageAddress(featuredImage) && (
        <figure className="post__pic">
          <FeaturedPicture
            value={featuredImage}
            alts={alts}
            className="post__img"
            sizes="(min-width: 75em) 60rem, 92vw"
            leads
          />
        </figure>
      )}
      <div className="post">
        <Markdown text={content} context="article" alts={alts} />
        <NextStep title={texts.nextTitle} text={texts.nextText}>
          <LinkButton variant="main" size="big" href="/#product-wizard">
            {texts.nextButton}
          </LinkButton>
        </NextStep>
      </div>
      <MorePosts slug={post.slug} />
    </article>
  )
}

/** Other posts of the same category. Deferred: nothing is shown while loading or after a failure. */
function MorePosts({ slug }: { slug: string }) {
  const { data: posts = [] } = useQuery(morePostsQuery(useApi(), slug))
  if (posts.length === 0) return null
  return (
    <section className="post__more" aria-labelledby="more-posts">
      <h2 id="more-posts">Ещё по теме</h2>
      <PostCards posts={posts} />
    </section>
  )
}
