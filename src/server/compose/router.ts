import { backups, restores } from '../features/backups/backups.api.ts'
import { adminBlogCategories, adminBlogPosts, blog } from '../features/blog/blog.api.ts'
import { bulkActions } from '../features/bulk-actions/bulk-actions.api.ts'
import { adminAccessories } from '../features/catalogue/accessories.api.ts'
import { catalogue } from '../features/catalogue/catalogue.api.ts'
import { adminCategories, categories } from '../features/catalogue/categories.api.ts'
import { doubts } from '../features/catalogue/doubts.api.ts'
import { adminManufacturers, manufacturers } from '../features/catalogue/manufacturers.api.ts'
import { prices } from '../features/catalogue/prices/prices.api.ts'
import { scheduledPrices } from '../features/catalogue/prices/scheduled-prices.api.ts'
import { adminProducts, productParts, products } from '../features/catalogue/products/products.api.ts'
import { selection } from '../features/catalogue/selection.api.ts'
import {
  adminSpecCategories,
  adminSpecFilling,
  adminSpecMappings,
  adminSpecParameters,
  facets,
  productSpecs,
} from '../features/catalogue/specs/specs.api.ts'
import { channels, push } from '../features/channels/channels.api.ts'
import { consentDocuments } from '../features/consent-documents/consent-documents.api.ts'
import { channelTest, deliveries } from '../features/deliveries/deliveries.api.ts'
import { adminDistricts, districts } from '../features/districts/districts.api.ts'
import { drafts } from '../features/drafts/drafts.api.ts'
import { adminFaqCategories, adminFaqItems, faq } from '../features/faq/faq.api.ts'
import { productExport } from '../features/imports/export/product-export.api.ts'
import { imports } from '../features/imports/imports.api.ts'
import { indexNow } from '../features/index-now/index-now.api.ts'
import { inquiryAttachments } from '../features/inquiries/attachments/attachments.api.ts'
import { inquiryExport } from '../features/inquiries/export/inquiry-export.api.ts'
import { adminInquiries, inquiries } from '../features/inquiries/inquiries.api.ts'
import { inquiryWork } from '../features/inquiries/work/inquiry-work.api.ts'
import { journal } from '../features/journal/journal.api.ts'
import { adminLandingPages, landingPages } from '../features/landing-pages/landing-pages.api.ts'
import { media, mediaParts } from '../features/media/library/media-library.api.ts'
import { uploads } from '../features/media/uploads.api.ts'
import { notFound } from '../features/not-found/not-found.api.ts'
import { ownTexts } from '../features/own-texts/own-texts.api.ts'
import { adminPages, pages } from '../features/page-texts/page-texts.api.ts'
import { consents } from '../features/persons/persons.api.ts'
import { mediaFiles, mediaMatching } from '../features/picture-matching/picture-matching.api.ts'
import { presence } from '../features/presence/presence.api.ts'
import { previews } from '../features/previews/previews.api.ts'
import { productFeed } from '../features/product-feed/product-feed.api.ts'
import { adminProjectCategories, adminProjects, projects } from '../features/projects/projects.api.ts'
import { redirectParts, redirects } from '../features/redirects/redirects.api.ts'
import { reports } from '../features/reports/reports.api.ts'
import { adminReviews, reviews } from '../features/reviews/reviews.api.ts'
import { samples } from '../features/samples/samples.api.ts'
import { schedule } from '../features/schedule/schedule.api.ts'
import { search } from '../features/search/search.api.ts'
import { adminSettings, settings } from '../features/settings/settings.api.ts'
import { passwordReset } from '../features/staff/password-reset/password-reset.api.ts'
import { passkeys } from '../features/staff/second-factor/passkeys.api.ts'
import { secondFactor } from '../features/staff/second-factor/second-factor.api.ts'
import { ownSessions } from '../features/staff/sessions/own-sessions.api.ts'
import { session } from '../features/staff/sessions/session.api.ts'
import { signInRules } from '../features/staff/sign-in-rules/sign-in-rules.api.ts'
import { account, adminUsers } from '../features/staff/users.api.ts'
import { status } from '../features/status/status.api.ts'
import { trash, trashParts } from '../features/trash/trash.api.ts'
import { versions } from '../features/versions/versions.api.ts'
import { api } from '../platform/http/implementer.ts'

/** All endpoints with their handlers; an endpoint of the contract without one is a type error. */
export const router = api.router({
  manufacturers,
  products,
  catalogue,
  selection,
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
  session,
  adminProducts,
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
  channels: { ...channels, test: channelTest },
  push,
  status,
  samples,
})
