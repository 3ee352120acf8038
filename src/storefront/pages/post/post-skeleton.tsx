import { MarkdownSkeleton } from '../../../ui/markdown/markdown.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import '../../parts/article/reading.css'
import './post.css'

/** Skeleton of the post's first screen. */
export function PostSkeleton() {
  return (
    <div className="wrap reading" aria-busy="true">
      <div className="post stack">
        <div className="post-skel__breadcrumbs">
          <Skeleton width="16rem" height="1rem" />
        </div>
        <Skeleton width="85%" height="3.5rem" />
        <Skeleton width="60%" height="1.25rem" />
      </div>
      <div className="post__pic post-skel__pic">
        <Skeleton height="100%" />
      </div>
      <div className="post stack">
        <MarkdownSkeleton />
      </div>
    </div>
  )
}
