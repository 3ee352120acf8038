import { matchRoutes, type RouteObject, useRoutes } from 'react-router'
import {
  ABOUT_PATH,
  BLOG_PATH,
  blogCategoryPath,
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  faqCategoryPath,
  landingPath,
  PRIVACY_PATH,
  PROJECTS_PATH,
  postPath,
  productPath,
  projectPath,
  SEARCH_PATH,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
  SITE_MAP_PATH,
  TERMS_PATH,
} from '../domain/site/site-paths.ts'
import type { Page, PageAddress } from '../storefront/page.ts'
import { layout } from '../storefront/parts/chrome/layout.tsx'

const modules = import.meta.glob<{ page: Page }>('./*/page.tsx', { base: '../storefront/pages' })

/** Pages whose code is loaded, by folder. */
const loadedPages = new Map<string, Page>()

/** Route of a storefront page by its folder, of which `page.tsx` is fetched when first needed. */
const page = (path: string, folder: string): RouteObject => ({ path, id: folder })

const pages = [
  page('/', 'home'),
  page(`${CATALOGUE_PATH}/:manufacturer?`, 'catalogue'),
  page(productPath(':slug'), 'product'),
  page(COMPARE_PATH, 'compare'),
  page(CART_PATH, 'cart'),
  page(SEARCH_PATH, 'search'),
  page(ABOUT_PATH, 'about'),
  page(CONTACT_PATH, 'contact'),
  page(SERVICES_PATH, 'services'),
  page(PRIVACY_PATH, 'privacy'),
  page(TERMS_PATH, 'terms'),
  page(`${CONSENT_PATH}/:version?`, 'consent-texts'),
  page(SITE_MAP_PATH, 'sitemap'),
  page(SELECTION_RULES_PATH, 'selection-rules'),
  page(landingPath(':slug'), 'landing'),
  page(FAQ_PATH, 'faq'),
  page(faqCategoryPath(':slug'), 'faq-category'),
  page(BLOG_PATH, 'blog'),
  page(blogCategoryPath(':slug'), 'blog-category'),
  page(postPath(':slug'), 'post'),
  page(PROJECTS_PATH, 'projects'),
  page(projectPath(':id'), 'project'),
  page('*', 'not-found'),
]

/** All addresses of the storefront with their pages. */
export const routes = inLayout(pages)

/** The storefront folder of the page at an address, and its path parameters. */
export function matchPage(url: URL): { folder: string; params: PageAddress['params'] } {
  const match = matchRoutes(routes, url)?.at(-1)
  return { folder: match?.route.id ?? 'not-found', params: match?.params ?? {} }
}

/** Route of a single page, for a server render. */
export function routeOf(folder: string | null): RouteObject[] {
  return inLayout(pages.filter(({ id }) => id === folder))
}

/** Routes of pages inside the layout. */
export function inLayout(children: RouteObject[]): RouteObject[] {
  return [{ Component: layout.Component, children }]
}

/**
 * Loads the page of a folder, with its code for large catalogues when `isLarge`; its route can then render it. Rejects when the
 * code cannot be fetched.
 */
export async function loadPage(folder: string, isLarge = false): Promise<Page> {
  const page = loadedPages.get(folder) ?? (await fetchPage(folder))
  if (isLarge) await page.loadLarge?.()
  return page
}

async function fetchPage(folder: string): Promise<Page> {
  const module = await modules[`./${folder}/page.tsx`]?.()
  if (!module) throw new Error(`no page ${folder}`)
  const route = pages.find(({ id }) => id === folder)
  if (route) route.Component = module.page.Component
  loadedPages.set(folder, module.page)
  return module.page
}

/** Query parameters that change what a page shows; addresses with them are not cached, other parameters are ignored. */
export const meaningfulParameters: readonly string[] = [
  'q',
  'users',
  'price',
  'sort',
  'page',
  'location',
  'ids',
  'spec.',
]

/** The page of the present address among these routes, inside the layout. */
export function SiteRoutes({ of }: { of: RouteObject[] }) {
  return useRoutes(of)
}
