import { useQuery } from '@tanstack/react-query'
import { morePostsQuery } from '../../../api/queries/article-queries.ts'
import { PostCards } from '../../parts/article/post-cards.tsx'
import { useApi } from '../../site.ts'

/** Other posts of the same category. Deferred: nothing is shown while loading or after a failure. */
export function MorePosts({ slug }: { slug: string }) {
  const { data: posts = [] } = useQuery(morePostsQuery(useApi(), slug))
  if (posts.length === 0) return null
  return (
    <section className="post__more" aria-labelledby="more-posts">
      <h2 id="more-posts">Ещё по теме</h2>
      <PostCards posts={posts} />
    </section>
  )
}
