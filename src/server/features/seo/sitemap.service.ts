import {
  ABOUT_PATH,
  BLOG_PATH,
  blogCategoryPath,
  CATALOGUE_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  faqCategoryPath,
  manufacturerPath,
  PRIVACY_PATH,
  PROJECTS_PATH,
  postPath,
  productPath,
  projectPath,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
  SITE_MAP_PATH,
  TERMS_PATH,
} from '../../../domain/site/site-paths.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { listCategories as listBlogCategories, listPosts } from '../blog/blog.service.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { listCategories as listFaqCategories } from '../faq/faq.service.ts'
import { listProjects } from '../projects/projects.service.ts'
import { buildSitemap, type ListedPage } from './sitemap.ts'

/** Fixed pages. Cart, comparison and search are personal and not listed. */
const FIXED = [
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
]

const encode = encodeURIComponent

/** All public pages, without drafts and lists of manufacturers that have nothing published: those are empty, for no search engine. */
async function listPages(db: Database): Promise<ListedPage[]> {
  const [manufacturers, products, projects, faqCategories, blogCategories, posts] = await Promise.all([
    listManufacturers(db),
    listProducts(db, VISITOR, {}),
    listProjects(db, VISITOR),
    listFaqCategories(db, VISITOR),
    listBlogCategories(db, VISITOR),
    listPosts(db, VISITOR, 'true'),
  ])
  const withModels = new Set(products.map(({ manufacturerId }) => manufacturerId))
  return [
    ...FIXED.map((path) => ({ path })),
    ...manufacturers
      .filter(({ id }) => withModels.has(id))
      .map(({ slug }) => ({ path: manufacturerPath(encode(slug)) })),
    ...products.map(({ slug, updatedAt }) => ({ path: productPath(encode(slug)), changed: updatedAt })),
    ...projects.map(({ id }) => ({ path: projectPath(id) })),
    ...faqCategories.map(({ slug, updatedAt }) => ({
      path: faqCategoryPath(encode(slug)),
      changed: updatedAt,
    })),
    ...blogCategories.map(({ slug }) => ({ path: blogCategoryPath(encode(slug)) })),
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(encode(slug)), changed: updatedAt })),
  ]
}

/** Builds the sitemap from public content. */
export async function composeSitemap(db: Database, origin: string): Promise<string> {
  return buildSitemap(await listPages(db), origin)
}
