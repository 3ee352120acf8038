import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'

/** Checks for missing product data, counted and linked on the dashboard. */
export const LACKS = {
  price: { label: 'Без цены', isLacking: ({ price }: StaffListedProduct) => price === null },
  picture: {
    label: 'Без изображения',
    isLacking: ({ imageUrl, drawing }: StaffListedProduct) => imageUrl === null && drawing === null,
  },
} as const
export type Lack = keyof typeof LACKS
