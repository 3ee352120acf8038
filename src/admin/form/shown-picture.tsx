import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A picture of a form; one that cannot be loaded gives way to a placeholder that says so. Give it `key={src}`. */
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
