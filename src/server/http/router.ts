import { adminBlogCategories, adminBlogPosts, blog } from '../blog/blog.api.ts'
import { adminCategories, categories } from '../catalogue/categories.api.ts'
import { adminManufacturers, manufacturers } from '../catalogue/manufacturers.api.ts'
import { prices } from '../catalogue/prices.api.ts'
import { adminProducts, products } from '../catalogue/products.api.ts'
import { selection } from '../catalogue/selection.api.ts'
import { channels, push } from '../channels/channels.api.ts'
import { consentDocuments, consents } from '../consents/consents.api.ts'
import { deliveries } from '../deliveries/deliveries.api.ts'
import { adminFaqCategories, adminFaqItems, faq } from '../faq/faq.api.ts'
import { inquiryAttachments } from '../inquiries/attachments.api.ts'
import { adminInquiries, inquiries } from '../inquiries/inquiries.api.ts'
import { inquiryExport } from '../inquiries/inquiry-export.api.ts'
import { inquiryWork } from '../inquiries/inquiry-work.api.ts'
import { uploads } from '../media/uploads.api.ts'
import { adminProjectCategories, adminProjects, projects } from '../projects/projects.api.ts'
import { reports } from '../reports/reports.api.ts'
import { adminSettings, settings } from '../settings/settings.api.ts'
import { session } from '../staff/session.api.ts'
import { account, adminUsers } from '../staff/users.api.ts'
import { api } from './implementer.ts'

/** All endpoints with their handlers; an endpoint of the contract without one is a type error. */
export const router = api.router({
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
})
