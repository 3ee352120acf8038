import {
  ABOUT_PATH,
  BLOG_PATH,
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  PRIVACY_PATH,
  PROJECTS_PATH,
  SEARCH_PATH,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
  SITE_MAP_PATH,
  TERMS_PATH,
} from './site-paths.ts'

/** Pages that are no record's, for search engines. */
export const LISTED_PAGES = [
  '/',
  CATALOGUE_PATH,
  SERVICES_PATH,
  SELECTION_RULES_PATH,
  PROJECTS_PATH,
  ABOUT_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  BLOG_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
  CONSENT_PATH,
  SITE_MAP_PATH,
] as const

/** Pages that are personal, and not listed: cart, comparison and search. */
export const PERSONAL_PAGES: readonly string[] = [CART_PATH, COMPARE_PATH, SEARCH_PATH]

/** All pages that are no record's. */
export const FIXED_PAGES: readonly string[] = [...LISTED_PAGES, ...PERSONAL_PAGES]
