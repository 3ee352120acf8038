import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** A lazy picture of known size; one that cannot be loaded gives way to `fallback`. */
export function ImageWithFallback({ src, alt, fallback, loading = 'lazy', ...rest }: ImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)

  // The server's markup may have failed before the page came alive; that error event is gone.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc !== '' && element.naturalWidth === 0) setFailed(src)
  }, [src])

  return (
    <img
      decoding="async"
      {...rest}
      ref={image}
      alt={alt}
      loading={loading}
      src={failed === src ? fallback : src}
      onError={() => setFailed(src)}
    />
  )
}

type ImageProps = Omit<ComponentProps<'img'>, 'ref' | 'srcSet' | 'onError'> & {
  src: string
  fallback: string
  alt: string
  width: number
  height: number
}
