import { adminProducts } from './admin-products.ts'
import { blog } from './blog.ts'
import { adminCategories, categories } from './categories.ts'
import { faq } from './faq.ts'
import { adminInquiries, inquiries } from './inquiries.ts'
import { manufacturers } from './manufacturers.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'

/** The table of contents of the API: one noun, one file. */
export const contract = {
  manufacturers,
  products,
  categories,
  projects,
  settings,
  faq,
  blog,
  inquiries,
  session,
  adminProducts,
  adminCategories,
  adminInquiries,
}
export type Contract = typeof contract
