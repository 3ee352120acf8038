import type { z } from 'zod'
import { accessorySchema } from '../../../contract/catalogue/accessories.ts'
import { categorySchema } from '../../../contract/catalogue/categories.ts'
import { manufacturerSchema } from '../../../contract/catalogue/manufacturers.ts'
import { productSchema } from '../../../contract/catalogue/products.ts'
import { specCategorySchema, specParameterSchema } from '../../../contract/catalogue/specs.ts'
import { blogCategorySchema, blogPostSchema } from '../../../contract/content/blog.ts'
import { faqCategorySchema, faqItemSchema } from '../../../contract/content/faq.ts'
import { mediaSchema } from '../../../contract/content/media.ts'
import { adminProjectSchema, projectCategorySchema } from '../../../contract/content/projects.ts'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import { staffSettingsSchema } from '../../../contract/settings.ts'
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
