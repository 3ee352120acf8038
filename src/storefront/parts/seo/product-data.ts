import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { absoluteAddress } from './absolute-address.ts'
import type { StructuredData } from './json-ld.ts'
import { DEFAULT_IMAGE } from './seo.tsx'

type Offered = Pick<
  Product,
  | 'slug'
  | 'name'
  | 'model'
  | 'description'
  | 'shortDescription'
  | 'manufacturerName'
  | 'images'
  | 'drawing'
  | 'price'
> &
  Partial<Pick<Product, 'categoryName' | 'offer' | 'oldPriceUntil' | 'availability'>>

/**
 * Structured data of a product. Null without a price: there is no offer then (decisions.md, metadata), and search engines report a `Product`
 * without offers, reviews and rating as an error.
 */
export function productData(product: Offered, origin: string, now: Date): StructuredData | null {
  const { slug, name, model, categoryName, manufacturerName, images, drawing, price } = product
  if (price === null) return null
  const description = product.shortDescription ?? product.description
  const url = new URL(productPath(slug), origin).href
  const own = images.map((image) => absoluteAddress(image, origin)).filter((image) => image !== null)
  // Search engines require a picture: without photo and drawing it is the one that the page is shared with.
  const drawn = drawing === null ? DEFAULT_IMAGE : drawingAddress(drawing, 'open-graph')
  return {
    '@type': 'Product',
    name,
    url,
    brand: { '@type': 'Brand', name: manufacturerName },
    ...(categoryName ? { category: categoryName } : {}),
    ...(model ? { sku: model } : {}),
    ...(description ? { description } : {}),
    image: own.length > 0 ? own : [new URL(drawn, origin).href],
    offers: offer(product, price, url, now),
  }
}

function offer(product: Offered, price: number, url: string, now: Date): StructuredData {
  const { availability = 'in_stock', oldPriceUntil } = product
  const { oldPrice, extras } = product.offer ?? {}
  return {
    '@type': 'Offer',
    url,
    price: toRubles(price),
    priceCurrency: 'RUB',
    ...(extras !== undefined && { description: extras }),
    priceValidUntil:
      oldPrice !== undefined && oldPriceUntil ? oldPriceUntil.slice(0, 10) : priceValidUntil(now),
    ...(oldPrice !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: toRubles(oldPrice),
        priceCurrency: 'RUB',
      },
    }),
    availability: `https://schema.org/${AVAILABILITIES[availability]}`,
  }
}

/** Names of schema.org. */
const AVAILABILITIES = {
  in_stock: 'InStock',
  made_to_order: 'MadeToOrder',
  discontinued: 'Discontinued',
} as const

const toRubles = (kopecks: number) => (kopecks / 100).toFixed(2)

/** One year ahead (storefront.md, section 2), as a date, so that a page does not change within a day. */
export function priceValidUntil(now: Date): string {
  const ahead = Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate())
  return new Date(ahead).toISOString().slice(0, 10)
}
