import { ownSessions } from './account/own-sessions.ts'
import { passkeys } from './account/passkeys.ts'
import { passwordReset } from './account/password-reset.ts'
import { secondFactor } from './account/second-factor.ts'
import { secondStep } from './account/second-step.ts'
import { signInRules } from './account/sign-in-rules.ts'
import { backups } from './backups.ts'
import { adminAccessories } from './catalogue/accessories.ts'
import { bulkActions } from './catalogue/bulk-actions.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { adminCategories, categories } from './catalogue/categories.ts'
import { doubts } from './catalogue/doubts.ts'
import { imports } from './catalogue/imports.ts'
import { adminManufacturers, manufacturers } from './catalogue/manufacturers.ts'
import { prices } from './catalogue/prices.ts'
import { adminProducts } from './catalogue/product-changes.ts'
import { productExport } from './catalogue/product-export.ts'
import { productFeed } from './catalogue/product-feed.ts'
import { productParts } from './catalogue/product-parts.ts'
import { products } from './catalogue/products.ts'
import { scheduledPrices } from './catalogue/scheduled-prices.ts'
import {
  adminSpecCategories,
  adminSpecFilling,
  adminSpecMappings,
  adminSpecParameters,
  facets,
  productSpecs,
} from './catalogue/specs.ts'
import { channels, push } from './channels.ts'
import { consentDocuments, consents } from './consents.ts'
import { adminBlogCategories, adminBlogPosts, blog } from './content/blog.ts'
import { adminDistricts, districts } from './content/districts.ts'
import { adminFaqCategories, adminFaqItems, faq } from './content/faq.ts'
import { indexNow } from './content/index-now.ts'
import { adminLandingPages, landingPages } from './content/landing-pages.ts'
import { media, mediaFiles, mediaMatching } from './content/media.ts'
import { mediaParts } from './content/media-parts.ts'
import { notFound } from './content/not-found.ts'
import { ownTexts } from './content/own-texts.ts'
import { adminProjectCategories, adminProjects, projects } from './content/projects.ts'
import { redirectParts } from './content/redirect-parts.ts'
import { redirects } from './content/redirects.ts'
import { adminReviews, reviews } from './content/reviews.ts'
import { samples } from './content/samples.ts'
import { uploads } from './content/uploads.ts'
import { deliveries } from './deliveries.ts'
import { inquiryAttachments } from './inquiries/attachments.ts'
import { inquiryExport } from './inquiries/export.ts'
import { adminInquiries } from './inquiries/list.ts'
import { inquiries } from './inquiries/visitor.ts'
import { inquiryWork } from './inquiries/work.ts'
import { adminPages, pages } from './pages/pages.ts'
import { drafts } from './records/drafts.ts'
import { journal } from './records/journal.ts'
import { presence } from './records/presence.ts'
import { previews } from './records/previews.ts'
import { schedule } from './records/schedule.ts'
import { trash, trashParts } from './records/trash.ts'
import { versions } from './records/versions.ts'
import { reports } from './reports.ts'
import { restores } from './restores.ts'
import { search } from './search.ts'
import { selection } from './selection.ts'
import { session } from './session.ts'
import { adminSettings, settings } from './settings.ts'
import { status } from './status.ts'
import { account, adminUsers } from './users.ts'

/** The whole API, by noun. */
export const contract = {
  manufacturers,
  products,
  catalogue,
  selection,
  facets,
  categories,
  projects,
  reviews,
  districts,
  landingPages,
  search,
  settings,
  pages,
  faq,
  blog,
  ownTexts,
  inquiries,
  inquiryAttachments,
  session: { ...session, ...secondStep },
  adminProducts,
  bulkActions,
  productExport,
  productFeed,
  productParts,
  imports,
  indexNow,
  prices,
  presence,
  trash,
  trashParts,
  versions,
  drafts,
  previews,
  scheduledPrices,
  backups,
  restores,
  schedule,
  uploads,
  media,
  mediaParts,
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
  adminReviews,
  adminDistricts,
  adminFaqCategories,
  adminFaqItems,
  adminLandingPages,
  redirects,
  redirectParts,
  notFound,
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
  secondFactor,
  passkeys,
  passwordReset,
  ownSessions,
  signInRules,
  adminSettings,
  adminPages,
  channels,
  push,
  status,
  samples,
}
export type Contract = typeof contract
