import { Skeleton } from '../../ui/skeleton.tsx'

/** Four filters on their way (storefront.md, section 2). */
export function FilterSkeletons() {
  return ['10rem', '6rem', '7rem', '12rem'].map((width) => (
    <Skeleton key={width} width={width} height="var(--tap-min)" round />
  ))
}
