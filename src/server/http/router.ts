import { backups, restores } from '../backups/backups.api.ts'
import { adminBlogCategories, adminBlogPosts, blog } from '../blog/blog.api.ts'
import { adminAccessories } from '../catalogue/accessories.api.ts'
import { bulkActions } from '../catalogue/bulk-actions.api.ts'
import { catalogue } from '../catalogue/catalogue.api.ts'
import { adminCategories, categories } from '../catalogue/categories.api.ts'
import { doubts } from '../catalogue/doubts.api.ts'
import { adminManufacturers, manufacturers } from '../catalogue/manufacturers.api.ts'
import { prices } from '../catalogue/prices.api.ts'
import { adminProducts, products } from '../catalogue/products.api.ts'
import { scheduledPrices } from '../catalogue/scheduled-prices.api.ts'
import { selection } from '../catalogue/selection.api.ts'
import {
  adminSpecCategories,
  adminSpecFilling,
  adminSpecMappings,
  adminSpecParameters,
  facets,
  productSpecs,
} from '../catalogue/specs.api.ts'
import { channels, push } from '../channels/channels.api.ts'
import { consentDocuments, consents } from '../consents/consents.api.ts'
import { deliveries } from '../deliveries/deliveries.api.ts'
import { drafts } from '../drafts/drafts.api.ts'
import { adminFaqCategories, adminFaqItems, faq } from '../faq/faq.api.ts'
import { imports } from '../imports/imports.api.ts'
import { productExport } from '../imports/product-export.api.ts'
import { inquiryAttachments } from '../inquiries/attachments.api.ts'
import { adminInquiries, inquiries } from '../inquiries/inquiries.api.ts'
import { inquiryExport } from '../inquiries/inquiry-export.api.ts'
import { inquiryWork } from '../inquiries/inquiry-work.api.ts'
import { journal } from '../journal/journal.api.ts'
import { media, mediaFiles, mediaMatching } from '../media/media-library.api.ts'
import { uploads } from '../media/uploads.api.ts'
import { presence } from '../presence/presence.api.ts'
import { previews } from '../previews/previews.api.ts'
import { adminProjectCategories, adminProjects, projects } from '../projects/projects.api.ts'
import { reports } from '../reports/reports.api.ts'
import { schedule } from '../schedule/schedule.api.ts'
import { search } from '../search/search.api.ts'
import { adminSettings, settings } from '../settings/settings.api.ts'
import { session } from '../staff/session.api.ts'
import { account, adminUsers } from '../staff/users.api.ts'
import { status } from '../status/status.api.ts'
import { trash } from '../trash/trash.api.ts'
import { versions } from '../versions/versions.api.ts'
import { api } from './implementer.ts'

/** All endpoints with their handlers; an endpoint of the contract without one is a type error. */
export const router = api.router({
  manufacturers,
  products,
  catalogue,
  selection,
  categories,
  projects,
  search,
  settings,
  faq,
  blog,
  inquiries,
  inquiryAttachments,
  session,
  adminProducts,
  productExport,
  imports,
  prices,
  presence,
  trash,
  versions,
  drafts,
  previews,
  scheduledPrices,
  backups,
  restores,
  schedule,
  uploads,
  media,
  mediaMatching,
  mediaFiles,
  adminManufacturers,
  adminAccessories,
  bulkActions,
  adminCategories,
  adminSpecCategories,
  adminSpecParameters,
  adminSpecMappings,
  adminSpecFilling,
  productSpecs,
  facets,
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
  doubts,
  inquiryWork,
  inquiryExport,
  journal,
  reports,
  adminUsers,
  account,
  adminSettings,
  channels,
  push,
  status,
})
