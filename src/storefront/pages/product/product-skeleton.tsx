import { Skeleton } from '../../../ui/skeleton.tsx'

/** Skeleton of the product page's first screen. */
export function ProductSkeleton() {
  return (
    <div className="wrap product-skel" aria-busy="true">
      <div className="product-skel__breadcrumbs">
        <Skeleton width="16rem" height="1rem" />
      </div>
      <div className="prod">
        <div>
          <div className="shot">
            <Skeleton height="100%" />
          </div>
          <div className="thumbs">
            {[...'12345'].map((place) => (
              <Skeleton key={place} height="auto" />
            ))}
          </div>
        </div>
        <div className="buy">
          <Skeleton width="6rem" height="1.75rem" />
          <Skeleton width="60%" height="3rem" />
          <Skeleton height="6rem" />
          <Skeleton height="4rem" />
          <Skeleton height="22rem" />
        </div>
      </div>
    </div>
  )
}
