import type { z } from 'zod'
import { accessorySchema } from '../../../contract/catalogue/accessories.ts'
import { categorySchema } from '../../../contract/catalogue/categories.ts'
import { manufacturerSchema } from '../../../contract/catalogue/manufacturers.ts'
import { productSchema } from '../../../contract/catalogue/products.ts'
import { specCategorySchema, specParameterSchema } from '../../../contract/catalogue/specs.ts'
import { blogCategorySchema, blogPostSchema } from '../../../contract/content/blog.ts'
import { districtSchema } from '../../../contract/content/districts.ts'
import { faqCategorySchema, faqItemSchema } from '../../../contract/content/faq.ts'
import { landingPageSchema } from '../../../contract/content/landing-pages.ts'
import { mediaSchema } from '../../../contract/content/media.ts'
import { adminProjectSchema, projectCategorySchema } from '../../../contract/content/projects.ts'
import { redirectSchema } from '../../../contract/content/redirects.ts'
import { reviewSchema } from '../../../contract/content/reviews.ts'
import { staffPageSchema } from '../../../contract/pages/pages.ts'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { staffSettingsSchema } from '../../../contract/settings.ts'
import { staffUserSchema } from '../../../contract/users.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { STAFF } from '../../platform/db/scope.ts'
import type { VersionConflict } from '../../platform/db/versioned.ts'
import { categoryWrites as blogCategories, requirePostById } from '../blog/blog.service.ts'
import { requireAccessory } from '../catalogue/accessories.service.ts'
import { categoryWrites as productCategories } from '../catalogue/categories.service.ts'
import { requireManufacturerById } from '../catalogue/manufacturers.service.ts'
import { requireProductById } from '../catalogue/products/products.service.ts'
import { requireSpecParameter, specGroups } from '../catalogue/specs/specs.service.ts'
import { districtWrites } from '../districts/districts.service.ts'
import { categoryWrites as faqCategories, itemWrites } from '../faq/faq.service.ts'
import { describeLastChange } from '../journal/journal.service.ts'
import { requireLandingPage } from '../landing-pages/landing-pages.service.ts'
import { requireMedia } from '../media/library/media-library.service.ts'
import { requirePage } from '../page-texts/page-texts.service.ts'
import { categoryWrites as projectCategories, requireAdminProject } from '../projects/projects.service.ts'
import { requireRedirect } from '../redirects/redirects.service.ts'
import { reviewWrites } from '../reviews/reviews.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { requireUser } from '../staff/users.service.ts'

/** A record as its own endpoint answers it to staff. */
export type ApiRecord = Readonly<Record<string, unknown>>

interface RecordKind {
  /** Reads one for staff; for a reader, as he may know of it. Throws NOT_FOUND. */
  read: (db: Database, id: number, reader?: CurrentUser) => Promise<ApiRecord>
  /** What the endpoints that change one answer. */
  answer: z.ZodType<ApiRecord>
}

const KINDS: Readonly<Record<VersionedEntity, RecordKind>> = {
  products: { read: (db, id) => requireProductById(db, id), answer: productSchema },
  categories: { read: productCategories.require, answer: categorySchema },
  manufacturers: { read: requireManufacturerById, answer: manufacturerSchema },
  accessories: { read: requireAccessory, answer: accessorySchema },
  'spec-categories': { read: specGroups.require, answer: specCategorySchema },
  'spec-parameters': { read: requireSpecParameter, answer: specParameterSchema },
  posts: { read: (db, id) => requirePostById(db, STAFF, id), answer: blogPostSchema },
  'blog-categories': { read: blogCategories.require, answer: blogCategorySchema },
  projects: { read: requireAdminProject, answer: adminProjectSchema },
  'project-categories': { read: projectCategories.require, answer: projectCategorySchema },
  'faq-items': { read: itemWrites.require, answer: faqItemSchema },
  'faq-categories': { read: faqCategories.require, answer: faqCategorySchema },
  'landing-pages': { read: requireLandingPage, answer: landingPageSchema },
  redirects: { read: requireRedirect, answer: redirectSchema },
  reviews: { read: reviewWrites.require, answer: reviewSchema },
  districts: { read: districtWrites.require, answer: districtSchema },
  pages: { read: (db, id) => requirePage(db, { id }), answer: staffPageSchema },
  settings: { read: requireSettings, answer: staffSettingsSchema },
  media: { read: requireMedia, answer: mediaSchema },
  users: { read: requireUser, answer: staffUserSchema },
}

/** A record of whichever kind as staff see it; null when it is gone. */
export function readRecord(db: Database, entity: VersionedEntity, id: number): Promise<ApiRecord | null> {
  return requireRecord(db, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'NOT_FOUND') return null
    throw error
  })
}

/** The same. Throws NOT_FOUND, in the words of its kind, when it is gone. */
export function requireRecord(
  db: Database,
  entity: VersionedEntity,
  id: number,
  reader?: CurrentUser,
): Promise<ApiRecord> {
  return KINDS[entity].read(db, id, reader)
}

/**
 * The answer to a writer who has seen another version: the record as it is now, as this reader may know of it, who changed it and when (both null when the
 * journal no longer knows). Throws NOT_FOUND when the record is gone meanwhile.
 */
export async function describeConflict(
  db: Database,
  { message, seen: { entity, id } }: VersionConflict,
  reader?: CurrentUser,
): Promise<AppError> {
  // As the endpoint that changes it answers: its fields alone, in its order, also inside of a field.
  const current = KINDS[entity].answer.parse(await requireRecord(db, entity, id, reader))
  const changed = await describeLastChange(db, entity, id)
  return new AppError('CONFLICT', message, undefined, { current, ...changed })
}
