import type { SelectableProduct } from '../../../contract/catalogue/catalogue.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { type Listing, listProducts } from '../../../domain/catalogue/listing.ts'
import { toBodyOffers } from '../../../domain/product/body-offers.ts'
import { chooseSimilar } from '../../../domain/product/similar.ts'
import { findTypical } from '../../../domain/product/typical-model.ts'
import { rankFound } from '../../../domain/search/rank-found.ts'
import { toFilters } from './asked-filters.ts'
import type { PublishedCatalogue } from './published-catalogue.service.ts'

/** What is asked of a list; the filters as in the catalogue's address. */
export interface AskedPart {
  /** The manufacturer's slug or an alias. */
  manufacturer?: string | undefined
  offset: number
  limit: number
  /** `users`, `price`, `sort`, `spec.<key>`. */
  [filter: string]: unknown
}

/** A part of the filtered list with the numbers of the whole; `ids` are those that a search found, best first. */
export async function listPart(
  catalogue: PublishedCatalogue,
  asked: AskedPart,
  ids?: readonly number[],
): Promise<Listing & { items: Product[] }> {
  const { products, facets } = (await catalogue.read()).listOf(asked.manufacturer ?? '')
  const searched = ids ? rankFound(inOrder(products, ids), String(asked.search ?? '')) : products
  const { found, listing } = listProducts(searched, toFilters(asked), facets)
  return { ...listing, items: found.slice(asked.offset, asked.offset + asked.limit) }
}

function inOrder(products: readonly Product[], ids: readonly number[]): Product[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Residents served by the model in the home page's hero picture, whose labels fit a box. */
const DRAWN_FOR = 6

/** Residents served by the model that represents a manufacturer. */
const SHOWN_FOR = 5

/** What the home page and «О компании» show of all products: the hero picture, one model for each body and manufacturer. */
export async function chooseModels(catalogue: PublishedCatalogue) {
  const { products: all, manufacturers } = await catalogue.read()
  const products = all.filter(({ offer }) => !offer?.isOver)
  const boxes = products.filter(({ station }) => station?.body === 'box')
  return {
    drawn: findTypical(boxes, DRAWN_FOR),
    bodies: toBodyOffers(products),
    typical: manufacturers.flatMap(
      ({ id }) =>
        findTypical(
          products.filter((product) => product.manufacturerId === id),
          SHOWN_FOR,
        ) ?? [],
    ),
  }
}

/** Fields whose sources the rules of the selection look at. */
const CHECKED = ['price', 'batchDischarge', 'inletTo']

/** All products with what the rules of the selection read. */
export async function listSelectable(catalogue: PublishedCatalogue): Promise<SelectableProduct[]> {
  const { products } = await catalogue.read()
  return products.map((product) => ({
    ...product,
    technicalSpecs: { aerationType: product.technicalSpecs.aerationType ?? null },
    sources: Object.fromEntries(Object.entries(product.sources).filter(([field]) => CHECKED.includes(field))),
  }))
}

/** More than a page shows, since it may leave some out. */
const SIMILAR = 12

/** A product by what similarity is computed from; price in kopecks. */
interface Likeness {
  like?: number | undefined
  residents?: number | null | undefined
  price?: number | null | undefined
}

/** Products similar to one, which is not among them: those chosen by hand first, then the nearest. */
export async function listSimilar(
  catalogue: PublishedCatalogue,
  { like = 0, residents = null, price = null }: Likeness,
): Promise<Product[]> {
  const { products } = await catalogue.read()
  const similarIds = products.find(({ id }) => id === like)?.similarIds ?? []
  return chooseSimilar(
    { id: like, users: null, maxResidents: residents, price, similarIds },
    products,
    SIMILAR,
  )
}
