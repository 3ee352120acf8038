import { ENTITIES, type Entity } from '../../../contract/records/records.ts'
import { plural, type WordForms } from '../../../lib/text/plural.ts'
import type { StoredRow } from '../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../platform/db/versioned.ts'

/** The entity whose rows a table holds; undefined for a table without records. */
export const entityOf = (table: string): Entity | undefined =>
  ENTITIES.find((entity) => tableOf(entity) === table)

/** Everything that records refer to is a manufacturer, a product or a category. */
const isMaker = (entity: Entity) => entity === 'manufacturers'
/** Of owners that are «он». */
const isMasculine = (entity: Entity) => isMaker(entity) || entity === 'products'
const nameOwner = (entity: Entity) => (isMaker(entity) ? 'Производитель' : 'Товар')

/** «Категория «Септики» тоже в корзине: когда вернёте её, вернётся и связь.» */
export const formatInTrash = (owner: Entity, title: string): string =>
  isMasculine(owner)
    ? `${nameOwner(owner)} «${title}» тоже в корзине: когда вернёте его, вернётся и связь.`
    : `Категория «${title}» тоже в корзине: когда вернёте её, вернётся и связь.`

/** The record is back without what it belonged to. */
export const formatGone = (owner: Entity): string =>
  isMasculine(owner)
    ? `${isMaker(owner) ? 'Производителя' : 'Товара'} больше нет: запись вернулась без него.`
    : 'Категории больше нет: запись вернулась без неё.'

/** What a record in the trash belongs to; of one that is gone the name is empty. */
export interface Owner {
  name: string
  state: 'here' | 'in the trash' | 'gone'
}

/** What a deleted record belongs to (`found`, null for nothing), for the list; null when there is nothing to say. */
export function formatReference(entity: Entity, owner: Entity, found: Owner | null): string | null {
  if (isMasculine(owner)) {
    if (!found || found.state === 'here') return null
    const isNeeded = entity === 'products'
    if (found.state === 'gone')
      return isNeeded
        ? 'Вернуть нельзя: производитель удалён навсегда'
        : `${isMaker(owner) ? 'Производителя' : 'Товара'} больше нет`
    return isNeeded
      ? `Вместе вернётся производитель «${found.name}»`
      : `${nameOwner(owner)} «${found.name}» тоже в корзине`
  }
  if (!found) return entity === 'faq-items' ? 'Без категории' : null
  if (found.state === 'gone') return 'Категории больше нет'
  return found.state === 'here' ? `Категория «${found.name}»` : `Категория «${found.name}» тоже в корзине`
}

/** «Вернёт связь с 6 товарами», by the table of what was unlinked. */
const LINKED: Readonly<Record<string, WordForms>> = {
  products: ['товаром', 'товарами', 'товарами'],
  product_categories: ['категорией', 'категориями', 'категориями'],
  blog_posts: ['статьёй', 'статьями', 'статьями'],
  projects: ['проектом', 'проектами', 'проектами'],
  faq_items: ['вопросом', 'вопросами', 'вопросами'],
  spec_parameters: ['параметром', 'параметрами', 'параметрами'],
  accessories: ['комплектующим', 'комплектующими', 'комплектующими'],
}

/** How many rows get their link back; empty for a table that nobody has a word for. */
export function formatLinks(table: string, count: number): string[] {
  const forms = LINKED[table]
  return forms ? [`Вернёт связь с ${count} ${plural(count, forms)}`] : []
}

/** What tells the record from others of its kind: a draft, the missing price, how many photos. */
export function formatFacts(entity: Entity, row: StoredRow): string[] {
  if (entity === 'products') return row.price === null ? ['Без цены'] : []
  if (entity === 'posts') return row.published === false ? ['Черновик'] : []
  const photos = Array.isArray(row.images) ? row.images.length : 0
  return entity === 'projects' && photos > 0 ? [`${photos} фото`] : []
}
