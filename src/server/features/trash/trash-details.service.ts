import { ENTITIES, type Entity } from '../../../contract/records/records.ts'
import type { Database } from '../../platform/db/database.ts'
import { previewFreeSlug } from '../../platform/db/free-slug.ts'
import { tableOf } from '../../platform/db/versioned.ts'
import { readPlace } from './links.service.ts'
import { type ListedTrash, listTrashedTitles } from './trash.store.ts'
import { countUnlinked, listNames, listTakenSlugs } from './trash-details.store.ts'
import { formatFacts, formatLinks, formatReference, type Owner } from './trash-words.ts'

/** What each record would belong to: the column of its row, and whose rows it names. */
const OWNERS: Partial<Record<Entity, readonly (readonly [column: string, owner: Entity])[]>> = {
  products: [
    ['manufacturer_id', 'manufacturers'],
    ['category_id', 'categories'],
  ],
  categories: [['manufacturer_id', 'manufacturers']],
  accessories: [
    ['manufacturer_id', 'manufacturers'],
    ['category_id', 'categories'],
    ['product_id', 'products'],
  ],
  'spec-parameters': [['category_id', 'spec-categories']],
  posts: [['category_id', 'blog-categories']],
  projects: [['category_id', 'project-categories']],
  'faq-items': [['category_id', 'faq-categories']],
}

/** Sentences about each record in the trash: what its address becomes, what comes back with it, what it belongs to, what it is. */
export async function describeTrash(
  db: Database,
  rows: readonly ListedTrash[],
): Promise<Map<ListedTrash, string[]>> {
  const details = new Map<ListedTrash, string[]>()
  for (const entity of ENTITIES) {
    const own = rows.filter((row) => row.entity === entity)
    if (own.length === 0) continue
    const addresses = await describeAddresses(db, entity, own)
    const owners = await describeOwners(db, entity, own)
    for (const row of own) {
      details.set(row, [
        ...(addresses.get(row) ?? []),
        ...(await describeLinks(db, row)),
        ...(owners.get(row) ?? []),
        ...formatFacts(entity, row.row),
      ])
    }
  }
  return details
}

async function describeAddresses(db: Database, entity: Entity, rows: readonly ListedTrash[]) {
  const table = tableOf(entity)
  const slugs = new Map(
    rows.flatMap((row) => (typeof row.row.slug === 'string' ? [[row, row.row.slug]] : [])),
  )
  const addresses = new Map<ListedTrash, string[]>()
  if (slugs.size === 0) return addresses
  const taken = await listTakenSlugs(db, table, [...slugs.values()])
  for (const [row, slug] of slugs) {
    if (taken.has(slug)) addresses.set(row, [`Адрес занят: станет ${await previewFreeSlug(db, table, slug)}`])
  }
  return addresses
}

async function describeOwners(
  db: Database,
  entity: Entity,
  rows: readonly ListedTrash[],
): Promise<Map<ListedTrash, string[]>> {
  const described = new Map<ListedTrash, string[]>(rows.map((row) => [row, []]))
  for (const [column, owner] of OWNERS[entity] ?? []) {
    const ids = rows.flatMap(({ row }) => (typeof row[column] === 'number' ? [row[column]] : []))
    const names = await listNames(db, tableOf(owner), ids)
    const trashed = await listTrashedTitles(
      db,
      owner,
      ids.filter((id) => !names.has(id)),
    )
    const find = (id: unknown): Owner | null => {
      if (typeof id !== 'number') return null
      const name = names.get(id)
      if (name !== undefined) return { name, state: 'here' }
      const title = trashed.get(id)
      return title === undefined ? { name: '', state: 'gone' } : { name: title, state: 'in the trash' }
    }
    for (const row of rows) {
      const sentence = formatReference(entity, owner, find(row.row[column]))
      if (sentence !== null) described.get(row)?.push(sentence)
    }
  }
  return described
}

async function describeLinks(db: Database, { entityId, deletedAt, links }: ListedTrash): Promise<string[]> {
  const sentences: string[] = []
  for (const [place, ids] of Object.entries(links)) {
    const { table, column } = readPlace(place)
    const count = await countUnlinked(db, { table, column, ids, id: entityId, deletedAt })
    if (count > 0) sentences.push(...formatLinks(table, count))
  }
  return sentences
}
