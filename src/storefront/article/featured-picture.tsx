import { DEFAULT_FEATURED_IMAGE, featuredImageAddress } from '../../lib/featured-image.ts'
import broken from '../../ui/broken-picture.svg?no-inline'
import { Picture } from '../../ui/picture.tsx'

/** A post's picture, or the default one; decorative, next to the title. `leads`: the page's largest picture, loaded first. */
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
  /** The `sizes` attribute: displayed width as CSS. */
  sizes: string
  leads?: boolean
}
