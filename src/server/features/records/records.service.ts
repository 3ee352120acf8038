import type { VersionedEntity } from '../../../contract/records/records.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { STAFF } from '../../platform/db/scope.ts'
import { categoryWrites as blogCategories, requirePostById } from '../blog/blog.service.ts'
import { requireAccessory } from '../catalogue/accessories.service.ts'
import { categoryWrites as productCategories } from '../catalogue/categories.service.ts'
import { requireManufacturerById } from '../catalogue/manufacturers.service.ts'
import { requireProductById } from '../catalogue/products/products.service.ts'
import { requireSpecParameter, specGroups } from '../catalogue/specs/specs.service.ts'
import { categoryWrites as faqCategories, itemWrites } from '../faq/faq.service.ts'
import { requireMedia } from '../media/library/media-library.service.ts'
import { categoryWrites as projectCategories, requireAdminProject } from '../projects/projects.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { requireUser } from '../staff/users.service.ts'

/** A record as its own endpoint answers it to staff. */
export type ApiRecord = Readonly<Record<string, unknown>>

/** How each record is read for staff. Throws NOT_FOUND. */
const READERS: Record<VersionedEntity, (db: Database, id: number) => Promise<ApiRecord>> = {
  products: requireProductById,
  categories: productCategories.require,
  manufacturers: requireManufacturerById,
  accessories: requireAccessory,
  'spec-categories': specGroups.require,
  'spec-parameters': requireSpecParameter,
  posts: (db, id) => requirePostById(db, STAFF, id),
  'blog-categories': blogCategories.require,
  projects: requireAdminProject,
  'project-categories': projectCategories.require,
  'faq-items': itemWrites.require,
  'faq-categories': faqCategories.require,
  settings: requireSettings,
  media: requireMedia,
  users: requireUser,
}

/** A record of whichever kind as staff see it; null when it is gone. */
export function readRecord(db: Database, entity: VersionedEntity, id: number): Promise<ApiRecord | null> {
  return requireRecord(db, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'NOT_FOUND') return null
    throw error
  })
}

/** The same. Throws NOT_FOUND, in the words of its kind, when it is gone. */
export function requireRecord(db: Database, entity: VersionedEntity, id: number): Promise<ApiRecord> {
  return READERS[entity](db, id)
}
