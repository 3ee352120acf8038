import { pictureSources } from '../lib/pictures.ts'

const AT_ONCE = { loading: 'eager', fetchPriority: 'high' } as const
/** The mark is read by the early script, which holds the picture back until it is near (src/app/early/watch-pictures.ts). */
const WHEN_NEAR = { loading: 'lazy', 'data-lazy': '' } as const

/**
 * A picture of known size. A raster picture of ours (`/assets/…`) comes as AVIF or WebP in the width that fits; drawings and
 * pictures of other sites come as they are. One that cannot be loaded gives way to `fallback`.
 */
export function Picture({ src, alt, sizes, width, height, fallback, lazy = true, className }: PictureProps) {
  const image = (
    <img
      className={className}
      // Before its address, or the browser would ask for it at once.
      {...(lazy ? WHEN_NEAR : AT_ONCE)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      data-fallback={fallback}
      // The early script exchanges the address before the page comes alive.
      suppressHydrationWarning
    />
  )
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

/** Asks for a picture before the browser has read as far as its place, perhaps only on screens of some width. */
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
  /** What it shows; empty when the words beside it say the same. */
  alt: string
  /** How wide it stands on the page, as CSS says it; the whole window unless told. */
  sizes?: string
  /** Its size in CSS pixels, so that nothing moves when it comes. */
  width: number
  height: number
  /** Shown when `src` cannot be loaded. */
  fallback?: string | undefined
  /** False for the main picture of a page, one at most, which comes before all others. */
  lazy?: boolean
  className?: string
}
