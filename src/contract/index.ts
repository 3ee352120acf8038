import { adminBlogCategories, adminBlogPosts } from './admin-blog.ts'
import { adminFaqCategories, adminFaqItems } from './admin-faq.ts'
import { adminInquiries } from './admin-inquiries.ts'
import { adminProducts } from './admin-products.ts'
import { adminProjectCategories, adminProjects } from './admin-projects.ts'
import { blog } from './blog.ts'
import { adminCategories, categories } from './categories.ts'
import { channels, push } from './channels.ts'
import { consentDocuments, consents } from './consents.ts'
import { deliveries } from './deliveries.ts'
import { faq } from './faq.ts'
import { inquiries } from './inquiries.ts'
import { inquiryAttachments } from './inquiry-attachments.ts'
import { inquiryExport } from './inquiry-export.ts'
import { inquiryWork } from './inquiry-work.ts'
import { adminManufacturers, manufacturers } from './manufacturers.ts'
import { prices } from './prices.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { reports } from './reports.ts'
import { selection } from './selection.ts'
import { session } from './session.ts'
import { adminSettings, settings } from './settings.ts'
import { uploads } from './uploads.ts'
import { account, adminUsers } from './users.ts'

/** The whole API, by noun. */
export const contract = {
  manufacturers,
  products,
  selection,
  categories,
  projects,
  settings,
  faq,
  blog,
  inquiries,
  inquiryAttachments,
  session,
  adminProducts,
  prices,
  uploads,
  adminManufacturers,
  adminCategories,
  adminBlogPosts,
  adminBlogCategories,
  adminProjects,
  adminProjectCategories,
  adminFaqCategories,
  adminFaqItems,
  adminInquiries,
  consentDocuments,
  consents,
  deliveries,
  inquiryWork,
  inquiryExport,
  reports,
  adminUsers,
  account,
  adminSettings,
  channels,
  push,
}
export type Contract = typeof contract
