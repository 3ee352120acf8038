import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { faqCategories, faqItems } from '../faq/faq.table.ts'

/** Those of the slugs that published posts have. */
export function listPostSlugs(db: Database, slugs: readonly string[]) {
  return db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), inArray(blogPosts.slug, [...slugs])))
}

/** Published questions of these categories, each with the slug of its category. */
export function listQuestions(db: Database, categories: readonly string[]) {
  return db
    .select({ category: faqCategories.slug, question: faqItems.question })
    .from(faqItems)
    .innerJoin(faqCategories, eq(faqItems.categoryId, faqCategories.id))
    .where(and(eq(faqItems.published, true), inArray(faqCategories.slug, [...categories])))
}
