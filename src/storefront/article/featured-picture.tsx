import { DEFAULT_FEATURED_IMAGE, featuredImageAddress } from '../../lib/featured-image.ts'
import broken from '../../ui/broken-picture.svg?no-inline'
import { Picture } from '../../ui/picture.tsx'

/** A post's picture, or the default one. It decorates: the title beside it says more. `leads`: the largest thing in view. */
export function FeaturedPicture({ value, className, sizes, leads = false }: FeaturedPictureProps) {
  return (
    <Picture
      className={className}
      src={featuredImageAddress(value) ?? DEFAULT_FEATURED_IMAGE}
      sizes={sizes}
      fallback={broken}
      alt=""
      width={1200}
      height={630}
      lazy={!leads}
    />
  )
}

type FeaturedPictureProps = {
  value: string | null
  className: string
  /** How wide it stands on the page, as CSS says it. */
  sizes: string
  leads?: boolean
}
