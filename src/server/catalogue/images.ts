import type { TechnicalSpecs } from '../../contract/products.ts'
import { toImages } from './catalogue.mapper.ts'

/** As they are kept. */
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
 * What to store when staff chose images: the first is `imageUrl`, all of them stand in `technicalSpecs.images`
 * only when there is more than one (decisions.md, images).
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
  // Characteristics without a list of images: the gallery shrinks to the main one.
  const remaining = technicalSpecs ? present.slice(0, 1) : present
  if (imageUrl === undefined) return remaining
  if (imageUrl === null) return []
  // A known image comes to the front; a new one takes the place of the main one.
  return [
    imageUrl,
    ...(remaining.includes(imageUrl) ? remaining.filter((url) => url !== imageUrl) : remaining.slice(1)),
  ]
}
