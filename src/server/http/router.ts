import { adminCategories, adminProducts } from '../catalogue/admin-catalogue.api.ts'
import { categories, manufacturers, products } from '../catalogue/catalogue.api.ts'
import { adminInquiries, inquiries } from '../inquiries/inquiries.api.ts'
import { settings } from '../settings/settings.api.ts'
import { session } from '../staff/session.api.ts'
import { api } from './implementer.ts'

/** Every endpoint with its handler; the compiler refuses a row of the contract without one. */
export const router = api.router({
  manufacturers,
  products,
  categories,
  settings,
  inquiries,
  session,
  adminProducts,
  adminCategories,
  adminInquiries,
})
