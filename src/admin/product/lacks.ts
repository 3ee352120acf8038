import type { Product } from '../../contract/products.ts'

/** What a product lacks: the start page counts these and leads to them. */
export const LACKS = {
  price: { label: 'Без цены', isLacking: ({ price }: Product) => price === null },
  picture: {
    label: 'Без изображения',
    isLacking: ({ imageUrl, drawing }: Product) => imageUrl === null && drawing === null,
  },
} as const
export type Lack = keyof typeof LACKS
