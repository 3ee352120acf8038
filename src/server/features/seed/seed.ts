import type { SpecParameter } from '../../../contract/catalogue/specs.ts'
import { readSpecColumn } from '../../../domain/product/spec-columns.ts'
import { isSpecMissing } from '../../../domain/product/spec-value.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { blogCategories, blogPosts } from '../blog/blog.table.ts'
import { manufacturers, productCategories, products } from '../catalogue/catalogue.table.ts'
import { listSpecParameters } from '../catalogue/specs/specs.service.ts'
import { publishConsents } from '../consent-documents/consent-documents.service.ts'
import { faqCategories, faqItems } from '../faq/faq.table.ts'
import { landingPages } from '../landing-pages/landing-pages.table.ts'
import { seedPages } from '../page-texts/page-texts.service.ts'
import { projectCategories, projects } from '../projects/projects.table.ts'
import { markSamples } from '../samples/samples.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { siteSettings } from '../settings/settings.table.ts'
import {
  readBlog,
  readCategories,
  readFaq,
  readLandingPages,
  readManufacturers,
  readProducts,
  readProjects,
  readSettings,
} from './content.ts'

/**
 * Seeds an empty database; existing content is never changed. A missing settings row is created again, and the texts of pages. Publishes the consent
 * texts in use if they are not yet, on an older database too. What a new shop begins with is marked as samples.
 */
export async function seedContent(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isNew = await seedIfEmpty(tx)
    await seedPages(tx)
    if (isNew) await markSamples(tx)
    await publishConsents(tx, await requireSettings(tx))
  })
}

/** Whether the shop is new. */
async function seedIfEmpty(tx: Transaction): Promise<boolean> {
  const [known] = await tx.select({ id: siteSettings.id }).from(siteSettings).limit(1)
  if (known) return false
  // Only the settings are missing: the content is kept.
  const [manufacturer] = await tx.select({ id: manufacturers.id }).from(manufacturers).limit(1)
  if (manufacturer) {
    await insertSettings(tx)
    return false
  }
  await seedCatalogue(tx)
  await seedFaq(tx)
  await seedBlog(tx)
  await seedProjects(tx)
  await seedLandingPages(tx)
  await insertSettings(tx)
  return true
}

async function insertSettings(tx: Transaction): Promise<void> {
  await tx.insert(siteSettings).values(await readSettings())
}

type Slugged = { id: number; slug: string }

/** Looks up ids of inserted rows by slug; throws for an unknown slug in the seed data. */
function idsBySlug(rows: readonly Slugged[]): (slug: string) => number {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`seed data names an unknown slug: ${slug}`)
    return id
  }
}

async function seedCatalogue(tx: Transaction): Promise<void> {
  const inserted = await tx
    .insert(manufacturers)
    .values(await readManufacturers())
    .returning()
  const manufacturerId = idsBySlug(inserted)
  const seeded = await readProducts()
  const parameters = await listSpecParameters(tx)
  const categories = (await readCategories()).map(({ manufacturerSlug, ...category }) => ({
    ...category,
    specMappings: mapParameters(
      parameters,
      seeded.filter(({ categorySlug }) => categorySlug === category.slug),
    ),
    manufacturerId: manufacturerSlug === null ? null : manufacturerId(manufacturerSlug),
  }))
  const categoryId = idsBySlug(await tx.insert(productCategories).values(categories).returning())
  const rows = seeded.map(({ manufacturerSlug, categorySlug, ...product }) => ({
    ...product,
    manufacturerId: manufacturerId(manufacturerSlug),
    categoryId: categoryId(categorySlug),
  }))
  await tx.insert(products).values(rows)
}

type SeededProduct = Awaited<ReturnType<typeof readProducts>>[number]

/** The parameters that any of a category's products has; those that all have are required. The same as migration `0025_catalogue`. */
function mapParameters(parameters: readonly SpecParameter[], products: readonly SeededProduct[]) {
  return parameters.flatMap(({ id, key, displayOrder, productColumn }) => {
    const valued = products.filter((product) => {
      const value = productColumn === null ? product.technicalSpecs[key] : readSpecColumn(product, key)
      return !isSpecMissing(value)
    })
    if (valued.length === 0) return []
    return [{ parameterId: id, isRequired: valued.length === products.length, displayOrder }]
  })
}

async function seedFaq(tx: Transaction): Promise<void> {
  const { categories } = await readFaq()
  const inserted = await tx
    .insert(faqCategories)
    .values(categories.map(({ items: _items, ...category }) => category))
    .returning()
  const categoryId = idsBySlug(inserted)
  const items = categories.flatMap((category) =>
    category.items.map((item) => ({ ...item, categoryId: categoryId(category.slug) })),
  )
  await tx.insert(faqItems).values(items)
}

async function seedBlog(tx: Transaction): Promise<void> {
  const { categories, posts } = await readBlog()
  const categoryId = idsBySlug(await tx.insert(blogCategories).values(categories).returning())
  await tx
    .insert(blogPosts)
    .values(posts.map(({ categorySlug, ...post }) => ({ ...post, categoryId: categoryId(categorySlug) })))
}

async function seedProjects(tx: Transaction): Promise<void> {
  const { categories, projects: seeded } = await readProjects()
  const categoryId = idsBySlug(await tx.insert(projectCategories).values(categories).returning())
  await tx
    .insert(projects)
    .values(
      seeded.map(({ categorySlug, ...project }) => ({ ...project, categoryId: categoryId(categorySlug) })),
    )
}

/** Hidden until staff show them: which tasks have a page is for the shop to say. */
async function seedLandingPages(tx: Transaction): Promise<void> {
  const pages = await readLandingPages()
  await tx.insert(landingPages).values(pages.map((page) => ({ ...page, published: false })))
}
