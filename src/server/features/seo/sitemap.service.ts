import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import type { SectionKey } from '../../../contract/pages/section-blocks.ts'
import { featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import { LISTED_PAGES } from '../../../domain/site/fixed-pages.ts'
import {
  ABOUT_PATH,
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
  SELECTION_RULES_PATH,
  SITE_MAP_PATH,
} from '../../../domain/site/site-paths.ts'
import { isPageKey, TEXT_PAGES } from '../../../domain/site/text-pages.ts'
import { picturesIn } from '../../../lib/pictures/text-pictures.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { listCategories as listBlogCategories, listPosts } from '../blog/blog.service.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { listCategories as listFaqCategories } from '../faq/faq.service.ts'
import { listShown } from '../landing-pages/landing-pages.service.ts'
import { listAdminProjects } from '../projects/projects.service.ts'
import { listPagePictures } from './page-pictures.service.ts'
import { listPageChanges, listTextChanges } from './sitemap.store.ts'
import { buildSitemap, type ListedPage } from './sitemap.ts'

const encode = encodeURIComponent

/**
 * Pages dated by what staff write among the texts of all pages: those of the sections, and the two on which header, footer, button and the
 * firm's words count. What else stands there has no date in the sitemap, and the triggers store none.
 */
const SECTION_PAGES: Partial<Readonly<Record<SectionKey | 'home' | 'about', string>>> = {
  home: '/',
  about: ABOUT_PATH,
  cataloguePage: CATALOGUE_PATH,
  blogPage: BLOG_PATH,
  faqPage: FAQ_PATH,
  projectsPage: PROJECTS_PATH,
  rulesPage: SELECTION_RULES_PATH,
  siteMapPage: SITE_MAP_PATH,
}
const sectionPages = new Map<string, string>(Object.entries(SECTION_PAGES))

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
 * Everything that visitors see, without drafts, and without manufacturers and landing pages that have no model.
 * A list has changed when one of its records has, a page with texts of the staff when they have, the home page also with reviews and
 * districts. Cart, comparison and search are personal and not listed.
 */
async function listPages(db: Database): Promise<ListedPage[]> {
  const [manufacturers, products, projects, faqCategories, blogCategories, posts, { changes, pictures }] =
    await Promise.all([
      listManufacturers(db),
      listProducts(db, VISITOR, {}),
      listAdminProjects(db, 'true'),
      listFaqCategories(db, VISITOR),
      listBlogCategories(db, VISITOR),
      listPosts(db, VISITOR, 'true'),
      readRest(db),
    ])
  const { texts, dated } = changes
  /** Records of pages that list some. */
  const listed = new Map<string, readonly { updatedAt: string }[]>([
    ['/', products],
    [CATALOGUE_PATH, products],
    [PROJECTS_PATH, projects],
    [FAQ_PATH, faqCategories],
    [BLOG_PATH, posts],
  ])
  const landings = await listShown(db, { products, manufacturers })
  const byMaker = Map.groupBy(products, ({ manufacturerId }) => manufacturerId)
  return [
    ...LISTED_PAGES.map((path) => ({
      path,
      changed: newestOf([...(listed.get(path) ?? []), ...texts.filter((text) => text.path === path)]),
      pictures: pictures.textsOf(path),
    })),
    ...manufacturers.flatMap(({ id, slug, logoUrl }) => {
      const models = byMaker.get(id)
      if (models === undefined) return []
      return [
        {
          path: manufacturerPath(encode(slug)),
          changed: newestOf([...models, ...dated('manufacturers', id)]),
          pictures: [...(logoUrl === null ? [] : [logoUrl]), ...pictures.seriesOf(id, models)],
        },
      ]
    }),
    ...products.map((product) => ({
      path: productPath(encode(product.slug)),
      changed: product.updatedAt,
      pictures: picturesOf(product),
    })),
    ...landings.map(({ id, slug, updatedAt, models, text, questionIds }) => ({
      path: landingPath(encode(slug)),
      changed: newestOf([{ updatedAt }, ...models, ...dated('landing-pages', id)]),
      pictures: [...picturesIn(text), ...pictures.answersTo(questionIds)],
    })),
    ...projects.map(({ id, updatedAt, featuredImage, images }) => ({
      path: projectPath(id),
      changed: updatedAt,
      pictures: [...(featuredImage === null ? [] : [featuredImage]), ...images],
    })),
    ...faqCategories.map(({ id, slug, updatedAt }) => ({
      path: faqCategoryPath(encode(slug)),
      changed: newestOf([{ updatedAt }, ...dated('faq-categories', id)]),
      pictures: pictures.answersOf(id),
    })),
    ...blogCategories.map(({ id, slug }) => ({
      path: blogCategoryPath(encode(slug)),
      changed: newestOf([
        ...posts.filter(({ categoryId }) => categoryId === id),
        ...dated('blog-categories', id),
      ]),
    })),
    ...posts.map(({ slug, updatedAt, featuredImage, content }) => {
      const picture = featuredImageAddress(featuredImage)
      return {
        path: postPath(encode(slug)),
        changed: updatedAt,
        pictures: [...(picture === null ? [] : [picture]), ...picturesIn(content)],
      }
    }),
  ]
}

/** What pages have besides their records: short reads, one after another beside the long ones, since connections are for visitors, too. */
async function readRest(db: Database) {
  return { changes: await listChanges(db), pictures: await listPagePictures(db) }
}

/** Changes of what staff write for pages: of texts by path, and of what keeps no date of its own by its kind and number. */
async function listChanges(db: Database) {
  const changes = await listPageChanges(db)
  const textChanges = await listTextChanges(db)
  const toChange = (changedAt: Date) => ({ updatedAt: changedAt.toISOString() })
  const texts = textChanges.flatMap(({ key, changed }) =>
    isPageKey(key) && changed ? [{ path: TEXT_PAGES[key].path, ...toChange(changed) }] : [],
  )
  const sections = changes.flatMap(({ kind, record, changedAt }) => {
    const path = kind === 'sections' ? sectionPages.get(record) : undefined
    return path === undefined ? [] : [{ path, ...toChange(changedAt) }]
  })
  const byRecord = Map.groupBy(changes, ({ kind, record }) => `${kind} ${record}`)
  return {
    texts: [...texts, ...sections],
    dated: (kind: (typeof changes)[number]['kind'], id: number) =>
      (byRecord.get(`${kind} ${id}`) ?? []).map(({ changedAt }) => toChange(changedAt)),
  }
}

/** Builds the sitemap from public content. */
export async function composeSitemap(db: Database, origin: string): Promise<string> {
  return buildSitemap(await listPages(db), origin)
}
