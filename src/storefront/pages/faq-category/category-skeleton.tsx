import { Skeleton } from '../../../ui/skeleton.tsx'
import '../../parts/article/reading.css'
import './faq-category.css'

/** Skeleton of the category page. */
export function CategorySkeleton() {
  return (
    <div className="wrap reading" aria-busy="true">
      <div className="faq-skel__breadcrumbs">
        <Skeleton width="16rem" height="1rem" />
      </div>
      <div className="side">
        <div className="stack">
          <Skeleton width="70%" height="3rem" />
          <Skeleton height="5rem" />
        </div>
        <div className="acc">
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="faq-skel__row">
              <Skeleton width="75%" height="1.375rem" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
