import { Skeleton } from '../../../ui/skeleton.tsx'
import { PostCardSkeletons } from '../../parts/article/post-cards.tsx'
import '../../parts/article/reading.css'

/** Skeleton of the category page. */
export function CategorySkeleton() {
  return (
    <div className="wrap reading" aria-busy="true">
      <div className="page-head">
        <Skeleton width="16rem" height="1rem" />
        <Skeleton width="60%" height="3rem" />
        <Skeleton width="75%" height="2rem" />
      </div>
      <PostCardSkeletons count={3} />
    </div>
  )
}
