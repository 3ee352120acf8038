import type {
  CatalogueSummary,
  ProductPart,
  ProductPartFilters,
} from '../../src/contract/catalogue/product-parts.ts'
import type { Product } from '../../src/contract/catalogue/products.ts'
import { LARGE_STAFF_LIST, STAFF_PART_SIZE } from '../../src/domain/catalogue/parts.ts'
import { foldText } from '../../src/lib/text/fold-text.ts'

type PartAddress = Omit<ProductPartFilters, 'ids'> & { ids?: string; limit?: number }

/** What the server answers to screens of staff about a catalogue too large to be read whole, in which these products can be found. */
export function createLargeStaffList(products: readonly Product[]) {
  const summary: CatalogueSummary = {
    total: LARGE_STAFF_LIST + 1,
    withoutPrice: 0,
    withoutPicture: 0,
    lines: [],
  }
  const asked: PartAddress[] = []
  function findPart({ find, named, slug, ids, limit = STAFF_PART_SIZE }: PartAddress): ProductPart {
    const found = products.filter(
      (one) =>
        (find === undefined || foldText(one.name).includes(foldText(find))) &&
        (named === undefined || one.name === named) &&
        (slug === undefined || one.slug === slug) &&
        (ids === undefined || ids.split(',').includes(String(one.id))),
    )
    return {
      items: found.slice(0, limit).map((one) => ({ ...one, percent: 50, missing: ['Цвет'] })),
      total: found.length,
      next: null,
    }
  }
  return {
    /** What was asked of its parts. */
    asked,
    /** Undefined for a call that is not about the list of products. */
    answer([noun, verb]: readonly [noun: string, verb: string], input: unknown): unknown {
      if (noun === 'adminProducts' && verb === 'list') return summary
      if (noun === 'adminSpecFilling') return { total: summary.total, parameters: [], products: [] }
      if (noun !== 'productParts' || verb !== 'list') return undefined
      const address: PartAddress = { ...Object(input) }
      asked.push(address)
      return findPart(address)
    },
  }
}
