import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  ABOUT_PATH,
  BLOG_PATH,
  blogCategoryPath,
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  consentVersionPath,
  FAQ_PATH,
  faqCategoryPath,
  landingPath,
  manufacturerPath,
  PRIVACY_PATH,
  PROJECTS_PATH,
  postPath,
  productPath,
  projectPath,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
  SITE_MAP_PATH,
  searchPath,
  TERMS_PATH,
} from '../../src/domain/site/site-paths.ts'

/** Lists of a call, of which one record has the page that is measured. */
const LISTS = {
  product: '/products',
  manufacturer: '/manufacturers',
  landing: '/landing-pages',
  post: '/blog/posts',
  'blog-category': '/blog/categories',
  'faq-category': '/faq/categories',
  project: '/projects',
} as const

/** The first record of a list, of posts the newest. Throws without one. */
export async function firstOf(shop: string, list: keyof typeof LISTS): Promise<{ slug: string; id: number }> {
  const response = await fetch(`${shop}/api${LISTS[list]}`)
  const [record]: { slug: string; id: number }[] = await response.json()
  if (!record) throw new Error(`the shop has no ${list} to measure`)
  return record
}

/** Number of the consent texts that were the first. Throws while they are the current ones. */
async function firstConsent(shop: string): Promise<number> {
  const response = await fetch(`${shop}/api/consent/documents`)
  const documents: { version: number }[] = await response.json()
  const versions = documents.map(({ version }) => version)
  const first = Math.min(...versions)
  if (first === Math.max(...versions)) throw new Error('the shop has no older consent text to measure')
  return first
}

/** An address of a page, and its folder in src/storefront/pages. */
type PageAddress = readonly [folder: string, address: string]

/** Addresses of every page of a shop, of some kinds several. Throws when a page has none. */
export async function findPages(shop: string): Promise<PageAddress[]> {
  const slugOf = async (list: keyof typeof LISTS) => (await firstOf(shop, list)).slug
  const addresses: PageAddress[] = [
    ['home', '/'],
    ['catalogue', CATALOGUE_PATH],
    ['catalogue', manufacturerPath(await slugOf('manufacturer'))],
    ['product', productPath(await slugOf('product'))],
    ['landing', landingPath(await slugOf('landing'))],
    ['compare', COMPARE_PATH],
    ['cart', CART_PATH],
    ['search', searchPath('топас 5')],
    ['services', SERVICES_PATH],
    ['about', ABOUT_PATH],
    ['contact', CONTACT_PATH],
    ['projects', PROJECTS_PATH],
    ['project', projectPath((await firstOf(shop, 'project')).id)],
    ['blog', BLOG_PATH],
    ['blog-category', blogCategoryPath(await slugOf('blog-category'))],
    ['post', postPath(await slugOf('post'))],
    ['faq', FAQ_PATH],
    ['faq-category', faqCategoryPath(await slugOf('faq-category'))],
    ['selection-rules', SELECTION_RULES_PATH],
    ['privacy', PRIVACY_PATH],
    ['terms', TERMS_PATH],
    ['consent-texts', CONSENT_PATH],
    ['consent-texts', consentVersionPath(await firstConsent(shop))],
    ['sitemap', SITE_MAP_PATH],
    ['not-found', '/no-such-page'],
  ]
  const known = new Set(addresses.map(([folder]) => folder))
  const folders = readdirSync(path.join(import.meta.dirname, '../../src/storefront/pages'))
  const left = folders.filter((folder) => !known.has(folder))
  if (left.length > 0) throw new Error(`no address is measured of ${left.join(', ')}`)
  return addresses
}
