import { expect } from 'vitest'
import { readHead } from './page-head.ts'
import type { TestShop } from './shop.ts'

export const ORIGIN = 'http://shop.test'

/** All routes of storefront.md, section 2, and ours, with their structured data types. */
export const INDEXED: readonly [address: string, ...data: string[]][] = [
  ['/', 'LocalBusiness'],
  ['/catalog', 'BreadcrumbList'],
  ['/catalog/topas', 'BreadcrumbList'],
  ['/catalog/eurolos', 'BreadcrumbList'],
  ['/catalog/bio-s', 'BreadcrumbList'],
  ['/product/topas-5', 'Product', 'BreadcrumbList'],
  ['/about', 'BreadcrumbList'],
  ['/contact', 'LocalBusiness', 'BreadcrumbList'],
  ['/services', 'BreadcrumbList'],
  ['/projects', 'BreadcrumbList'],
  ['/projects/1', 'BreadcrumbList'],
  ['/privacy', 'BreadcrumbList'],
  ['/terms', 'BreadcrumbList'],
  ['/consent', 'BreadcrumbList'],
  ['/selection-rules', 'BreadcrumbList'],
  ['/faq', 'BreadcrumbList'],
  ['/faq/montazh', 'FAQPage', 'BreadcrumbList'],
  ['/blog', 'BreadcrumbList'],
  ['/blog/category/montazh-i-grunty', 'BreadcrumbList'],
  ['/blog/kak-vybrat-stanciyu', 'Article', 'BreadcrumbList'],
  ['/sitemap', 'BreadcrumbList'],
]

/** Personal pages: `noindex`. */
export const PRIVATE = [
  '/compare',
  '/cart',
  '/search',
  '/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81',
  '/compare?ids=1,2',
]

/** Reads pages like a robot. */
export function openReader(shop: TestShop) {
  const read = async (address: string) => {
    const response = await shop.get(address)
    return { status: response.status, html: await response.text() }
  }
  return {
    read,
    /** Head of a page; expects 200. */
    async headOf(address: string) {
      const { status, html } = await read(address)
      expect(status, address).toBe(200)
      return readHead(html)
    },
  }
}

/** Finds structured data by type. */
export const findData = (data: readonly Record<string, unknown>[], type: string) =>
  data.find((statement) => statement['@type'] === type)
