import type { PostSummary } from '../../../api/queries/article-queries.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FeaturedPicture } from './featured-picture.tsx'
import './post-cards.css'

/** `sizes` of a card's picture in one, two and three columns. */
const SIZES = '(min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw'

/** Posts as cards, in the order given. */
export function PostCards({ posts, mixed = false, leads = false }: PostCardsProps) {
  return (
    <div className="entries">
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} mixed={mixed} leads={leads && index === 0} />
      ))}
    </div>
  )
}

type PostCardsProps = {
  posts: readonly PostSummary[]
  /** Posts of several categories: cards show theirs. */
  mixed?: boolean
  /** The first picture is the page's largest. */
  leads?: boolean
}

function PostCard({ post, mixed, leads }: { post: PostSummary; mixed: boolean; leads: boolean }) {
  const { slug, title, excerpt, category, featuredImage, alts, published, publishedAt } = post
  return (
    <article className="entry">
      <FeaturedPicture value={featuredImage} alts={alts} className="entry__pic" sizes={SIZES} leads={leads} />
      <div className="entry__body">
        <p className="entry__meta">
          {!published && <Badge tone="warn">Черновик</Badge>}
          <time dateTime={publishedAt ?? undefined}>{formatDate(publishedAt)}</time>
          {mixed && category && <span>{category.name}</span>}
        </p>
        <h3 className="entry__name">
          <a href={postPath(slug)}>{title}</a>
        </h3>
        {excerpt && <p className="entry__text">{excerpt}</p>}
      </div>
    </article>
  )
}

/** Skeletons of post cards; `count` is the expected number. */
export function PostCardSkeletons({ count }: { count: number }) {
  return (
    <div className="entries" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identified by position
        <div key={index} className="entry">
          <div className="entry__pic">
            <Skeleton height="100%" />
          </div>
          <div className="entry__body">
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton height="3.375rem" />
            <Skeleton height="4.5rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
