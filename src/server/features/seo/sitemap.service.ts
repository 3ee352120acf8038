import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import { LISTED_PAGES } from '../../../domain/site/fixed-pages.ts'
import {
  BLOG_PATH,
  blogCategoryPath,
  CATALOGUE_PATH,
  FAQ_PATH,
  faqCategoryPath,
  landingPath,
  manufacturerPath,
  PROJECTS_PATH,
  postPath,
  productPath,
  projectPath,
} from '../../../domain/site/site-paths.ts'
import { isPageKey, TEXT_PAGES } from '../../../domain/site/text-pages.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { listCategories as listBlogCategories, listPosts } from '../blog/blog.service.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { listCategories as listFaqCategories } from '../faq/faq.service.ts'
import { listShown } from '../landing-pages/landing-pages.service.ts'
import { listAdminProjects } from '../projects/projects.service.ts'
import { listTextChanges } from './sitemap.store.ts'
import { buildSitemap, type ListedPage } from './sitemap.ts'

const encode = encodeURIComponent

/** The newest of these changes, ISO; undefined without any. */
const newestOf = (records: readonly { updatedAt: string }[]): string | undefined =>
  records
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)

/** Photos of a product; without any the JPEG of its drawing, as its page is shared with. */
function picturesOf({ images, drawing }: Product): string[] {
  if (images.length > 0) return images
  return drawing === null ? [] : [drawingAddress(drawing, 'open-graph')]
}

/**
 * Everything that visitors see, without drafts, and without manufacturers and landing pages that have no model, and landing pages that have all: those are for no search engine.
 * A list has changed when one of its records has, a page with texts of the staff when they have, the home page also with reviews and
 * districts. Cart, comparison and search are personal and not listed.
 */
async function listPages(db: Database): Promise<ListedPage[]> {
  const [manufacturers, products, projects, faqCategories, blogCategories, posts, texts] = await Promise.all([
    listManufacturers(db),
    listProducts(db, VISITOR, {}),
    listAdminProjects(db, 'true'),
    listFaqCategories(db, VISITOR),
    listBlogCategories(db, VISITOR),
    listPosts(db, VISITOR, 'true'),
    listTexts(db),
  ])
  /** Records of pages that list some. */
  const listed = new Map<string, readonly { updatedAt: string }[]>([
    ['/', products],
    [CATALOGUE_PATH, products],
    [PROJECTS_PATH, projects],
    [FAQ_PATH, faqCategories],
    [BLOG_PATH, posts],
  ])
  const landings = (await listShown(db, { products, manufacturers })).filter(({ isWhole }) => !isWhole)
  const byMaker = Map.groupBy(products, ({ manufacturerId }) => manufacturerId)
  return [
    ...LISTED_PAGES.map((path) => ({
      path,
      changed: newestOf([...(listed.get(path) ?? []), ...texts.filter((text) => text.path === path)]),
    })),
    ...manufacturers.flatMap(({ id, slug }) => {
      const models = byMaker.get(id)
      return models ? [{ path: manufacturerPath(encode(slug)), changed: newestOf(models) }] : []
    }),
    ...products.map((product) => ({
      path: productPath(encode(product.slug)),
      changed: product.updatedAt,
      pictures: picturesOf(product),
    })),
    ...landings.map(({ slug, updatedAt, models }) => ({
      path: landingPath(encode(slug)),
      changed: newestOf([{ updatedAt }, ...models]),
    })),
    ...projects.map(({ id, updatedAt, featuredImage, images }) => ({
      path: projectPath(id),
      changed: updatedAt,
      pictures: [...(featuredImage === null ? [] : [featuredImage]), ...images],
    })),
    ...faqCategories.map(({ slug, updatedAt }) => ({
      path: faqCategoryPath(encode(slug)),
      changed: updatedAt,
    })),
    ...blogCategories.map(({ id, slug }) => ({
      path: blogCategoryPath(encode(slug)),
      changed: newestOf(posts.filter(({ categoryId }) => categoryId === id)),
    })),
    ...posts.map(({ slug, updatedAt, featuredImage }) => {
      const picture = featuredImageAddress(featuredImage)
      return {
        path: postPath(encode(slug)),
        changed: updatedAt,
        pictures: picture === null ? [] : [picture],
      }
    }),
  ]
}

/** Changes of what staff write for pages, by path: those of header, footer and sections are the home page's. */
async function listTexts(db: Database): Promise<{ path: string; updatedAt: string }[]> {
  return (await listTextChanges(db)).flatMap(({ key, changed }) =>
    isPageKey(key) && changed ? [{ path: TEXT_PAGES[key].path, updatedAt: changed.toISOString() }] : [],
  )
}

/** Builds the sitemap from public content. */
export async function composeSitemap(db: Database, origin: string): Promise<string> {
  return buildSitemap(await listPages(db), origin)
}
