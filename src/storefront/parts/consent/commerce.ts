import type { Product } from '../../../contract/catalogue/products.ts'

/** What Metrika learns of a product. Prices in kopecks. */
export type Told = Pick<Product, 'id' | 'name' | 'price'> &
  Partial<Pick<Product, 'manufacturerName' | 'categoryName'>>

/** A product in the words of Metrika, with its price in roubles. */
function toTold({ id, name, price, manufacturerName, categoryName }: Told) {
  return {
    id: String(id),
    name,
    ...(price !== null && { price: price / 100 }),
    ...(manufacturerName && { brand: manufacturerName }),
    ...(categoryName && { category: categoryName }),
  }
}

/** The cart has one of each. */
const toTaken = (product: Told) => ({ ...toTold(product), quantity: 1 })

function push(action: object): void {
  window.ecommerceLayer ??= []
  window.ecommerceLayer.push({ ecommerce: { currencyCode: 'RUB', ...action } })
}

/** Tells that the page of a product is looked at. */
export const pushDetail = (product: Told) => push({ detail: { products: [toTold(product)] } })

/** Tells what was put into the cart, or taken out of it. */
export function pushCart(action: 'add' | 'remove', products: readonly Told[]): void {
  if (products.length > 0) push({ [action]: { products: products.map(toTaken) } })
}

/** Tells of an inquiry for products under its number. A sum without the prices that are unknown. */
export function pushPurchase(number: number, products: readonly Told[]): void {
  const revenue = products.reduce((sum, { price }) => sum + (price ?? 0), 0) / 100
  push({
    purchase: { actionField: { id: String(number), revenue }, products: products.map(toTaken) },
  })
}
