import { DEFAULT_FEATURED_IMAGE, featuredImageAddress } from '../../lib/featured-image.ts'
import broken from '../../ui/broken-picture.svg?no-inline'
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx'

/** A post's picture, or the default one. It decorates: the title beside it says more. `leads`: the largest thing in view. */
export function FeaturedPicture({ value, className, leads = false }: FeaturedPictureProps) {
  return (
    <ImageWithFallback
      className={className}
      src={featuredImageAddress(value) ?? DEFAULT_FEATURED_IMAGE}
      fallback={broken}
      alt=""
      width={1200}
      height={630}
      {...(leads ? { loading: 'eager', fetchPriority: 'high' } : {})}
    />
  )
}

type FeaturedPictureProps = { value: string | null; className: string; leads?: boolean }
