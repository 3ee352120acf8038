import { Skeleton } from '../../../ui/skeleton.tsx'
import './project.css'
import './gallery.css'

/** Skeleton of the project page's first screen. */
export function ProjectSkeleton() {
  return (
    <div className="wrap project-skel" aria-busy="true">
      <div className="project-skel__breadcrumbs">
        <Skeleton width="16rem" height="1rem" />
      </div>
      <div className="page-head">
        <Skeleton width="70%" height="3rem" />
        <Skeleton width="90%" height="1.75rem" />
      </div>
      <div className="project">
        <div className="stage">
          <Skeleton height="100%" />
        </div>
        <div className="project__side">
          <Skeleton height="16rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </div>
  )
}
