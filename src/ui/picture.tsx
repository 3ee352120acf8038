import { pictureSources } from '../lib/pictures/pictures.ts'

const EAGER = { loading: 'eager', fetchPriority: 'high' } as const
/** `data-lazy` makes the early script delay loading until the picture is near (src/app/early/watch-pictures.ts). */
const LAZY = { loading: 'lazy', 'data-lazy': '' } as const

/** Below this width the narrow sheet of a drawing is used, if any. */
export const NARROW = '(max-width: 39.99em)'
export const WIDE = '(min-width: 40em)'

/**
 * A picture of known size. Our raster pictures (`/assets/…`) are served as AVIF or WebP in a fitting width; drawings and
 * pictures of other sites unchanged. One that fails to load is replaced by `fallback`.
 */
export function Picture({
  src,
  narrowSrc,
  alt,
  sizes,
  width,
  height,
  fallback,
  lazy = true,
  className,
}: PictureProps) {
  const image = (
    <img
      className={className}
      // Must be set before `src`, else the browser requests the picture at once.
      {...(lazy ? LAZY : EAGER)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      data-fallback={fallback}
      // The early script changes the address before hydration.
      suppressHydrationWarning
    />
  )
  if (narrowSrc !== undefined) {
    return (
      <picture>
        <source media={NARROW} srcSet={narrowSrc} suppressHydrationWarning />
        {image}
      </picture>
    )
  }
  const sources = pictureSources(src)
  if (sources.length === 0) return image
  return (
    <>
      {!lazy && <PicturePreload src={src} sizes={sizes} fetchPriority="high" />}
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} suppressHydrationWarning />
        ))}
        {image}
      </picture>
    </>
  )
}

/** Preloads a picture, optionally by media query. */
export function PicturePreload({ src, sizes, ...rest }: PicturePreloadProps) {
  const [best] = pictureSources(src)
  if (!best) return <link rel="preload" as="image" href={src} {...rest} />
  return (
    <link rel="preload" as="image" type={best.type} imageSrcSet={best.srcSet} imageSizes={sizes} {...rest} />
  )
}

type PicturePreloadProps = {
  src: string
  sizes?: string | undefined
  media?: string
  fetchPriority?: 'high'
}

type PictureProps = {
  src: string
  /** The drawing for narrow screens. */
  narrowSrc?: string | undefined
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** The `sizes` attribute: displayed width as CSS; 100vw by default. */
  sizes?: string
  /** Size in CSS pixels, against layout shift. */
  width: number
  height: number
  /** Shown when `src` cannot be loaded. */
  fallback?: string | undefined
  /** False for a page's main picture (at most one), which is loaded first. */
  lazy?: boolean
  className?: string
}
