import type { RouteObject } from 'react-router'
import { BrokenPage } from '../storefront/chrome/failure.tsx'
import { layout } from '../storefront/chrome/layout.tsx'
import type { Page } from '../storefront/page.ts'
import { toLoader } from './load.ts'

const pages = import.meta.glob<{ page: Page }>('../storefront/*/page.tsx')

/** The page of a storefront folder, fetched when it is first needed. */
function page(path: string, folder: string): RouteObject {
  const open = pages[`../storefront/${folder}/page.tsx`]
  if (!open) throw new Error(`storefront/${folder}/page.tsx does not exist`)
  return {
    id: path,
    path,
    handle: { folder },
    lazy: async () => {
      const { page } = await open()
      return { Component: page.Component, loader: toLoader(page) }
    },
  }
}

/** Every public address of the site and the page that answers it. */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: layout.Component,
    ErrorBoundary: BrokenPage,
    loader: toLoader(layout),
    children: [
      page('/', 'home'),
      page('/catalog/:manufacturer?', 'catalogue'),
      page('/product/:slug', 'product'),
      page('/compare', 'compare'),
      page('/cart', 'cart'),
      page('/search', 'search'),
      page('/about', 'about'),
      page('/contact', 'contact'),
      page('/services', 'services'),
      page('/privacy', 'privacy'),
      page('/terms', 'terms'),
      page('/sitemap', 'sitemap'),
      page('/faq', 'faq'),
      page('/faq/:slug', 'faq-category'),
      page('/blog', 'blog'),
      page('/blog/category/:slug', 'blog-category'),
      page('/blog/:slug', 'post'),
      page('/projects', 'projects'),
      page('/projects/:id', 'project'),
      page('*', 'not-found'),
    ],
  },
]

/** Query parameters that change what a page shows; such addresses are rendered anew, all others come from the cache. */
export const meaningfulParameters: readonly string[] = ['q', 'users', 'price', 'sort', 'location', 'ids']
