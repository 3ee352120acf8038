import type { MediaMatch } from '../../../../contract/content/media.ts'

/** A product that pictures can be for. */
export interface MatchedProduct {
  id: number
  name: string
  version: number
}

/** A picture and the product and place that it is for, as proposed or chosen by a person. */
export interface MatchRow {
  mediaId: number
  url: string
  fileName: string
  /** Products between which a person chooses. */
  candidates: readonly number[]
  productId: number | null
  place: number
  isChosen: boolean
}

/** Rows of an answer; those without a product wait for one. */
export const toRows = ({ proposals }: MediaMatch): MatchRow[] =>
  proposals.map((proposal) => ({ ...proposal, isChosen: proposal.productId !== null }))

/** What is applied: chosen rows with a product, over the version that was read. */
export function toItems(rows: readonly MatchRow[], products: readonly MatchedProduct[]) {
  const versions = new Map(products.map(({ id, version }) => [id, version]))
  return rows.flatMap(({ mediaId, productId, place, isChosen }) => {
    const version = productId === null ? undefined : versions.get(productId)
    if (!isChosen || productId === null || version === undefined) return []
    return [{ mediaId, productId, place, version }]
  })
}

/** Bytes of pictures that are sent together, under the limit of one call. */
const BATCH_BYTES = 40 * 1024 * 1024

/** Files in the batches in which they are sent; a large one goes alone. */
export function toBatches(files: readonly File[]): File[][] {
  const batches: File[][] = []
  let size = 0
  for (const file of files) {
    const last = batches.at(-1)
    if (last && size + file.size <= BATCH_BYTES) last.push(file)
    else {
      batches.push([file])
      size = 0
    }
    size += file.size
  }
  return batches
}
