import { listCategories as listBlogCategories, listPosts } from '../blog/blog.service.ts'
import { listManufacturers, listProducts } from '../catalogue/catalogue.service.ts'
import type { Database } from '../db/database.ts'
import { listCategories as listFaqCategories } from '../faq/faq.service.ts'
import { listProjects } from '../projects/projects.service.ts'
import { buildSitemap, type ListedPage } from './sitemap.ts'

/** Pages that are always there. Cart, comparison and search belong to one visitor and are not for search engines. */
const FIXED = [
  '/',
  '/catalog',
  '/services',
  '/projects',
  '/about',
  '/contact',
  '/faq',
  '/blog',
  '/privacy',
  '/terms',
  '/sitemap',
]

const ANYBODY = { seesDrafts: false }

const under = (folder: string, key: string | number) => `${folder}/${encodeURIComponent(key)}`

/** Every public page there is at this moment, drafts left out. */
async function listPages(db: Database): Promise<ListedPage[]> {
  const [manufacturers, products, projects, faqCategories, blogCategories, posts] = await Promise.all([
    listManufacturers(db),
    listProducts(db, {}),
    listProjects(db),
    listFaqCategories(db),
    listBlogCategories(db, ANYBODY),
    listPosts(db, ANYBODY, 'true'),
  ])
  return [
    ...FIXED.map((path) => ({ path })),
    ...manufacturers.map(({ slug }) => ({ path: under('/catalog', slug) })),
    ...products.map(({ slug, updatedAt }) => ({ path: under('/product', slug), changed: updatedAt })),
    ...projects.map(({ id }) => ({ path: under('/projects', id) })),
    ...faqCategories.map(({ slug, updatedAt }) => ({ path: under('/faq', slug), changed: updatedAt })),
    ...blogCategories.map(({ slug }) => ({ path: under('/blog/category', slug) })),
    ...posts.map(({ slug, updatedAt }) => ({ path: under('/blog', slug), changed: updatedAt })),
  ]
}

/** The site map, made from what is public now. */
export async function composeSitemap(db: Database, origin: string): Promise<string> {
  return buildSitemap(await listPages(db), origin)
}
