import { adminAccessories } from './accessories.ts'
import { adminBlogCategories, adminBlogPosts } from './admin-blog.ts'
import { adminFaqCategories, adminFaqItems } from './admin-faq.ts'
import { adminInquiries } from './admin-inquiries.ts'
import { adminProducts } from './admin-products.ts'
import { adminProjectCategories, adminProjects } from './admin-projects.ts'
import { backups } from './backups.ts'
import { blog } from './blog.ts'
import { bulkActions } from './bulk-actions.ts'
import { catalogue } from './catalogue.ts'
import { adminCategories, categories } from './categories.ts'
import { channels, push } from './channels.ts'
import { consentDocuments, consents } from './consents.ts'
import { deliveries } from './deliveries.ts'
import { doubts } from './doubts.ts'
import { drafts } from './drafts.ts'
import { faq } from './faq.ts'
import { imports } from './imports.ts'
import { inquiries } from './inquiries.ts'
import { inquiryAttachments } from './inquiry-attachments.ts'
import { inquiryExport } from './inquiry-export.ts'
import { inquiryWork } from './inquiry-work.ts'
import { journal } from './journal.ts'
import { adminManufacturers, manufacturers } from './manufacturers.ts'
import { media, mediaFiles, mediaMatching } from './media.ts'
import { presence } from './presence.ts'
import { previews } from './previews.ts'
import { prices } from './prices.ts'
import { productExport } from './product-export.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { reports } from './reports.ts'
import { restores } from './restores.ts'
import { schedule } from './schedule.ts'
import { scheduledPrices } from './scheduled-prices.ts'
import { search } from './search.ts'
import { selection } from './selection.ts'
import { session } from './session.ts'
import { adminSettings, settings } from './settings.ts'
import {
  adminSpecCategories,
  adminSpecFilling,
  adminSpecMappings,
  adminSpecParameters,
  facets,
  productSpecs,
} from './specs.ts'
import { status } from './status.ts'
import { trash } from './trash.ts'
import { uploads } from './uploads.ts'
import { account, adminUsers } from './users.ts'
import { versions } from './versions.ts'

/** The whole API, by noun. */
export const contract = {
  manufacturers,
  products,
  catalogue,
  selection,
  facets,
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
  bulkActions,
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
  adminCategories,
  adminSpecCategories,
  adminSpecParameters,
  adminSpecMappings,
  adminSpecFilling,
  productSpecs,
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
}
export type Contract = typeof contract
