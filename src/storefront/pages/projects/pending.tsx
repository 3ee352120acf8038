import { Skeleton } from '../../../ui/skeleton.tsx'

/** Skeleton of the filter. */
export function LocationSkeletons() {
  return (
    <div className="locations">
      {['7.5rem', '6.5rem', '8rem', '6.25rem', '9rem', '6rem'].map((width) => (
        <Skeleton key={width} width={width} height="var(--tap-min)" round />
      ))}
    </div>
  )
}
