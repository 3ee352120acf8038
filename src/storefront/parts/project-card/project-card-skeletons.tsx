import { Skeleton } from '../../../ui/skeleton.tsx'
import './project-card.css'

/** Six skeletons in the layout of the cards. */
export function ProjectCardSkeletons({ row = false }: { row?: boolean }) {
  return (
    <div className={row ? 'works works--row' : 'works'} aria-hidden="true">
      {[...'123456'].map((place) => (
        <div key={place} className="work">
          <div className="work__pic">
            <Skeleton height="100%" />
          </div>
          <div className="work__where">
            <Skeleton width="9rem" height="1.3125rem" />
          </div>
          <div className="work__name">
            <Skeleton width="85%" height="1.45rem" />
          </div>
          <div className="work__text">
            <Skeleton height="3rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
