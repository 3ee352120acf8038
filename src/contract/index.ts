import { adminProducts } from './admin-products.ts'
import { adminCategories, categories } from './categories.ts'
import { adminInquiries, inquiries } from './inquiries.ts'
import { manufacturers } from './manufacturers.ts'
import { products } from './products.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'

/** The table of contents of the API: one noun, one file. */
export const contract = {
  manufacturers,
  products,
  categories,
  settings,
  inquiries,
  session,
  adminProducts,
  adminCategories,
  adminInquiries,
}
export type Contract = typeof contract
