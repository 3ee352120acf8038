import { toSmallSheet } from '@septic-shop/station-drawing/project/project-address.ts'
import { captionOf } from '@septic-shop/station-drawing/project/project-captions.ts'
import type { Project } from '../../../contract/content/projects.ts'
import type { GalleryPicture } from '../../parts/gallery/gallery-picture.ts'

/**
 * Photos first, then drawings: the main picture, then those of the gallery, each once.
 */
export function toGallery({
  featuredImage,
  images,
  alts,
  title,
}: Pick<Project, 'featuredImage' | 'images' | 'alts' | 'title'>): GalleryPicture[] {
  const addresses = new Set([featuredImage ?? '', ...images].filter((address) => address !== ''))
  const drawings = [...addresses].flatMap((src) => drawing(src) ?? [])
  const drawn = new Set(drawings.map(({ src }) => src))
  const photos = [...addresses]
    .filter((src) => !drawn.has(src))
    .map((src, index) => photo(src, index + 1, title, alts?.[src]))
  return [...photos, ...drawings]
}

const photo = (
  src: string,
  number: number,
  title: string,
  alt = `${title}, фото ${number}`,
): GalleryPicture => ({
  src,
  thumb: src,
  alt,
  title: `Фото ${number}`,
  kind: 'photo',
})

function drawing(src: string): GalleryPicture | null {
  const caption = captionOf(src)
  if (!caption) return null
  const small = toSmallSheet(src)
  return { src, phoneSrc: small, thumb: small, kind: 'drawing', ...caption }
}
