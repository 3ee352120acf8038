import { Skeleton } from '../../ui/skeleton.tsx'

/** The filter on its way: about as wide as its chips. */
export function LocationSkeletons() {
  return (
    <div className="places">
      {['7.5rem', '6.5rem', '8rem', '6.25rem', '9rem', '6rem'].map((width) => (
        <Skeleton key={width} width={width} height="var(--tap-min)" round />
      ))}
    </div>
  )
}
