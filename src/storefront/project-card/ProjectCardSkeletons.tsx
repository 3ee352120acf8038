import { Skeleton } from '../../ui/Skeleton.tsx'
import './project-card.css'

/** A grid of six cards on their way. */
export function ProjectCardSkeletons() {
  return (
    <div className="works" aria-hidden="true">
      {['1', '2', '3', '4', '5', '6'].map((place) => (
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
