import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { categorySchema } from '../../../contract/catalogue/categories.ts'
import { manufacturerSchema } from '../../../contract/catalogue/manufacturers.ts'
import { type Sources, sourcesSchema } from '../../../contract/catalogue/product-limits.ts'
import { productSchema } from '../../../contract/catalogue/products.ts'
import { faqCategorySchema, faqItemSchema } from '../../../contract/content/faq.ts'
import { landingPageSchema } from '../../../contract/content/landing-pages.ts'
import { seedSettingsSchema } from '../../../contract/settings.ts'
import { root } from '../../root.ts'

const folder = path.join(root, 'content/seed')

const text = z.string().nullable()
const date = z.iso
  .datetime({ offset: true })
  .or(z.iso.date())
  .nullable()
  .transform((value) => (value === null ? null : new Date(value)))

const manufacturer = manufacturerSchema.omit({ id: true, order: true, warrantyText: true, version: true })
const category = categorySchema
  .omit({ id: true, manufacturerId: true, version: true })
  .extend({ manufacturerSlug: text })
/** All fields of the contract that a file may set; unknown fields are an error. */
const wholeProduct = productSchema
  .omit({
    id: true,
    sku: true,
    manufacturerId: true,
    manufacturerName: true,
    manufacturer_id: true,
    manufacturer_name: true,
    manufacturer_slug: true,
    categoryId: true,
    categoryName: true,
    images: true,
    oldPrice: true,
    oldPriceReason: true,
    oldPriceUntil: true,
    availability: true,
    leadDays: true,
    metaTitle: true,
    metaDescription: true,
    documents: true,
    similarIds: true,
    accessoryIds: true,
    accessories: true,
    drawing: true,
    sources: true,
    priceOutdated: true,
    unreadable: true,
    specs: true,
    parameters: true,
    published: true,
    publishAt: true,
    unpublishAt: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ categorySlug: z.string() })
  .strict()
/** Fields missing in the file become null. */
const UNKNOWN = Object.fromEntries(
  Object.entries(wholeProduct.shape)
    .filter(([, schema]) => schema.safeParse(null).success)
    .map(([name]) => [name, null]),
)
/** Schema of a product in `content/seed/products.json`. */
export const seedProductSchema = z.preprocess(
  (given) => (typeof given === 'object' ? { ...UNKNOWN, ...given } : given),
  wholeProduct,
)
/** Sources of values by field: `every` for each product with that value, `models` for one product. */
export const seedSourcesSchema = z.object({
  every: sourcesSchema,
  models: z.record(z.string(), sourcesSchema),
})
const landingPage = landingPageSchema.pick({
  title: true,
  slug: true,
  description: true,
  text: true,
  filter: true,
})
const faqItem = faqItemSchema.pick({ question: true, answer: true, orderIndex: true })
const faqCategory = faqCategorySchema
  .pick({ name: true, slug: true, description: true, icon: true })
  .extend({ items: z.array(faqItem) })
const namedCategory = z.object({ name: z.string(), slug: z.string(), description: text })
const post = z.object({
  title: z.string(),
  slug: z.string(),
  categorySlug: z.string(),
  excerpt: text,
  author: z.string(),
  published: z.boolean(),
  publishedAt: date,
  featuredImage: text,
  metaTitle: text,
  metaDescription: text,
  file: z.string(),
})
const project = z.object({
  title: z.string(),
  slug: z.string(),
  categorySlug: z.string(),
  location: text,
  description: z.string(),
  shortDescription: text,
  completed: z.boolean(),
  completedAt: date,
  dateText: text,
  equipment: text,
  challenges: z.array(z.string()),
  solutions: z.array(z.string()),
  featuredImage: text,
  images: z.array(z.string()),
  metaTitle: text,
  metaDescription: text,
})

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
}

/** Seeded manufacturers. All these functions throw for a file that does not match its schema. */
export const readManufacturers = () => read('manufacturers.json', z.array(manufacturer))
/** Seeded categories of the catalogue. */
export const readCategories = () => read('categories.json', z.array(category))
/** Seeded products, with manufacturers and categories by slug, and the sources of their values. */
export async function readProducts() {
  const products = await read('products.json', z.array(seedProductSchema))
  const { every, models } = await read('sources.json', seedSourcesSchema)
  return products.map((product) => {
    const values: Readonly<Record<string, unknown>> = { ...product, ...prefixSpecs(product.technicalSpecs) }
    const common = Object.entries(every).filter(([field]) => (values[field] ?? null) !== null)
    const sources: Sources = { ...Object.fromEntries(common), ...models[product.slug] }
    return { ...product, sources }
  })
}

const prefixSpecs = (specs: object) =>
  Object.fromEntries(Object.entries(specs).map(([name, value]) => [`technicalSpecs.${name}`, value]))

/** Seeded questions in their categories. */
export const readFaq = () => read('faq.json', z.object({ categories: z.array(faqCategory) }))
/** Seeded projects and their categories. */
export const readProjects = () =>
  read('projects.json', z.object({ categories: z.array(namedCategory), projects: z.array(project) }))
/** Seeded pages about one task. */
export const readLandingPages = () => read('landing-pages.json', z.array(landingPage))
/** Seeded settings. */
export const readSettings = () => read('settings.json', seedSettingsSchema)

/** Seeded posts with their Markdown bodies, which are separate files. */
export async function readBlog() {
  const blog = await read('blog.json', z.object({ categories: z.array(namedCategory), posts: z.array(post) }))
  const posts = await Promise.all(
    blog.posts.map(async ({ file, ...rest }) => ({
      ...rest,
      content: await readFile(path.join(folder, 'blog', file), 'utf8'),
    })),
  )
  return { categories: blog.categories, posts }
}
