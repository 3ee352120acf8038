import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardSkeletons } from '../../parts/product-card/card-skeleton.tsx'

/** Skeleton of the page's first screen. */
export function LandingSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <div className="page-head">
        <Skeleton width="16rem" height="1rem" />
        <Skeleton width="60%" height="3.5rem" />
        <Skeleton width="75%" height="2rem" />
      </div>
      <CardSkeletons />
    </div>
  )
}
