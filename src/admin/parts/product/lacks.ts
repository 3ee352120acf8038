import type { Product } from '../../../contract/catalogue/products.ts'

/** Checks for missing product data, counted and linked on the dashboard. */
export const LACKS = {
  price: { label: 'Без цены', isLacking: ({ price }: Product) => price === null },
  picture: {
    label: 'Без изображения',
    isLacking: ({ imageUrl, drawing }: Product) => imageUrl === null && drawing === null,
  },
} as const
export type Lack = keyof typeof LACKS
