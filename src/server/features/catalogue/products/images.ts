import type { TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { toImages } from './products.mapper.ts'

/** Pictures as stored. */
export interface Images {
  imageUrl: string | null
  technicalSpecs: TechnicalSpecs
}

export const NO_IMAGES: Images = { imageUrl: null, technicalSpecs: {} }

interface Chosen {
  imageUrl?: string | null | undefined
  technicalSpecs?: TechnicalSpecs | undefined
}

/**
 * Columns to store for the chosen pictures: the first is `imageUrl`; `technicalSpecs.images` has all of them
 * if there is more than one (decisions.md, images).
 */
export function arrangeImages(chosen: Chosen, current: Images): Images {
  const [first, ...more] = chooseImages(chosen, current)
  const { images: _images, ...technicalSpecs } = chosen.technicalSpecs ?? current.technicalSpecs
  return {
    imageUrl: first ?? null,
    technicalSpecs:
      first === undefined || more.length === 0
        ? technicalSpecs
        : { ...technicalSpecs, images: [first, ...more] },
  }
}

function chooseImages({ imageUrl, technicalSpecs }: Chosen, current: Images): string[] {
  const present = toImages(current.imageUrl, current.technicalSpecs)
  if (technicalSpecs?.images !== undefined) return toImages(imageUrl ?? null, technicalSpecs)
  // `technicalSpecs` without `images` reduces the gallery to the main picture.
  const remaining = technicalSpecs ? present.slice(0, 1) : present
  if (imageUrl === undefined) return remaining
  if (imageUrl === null) return []
  // A known picture moves to the front; a new one replaces the main one.
  return [
    imageUrl,
    ...(remaining.includes(imageUrl) ? remaining.filter((url) => url !== imageUrl) : remaining.slice(1)),
  ]
}
