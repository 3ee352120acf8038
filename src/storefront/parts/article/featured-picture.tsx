import { DEFAULT_FEATURED_IMAGE, featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import broken from '../../../ui/broken-picture.svg?no-inline'
import { Picture } from '../../../ui/picture.tsx'

/** A post's picture, or the default one; decorative next to the title unless it is described. `leads`: the page's largest picture, loaded first. */
export function FeaturedPicture({ value, alts, className, sizes, leads = false }: FeaturedPictureProps) {
  const src = featuredImageAddress(value) ?? DEFAULT_FEATURED_IMAGE
  return (
    <Picture
      className={className}
      src={src}
      sizes={sizes}
      fallback={broken}
      alt={alts?.[src] ?? ''}
      width={1200}
      height={630}
      lazy={!leads}
    />
  )
}

type FeaturedPictureProps = {
  value: string | null
  /** What is on pictures, by address; one without is decorative. */
  alts: Readonly<Record<string, string>> | undefined
  className: string
  /** The `sizes` attribute: displayed width as CSS. */
  sizes: string
  leads?: boolean
}
