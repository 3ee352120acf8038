import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Picture in a form, replaced by a placeholder when it fails to load. Use it with `key={src}`. */
export function ShownPicture({ src, alt }: { src: string; alt: string }) {
  const [isBroken, setBroken] = useState(false)
  if (!isBroken) return <img src={src} alt={alt} onError={() => setBroken(true)} />
  return (
    <span className="picture__none" role="img" aria-label={`${alt}: изображение не открывается`}>
      <Icon name="image" />
      Не открывается
    </span>
  )
}
