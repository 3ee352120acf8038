import { and, asc, eq } from 'drizzle-orm'
import { manufacturerPath } from '../../../domain/site/site-paths.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { makeFreeSlug } from '../../platform/db/free-slug.ts'
import { manufacturers } from '../catalogue/catalogue.table.ts'
import { redirects } from '../redirects/redirects.table.ts'
import { landingPages } from './landing-pages.table.ts'

/** What visitors get of a page, and what its models depend on. */
const CONTENT = {
  slug: landingPages.slug,
  title: landingPages.title,
  metaTitle: landingPages.metaTitle,
  description: landingPages.description,
  text: landingPages.text,
  filter: landingPages.filter,
  questionIds: landingPages.questionIds,
  published: landingPages.published,
}

/** Published pages in their order. */
export function listPublished(db: Database) {
  return db
    .select({ ...CONTENT, id: landingPages.id, updatedAt: landingPages.updatedAt })
    .from(landingPages)
    .where(eq(landingPages.published, true))
    .orderBy(asc(landingPages.order), asc(landingPages.id))
}

/** Also one that is not published; null when there is none with this slug. */
export async function findBySlug(db: Database, slug: string) {
  const [row] = await db.select(CONTENT).from(landingPages).where(eq(landingPages.slug, slug))
  return row ?? null
}

/** The present slug of the manufacturer that has had this one; null when none has. The trigger `align_manufacturer` has the same rule. */
export async function findRenamedManufacturer(db: Database, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: manufacturers.slug })
    .from(redirects)
    .innerJoin(manufacturers, eq(manufacturers.id, redirects.entityId))
    .where(and(eq(redirects.entity, 'manufacturers'), eq(redirects.from, manufacturerPath(slug))))
  return row?.slug ?? null
}

/** A slug generated from the title, unique among the pages. */
export const makeLandingSlug = (tx: Transaction, title: string, ownId?: number) =>
  makeFreeSlug(tx, landingPages, { name: title, fallback: 'podborka', ownId })
