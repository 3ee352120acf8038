import type { z } from 'zod'
import { accessorySchema } from '../../../contract/accessories.ts'
import { adminProjectSchema, projectCategorySchema } from '../../../contract/admin-projects.ts'
import { blogCategorySchema, blogPostSchema } from '../../../contract/blog.ts'
import { categorySchema } from '../../../contract/categories.ts'
import { faqCategorySchema, faqItemSchema } from '../../../contract/faq.ts'
import { manufacturerSchema } from '../../../contract/manufacturers.ts'
import { mediaSchema } from '../../../contract/media.ts'
import { productSchema } from '../../../contract/products.ts'
import type { VersionedEntity } from '../../../contract/records.ts'
import { staffSettingsSchema } from '../../../contract/settings.ts'
import { specCategorySchema, specParameterSchema } from '../../../contract/specs.ts'
import { staffUserSchema } from '../../../contract/users.ts'
import type { ApiRecord } from './records.service.ts'

/** What the endpoints that change a record answer. */
const ANSWERS: Readonly<Record<VersionedEntity, z.ZodType<ApiRecord>>> = {
  products: productSchema,
  categories: categorySchema,
  manufacturers: manufacturerSchema,
  accessories: accessorySchema,
  'spec-categories': specCategorySchema,
  'spec-parameters': specParameterSchema,
  posts: blogPostSchema,
  'blog-categories': blogCategorySchema,
  projects: adminProjectSchema,
  'project-categories': projectCategorySchema,
  'faq-items': faqItemSchema,
  'faq-categories': faqCategorySchema,
  settings: staffSettingsSchema,
  media: mediaSchema,
  users: staffUserSchema,
}

/** The record as the endpoint that changes it answers: its fields alone, in its order, also inside of a field. */
export function answerOf(entity: VersionedEntity, record: ApiRecord): ApiRecord {
  return ANSWERS[entity].parse(record)
}
