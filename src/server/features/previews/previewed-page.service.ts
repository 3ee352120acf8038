import { isDeepStrictEqual } from 'node:util'
import { productSchema } from '../../../contract/catalogue/products.ts'
import { blogPostSchema } from '../../../contract/content/blog.ts'
import { districtSchema } from '../../../contract/content/districts.ts'
import type { FaqCategory, FaqItem } from '../../../contract/content/faq.ts'
import { landingContentSchema } from '../../../contract/content/landing-pages.ts'
import { projectSchema } from '../../../contract/content/projects.ts'
import { reviewSchema } from '../../../contract/content/reviews.ts'
import { chromeBlocks } from '../../../contract/pages/chrome-blocks.ts'
import { pageBlocks } from '../../../contract/pages/page-fields.ts'
import { type PageTexts, pageTextsSchema } from '../../../contract/pages/pages.ts'
import { sectionBlocks } from '../../../contract/pages/section-blocks.ts'
import { shownDistricts } from '../../../domain/site/shown-districts.ts'
import {
  faqCategoryPath,
  landingPath,
  postPath,
  productPath,
  projectPath,
} from '../../../domain/site/site-paths.ts'
import { TEXT_PAGES } from '../../../domain/site/text-pages.ts'
import type { Database } from '../../platform/db/database.ts'
import { STAFF, VISITOR } from '../../platform/db/scope.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import type { PreviewedPage } from '../../platform/pages/preview-page.ts'
import { requirePostById } from '../blog/blog.service.ts'
import { requireProductById } from '../catalogue/products/products.service.ts'
import type { PublishedCatalogue } from '../catalogue/published-catalogue.service.ts'
import { listAsPublished } from '../consent-documents/consent-documents.service.ts'
import { districtWrites, listDistrictsWith } from '../districts/districts.service.ts'
import { readDrafted } from '../drafts/drafted-record.service.ts'
import { itemWrites, listCategories, requireCategory } from '../faq/faq.service.ts'
import { requireLandingPage, withModels } from '../landing-pages/landing-pages.service.ts'
import { withOwnAlts } from '../media/library/alts.service.ts'
import { readBlocks, requirePage } from '../page-texts/page-texts.service.ts'
import { type RenderMarkdown, toShown } from '../page-texts/shown-texts.service.ts'
import { requireProject } from '../projects/projects.service.ts'
import { listReviewsWith, reviewWrites } from '../reviews/reviews.service.ts'
import { requireSettings } from '../settings/settings.service.ts'

const HOME = '/'
const NO_REVIEWS = 'Здесь отзыва не видно: у отзывов на главной странице нет заголовка.'
const NO_DISTRICTS = 'Здесь района не видно: у районов на главной странице нет заголовка.'

/** What pages are read from. */
export interface PreviewSources {
  db: Database
  /** What visitors see of the catalogue. */
  catalogue: PublishedCatalogue
  renderMarkdown: RenderMarkdown
}

const KINDS: Record<string, (sources: PreviewSources, id: number) => Promise<PreviewedPage>> = {
  async products({ db }, id) {
    const record = await requireProductById(db, id)
    const { drafted, notice } = await readDrafted(db, 'products', id)
    const { slug } = record
    const answer = forReader(VISITOR, productSchema.parse(drafted ?? record), 'published')
    return { path: productPath(slug), call: ['products', 'bySlug'], key: slug, answer, notice }
  },
  async posts({ db }, id) {
    const record = await requirePostById(db, STAFF, id)
    const { drafted, notice } = await readDrafted(db, 'posts', id)
    const post = blogPostSchema.parse(drafted ?? record)
    const publishedAt = post.publishedAt ?? post.publishAt ?? new Date().toISOString()
    const answer = { ...forReader(VISITOR, post), published: true, publishedAt }
    return { path: postPath(record.slug), call: ['blog', 'postBySlug'], key: record.slug, answer, notice }
  },
  async projects({ db }, id) {
    const record = await requireProject(db, STAFF, String(id))
    const { drafted, notice } = await readDrafted(db, 'projects', id)
    const answer = forReader(VISITOR, projectSchema.parse(drafted ?? record), 'published')
    return { path: projectPath(id), call: ['projects', 'byId'], key: String(id), answer, notice }
  },
  async 'faq-items'({ db }, id) {
    const item = await itemWrites.require(db, id)
    const place = (await listCategories(db, VISITOR)).find((one) => one.id === item.categoryId)
    if (!place) {
      const shown = await withOwnAlts(db, item, ({ answer }) => [answer])
      return toFaqPage(noCategoryOf(item), [shown], NO_CATEGORY)
    }
    const { category, items } = await requireCategory(db, STAFF, place.slug)
    return toFaqPage(
      category,
      items.filter((one) => one.published || one.id === id),
      null,
    )
  },
  async 'landing-pages'({ db, catalogue }, id) {
    const record = await requireLandingPage(db, id)
    const { drafted, notice } = await readDrafted(db, 'landing-pages', id)
    const page = await withModels(db, catalogue, landingContentSchema.parse(drafted ?? record))
    const answer = forReader(VISITOR, page, 'published')
    return {
      path: landingPath(record.slug),
      call: ['landingPages', 'bySlug'],
      key: record.slug,
      answer,
      notice,
    }
  },
  async reviews({ db }, id) {
    const record = await reviewWrites.require(db, id)
    const { drafted, notice } = await readDrafted(db, 'reviews', id)
    const answer = await listReviewsWith(db, reviewSchema.parse(drafted ?? record))
    const hidden = (await readBlocks(db, 'home')).reviews.title ? null : NO_REVIEWS
    return { path: HOME, call: ['reviews', 'list'], key: null, answer, notice: joinNotices(notice, hidden) }
  },
  async districts({ db }, id) {
    const record = await districtWrites.require(db, id)
    const { drafted, notice } = await readDrafted(db, 'districts', id)
    const answer = await listDistrictsWith(db, districtSchema.parse(drafted ?? record))
    const hidden = shownDistricts((await readBlocks(db, 'home')).districts) ? null : NO_DISTRICTS
    return { path: HOME, call: ['districts', 'list'], key: null, answer, notice: joinNotices(notice, hidden) }
  },
  async pages(sources, id) {
    const { db } = sources
    const record = await requirePage(db, { id })
    const { drafted, notice } = await readDrafted(db, 'pages', id)
    const texts = pageTextsSchema.parse(drafted ?? record)
    return toTextPage(sources, texts, joinNotices(notice, toHiddenSections(record, texts)))
  },
}

/** What the preview says: of the draft, and of what the page does not show; null for nothing. */
function joinNotices(...notices: (string | null)[]): string | null {
  const said = notices.filter((notice) => notice !== null)
  return said.length === 0 ? null : said.join(' ')
}

/** The page with these texts; that of the consents shows them as they would be published. */
async function toTextPage(
  { db, renderMarkdown }: PreviewSources,
  texts: PageTexts,
  notice: PreviewedPage['notice'],
): Promise<PreviewedPage> {
  const { key } = texts
  const { path } = TEXT_PAGES[key]
  if (texts.key !== 'consent') {
    const answer = await toShown(texts, renderMarkdown)
    return { path, call: ['pages', 'get'], key, answer, notice }
  }
  const answer = await listAsPublished(db, texts.blocks, await requireSettings(db))
  return { path, call: ['consentDocuments', 'list'], key: null, answer, notice }
}

/** Says which changed texts stand on other pages than the one that is shown; null for none. */
function toHiddenSections(record: PageTexts, texts: PageTexts): string | null {
  const [before, after] = [record, texts].map(({ blocks }) => new Map(Object.entries<unknown>(blocks)))
  const hidden = Object.entries({ notFound: chromeBlocks.shape.notFound, ...sectionBlocks.shape })
    .filter(([name]) => !isDeepStrictEqual(before?.get(name), after?.get(name)))
    .map(([, section]) => `«${pageBlocks.get(section)?.title}»`)
  return hidden.length === 0 ? null : `Здесь не видно, оно на других страницах: ${hidden.join(', ')}.`
}

function toFaqPage(
  category: FaqCategory,
  items: readonly FaqItem[],
  notice: PreviewedPage['notice'],
): PreviewedPage {
  const { slug } = category
  const answer = {
    category: forReader(VISITOR, category),
    items: items.map((one) => forReader(VISITOR, one, 'published')),
  }
  return { path: faqCategoryPath(slug), call: ['faq', 'category'], key: slug, answer, notice }
}

const NO_CATEGORY = 'Пока у вопроса нет категории, на сайте его не видно: выберите её.'

/** Stands in for the category of a question that has none, and so no page of its own yet. */
const noCategoryOf = ({ createdAt, updatedAt }: FaqItem): FaqCategory => ({
  id: 0,
  name: 'Без категории',
  slug: 'bez-kategorii',
  description: null,
  icon: null,
  createdAt,
  updatedAt,
})

/** The page of a record with its draft, as if it were published. Throws NOT_FOUND. */
export function readPreviewed(sources: PreviewSources, entity: string, id: number): Promise<PreviewedPage> {
  const read = KINDS[entity]
  if (!read) throw new Error(`no preview of ${entity}`)
  return read(sources, id)
}
