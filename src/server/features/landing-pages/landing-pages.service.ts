import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import type { NewLandingPage } from '../../../contract/content/landing-fields.ts'
import type {
  LandingContent,
  LandingPage,
  LandingPageChanges,
  ShownLandingPage,
} from '../../../contract/content/landing-pages.ts'
import { landingAddress } from '../../../domain/landing/landing-address.ts'
import { countLanding } from '../../../domain/landing/landing-figures.ts'
import { matchLanding } from '../../../domain/landing/match-landing.ts'
import { landingPath } from '../../../domain/site/site-paths.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { keepOrMakeSlug } from '../../platform/db/free-slug.ts'
import { toIsoTimes } from '../../platform/db/iso-times.ts'
import { createRowWrites } from '../../platform/db/row-writes.ts'
import { insertRow, lockRow, updateRow } from '../../platform/db/rows.ts'
import type { Reader } from '../../platform/db/scope.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import type { PublishedCatalogue } from '../catalogue/published-catalogue.service.ts'
import { listShownAnswers, requireQuestions } from '../faq/faq.service.ts'
import { withOwnAlts } from '../media/library/alts.service.ts'
import { readFilter } from './landing-filter.service.ts'
import { findBySlug, listPublished, makeLandingSlug } from './landing-pages.store.ts'
import { landingPages } from './landing-pages.table.ts'

const MISSING = 'Подборка не найдена'
const noPage = () => new AppError('NOT_FOUND', MISSING)

/** What visitors see of the catalogue. */
interface Catalogue {
  products: readonly Product[]
  manufacturers: readonly Manufacturer[]
}

const rows = createRowWrites({
  table: landingPages,
  toContract: (row): LandingPage => toIsoTimes(row),
  missing: MISSING,
  order: [landingPages.order],
})

/** A page as staff see it. Throws NOT_FOUND. */
export const requireLandingPage = rows.require

/** Moves it to the trash. Throws NOT_FOUND. */
export const removeLandingPage = rows.remove

/** All pages, with the number of their models. */
export async function listLandingPages(db: Database, catalogue: PublishedCatalogue): Promise<LandingPage[]> {
  const { products, manufacturers } = await catalogue.read()
  return (await rows.list(db)).map((page) => ({
    ...page,
    found: matchLanding(products, manufacturers, page.filter).length,
  }))
}

/** Without a slug one is generated from the title. Throws CONFLICT for a slug in use, BAD_REQUEST for a filter by what there is not. */
export function createLandingPage(db: Database, actor: Writer, page: NewLandingPage): Promise<LandingPage> {
  return staffTransaction(db, actor, async (tx) => {
    const filter = await readFilter(tx, page.filter)
    await requireQuestions(tx, page.questionIds)
    const slug = page.slug || (await makeLandingSlug(tx, page.title))
    return toIsoTimes(await insertRow(tx, landingPages, { ...page, filter, slug, order: page.order ?? 0 }))
  })
}

/** Undefined is left as it is, null is cleared, an empty slug is generated anew. Throws like `createLandingPage`, and NOT_FOUND. */
export function updateLandingPage(
  db: Database,
  actor: Writer,
  id: number,
  changes: LandingPageChanges,
): Promise<LandingPage> {
  return staffTransaction(db, actor, (tx) => changeLandingPage(tx, id, changes))
}

/** The same in a transaction. */
export async function changeLandingPage(
  tx: Transaction,
  id: number,
  changes: LandingPageChanges,
): Promise<LandingPage> {
  const current = await lockRow(tx, landingPages, id)
  if (!current) throw noPage()
  const slug = await keepOrMakeSlug(changes.slug, current.slug, () =>
    makeLandingSlug(tx, changes.title ?? current.title, id),
  )
  const filter =
    changes.filter === undefined ? undefined : await readFilter(tx, changes.filter, current.filter)
  await requireQuestions(tx, changes.questionIds, current.questionIds)
  const order = changes.order === null ? 0 : changes.order
  await updateRow(tx, landingPages, id, { ...changes, slug, filter, order })
  return requireLandingPage(tx, id)
}

/** Published pages that show a model: nothing links to the others. */
export async function listShown(db: Database, { products, manufacturers }: Catalogue) {
  const pages = await listPublished(db)
  return pages.flatMap(({ filter, updatedAt, ...page }) => {
    const models = matchLanding(products, manufacturers, filter)
    return models.length === 0 ? [] : [{ ...page, updatedAt: updatedAt.toISOString(), models }]
  })
}

/** Addresses of published pages that are for no search engine: they show no model. */
export async function listUnindexedPaths(
  db: Database,
  { products, manufacturers }: Catalogue,
): Promise<string[]> {
  const pages = await listPublished(db)
  return pages
    .filter(({ filter }) => matchLanding(products, manufacturers, filter).length === 0)
    .map(({ slug }) => landingPath(slug))
}

/** Cards on a page that leads to the whole list in the catalogue, and on one whose list the catalogue does not have. */
const FIRST = 9
const MOST = 60

/** A page with its models. Throws NOT_FOUND, for strangers also when it is not published. */
export async function showLandingPage(
  db: Database,
  catalogue: PublishedCatalogue,
  reader: Reader,
  slug: string,
): Promise<ShownLandingPage> {
  const row = await findBySlug(db, slug)
  if (!row || !(reader.seesDrafts || row.published)) throw noPage()
  return withModels(db, catalogue, row)
}

/** The page with the models of its filter, as visitors see it. */
export async function withModels(
  db: Database,
  catalogue: PublishedCatalogue,
  { filter, questionIds, ...shown }: LandingContent,
): Promise<ShownLandingPage> {
  const { products, manufacturers, listOf } = await catalogue.read()
  const models = matchLanding(products, manufacturers, filter)
  const { salvo, ...figures } = countLanding(models, filter)
  const address = landingAddress(models, filter, {
    slug: filter.manufacturer,
    list: listOf(filter.manufacturer ?? ''),
  })
  return withOwnAlts(
    db,
    {
      ...shown,
      ...figures,
      salvo: salvo && [salvo[0], salvo[1]],
      catalogue: address,
      products: models.slice(0, address === null ? MOST : FIRST),
      questions: await listShownAnswers(db, questionIds),
    },
    (page) => [page.text],
  )
}
