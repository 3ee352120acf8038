import { DETAILS } from './product-fields.ts'

export type ProductTab = 'general' | 'specs' | 'details' | 'prices' | 'images' | 'custom'

/** Which part of the form a field stands in; what is not named here is a characteristic. */
const OWNERS: Readonly<Record<ProductTab, readonly string[]>> = {
  general: [
    'name',
    'slug',
    'manufacturerId',
    'categoryId',
    'modelLine',
    'model',
    'shortDescription',
    'description',
  ],
  specs: [],
  details: [...DETAILS, 'powerConsumption'],
  prices: ['price', 'installationPrice'],
  images: ['images'],
  custom: ['specs', 'features'],
}

/** The tab of a field. */
export function tabOf(name: string): ProductTab {
  for (const [tab, names] of Object.entries(OWNERS)) {
    if (names.includes(name) && isTab(tab)) return tab
  }
  return 'specs'
}

/** Whether a text of the address names a tab of the product form. */
export function isTab(text: string): text is ProductTab {
  return text in OWNERS
}
