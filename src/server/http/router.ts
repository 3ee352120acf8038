import { blog } from '../blog/blog.api.ts'
import { adminCategories, adminProducts } from '../catalogue/admin-catalogue.api.ts'
import { categories, manufacturers, products } from '../catalogue/catalogue.api.ts'
import { faq } from '../faq/faq.api.ts'
import { adminInquiries, inquiries } from '../inquiries/inquiries.api.ts'
import { projects } from '../projects/projects.api.ts'
import { settings } from '../settings/settings.api.ts'
import { session } from '../staff/session.api.ts'
import { api } from './implementer.ts'

/** Every endpoint with its handler; the compiler refuses a row of the contract without one. */
export const router = api.router({
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
})
