import type { Project } from '../../contract/projects.ts'
import { toSmallSheet } from '../../drawing/project-address.ts'
import { captionOf } from '../../drawing/project-captions.ts'
import { type GalleryPicture, unknownPicture } from '../gallery/gallery-picture.ts'

/** The main picture, then those of the gallery, each once; the default picture when there is none. */
export function toGallery({
  featuredImage,
  images,
  title,
}: Pick<Project, 'featuredImage' | 'images' | 'title'>): GalleryPicture[] {
  const addresses = new Set([featuredImage ?? '', ...images].filter((address) => address !== ''))
  const pictures = [...addresses].map((src, index) => drawing(src) ?? photo(src, index + 1, title))
  return pictures.length > 0 ? pictures : [unknownPicture(title)]
}

const photo = (src: string, number: number, title: string): GalleryPicture => ({
  ...{ src, thumb: src, alt: `${title}, фото ${number}` },
  ...{ title: `Фото ${number}`, kind: 'photo' },
})

function drawing(src: string): GalleryPicture | null {
  const caption = captionOf(src)
  if (!caption) return null
  const small = toSmallSheet(src)
  return { src, phoneSrc: small, thumb: small, kind: 'drawing', ...caption }
}
