import { Skeleton } from '../../../ui/skeleton.tsx'
import { Screen } from '../../shell/screen.tsx'
import './blog.css'

/** Skeleton of the post's form. */
export function PostFormSkeleton({ title }: { title: string }) {
  return (
    <Screen isForm title={title}>
      <div className="post-form delayed" role="status" aria-label="Загрузка">
        <div className="form">
          <Skeleton height="3.25rem" />
          <Skeleton height="2.75rem" />
          <Skeleton height="26rem" />
        </div>
        <Skeleton height="14rem" />
      </div>
    </Screen>
  )
}
