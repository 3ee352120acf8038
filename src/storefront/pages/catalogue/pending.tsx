import { Skeleton } from '../../../ui/skeleton.tsx'

/** Skeletons of four filters (storefront.md, section 2). */
export function FilterSkeletons() {
  return ['10rem', '6rem', '7rem', '12rem'].map((width) => (
    <Skeleton key={width} width={width} height="var(--tap-min)" round />
  ))
}
