import type { CallSection } from '../../../contract/access.ts'
import type { EndpointMeta } from '../../../contract/endpoint.ts'
import type { JournalEntity } from '../../../contract/records/record-kinds.ts'
import { hasRight, hasSome, type Narrowed, type Right } from '../../../domain/staff/rights.ts'
import { AppError } from '../../app-error.ts'

type Part = Exclude<CallSection, 'record'>

/** The part of the shop that the records of a kind belong to; `none` are those that no right is about. */
const PARTS: Readonly<Record<JournalEntity, Part>> = {
  products: 'catalogue',
  categories: 'catalogue',
  manufacturers: 'catalogue',
  accessories: 'catalogue',
  'spec-categories': 'catalogue',
  'spec-parameters': 'catalogue',
  posts: 'content',
  'blog-categories': 'content',
  projects: 'content',
  'project-categories': 'content',
  'faq-items': 'content',
  'faq-categories': 'content',
  'landing-pages': 'content',
  redirects: 'content',
  reviews: 'content',
  districts: 'content',
  pages: 'content',
  settings: 'none',
  media: 'files',
  users: 'none',
  inquiries: 'inquiries',
  sessions: 'none',
  system: 'none',
}

/** One of these is enough: pictures and documents belong to products as well as to texts, and prices are changed in the list of products. */
const RIGHTS_OF: Readonly<Record<Part, readonly Right[]>> = {
  catalogue: ['catalogue'],
  prices: ['prices'],
  content: ['content'],
  inquiries: ['inquiries'],
  goods: ['catalogue', 'prices'],
  files: ['catalogue', 'content'],
  none: [],
}

/** What is said to whom a right is missing. */
export const CLOSED: Readonly<Record<Right, string>> = {
  catalogue: 'Администратор не дал вам доступа к каталогу',
  prices: 'Администратор не дал вам доступа к ценам',
  content: 'Администратор не дал вам доступа к содержанию сайта',
  inquiries: 'Администратор не дал вам доступа к запросам клиентов',
  export: 'Администратор не разрешил вам выгружать списки',
  delete: 'Администратор не разрешил вам удалять',
  merge: 'Администратор не разрешил вам объединять запросы',
}

const isOpen = (person: Narrowed, part: Part) => hasSome(person, RIGHTS_OF[part])

/** Refuses a call of staff that the caller's rights leave out; `input` is what was sent, not yet checked. Throws FORBIDDEN. */
export function requireRights(person: Narrowed, { section, act }: EndpointMeta, input: unknown): void {
  if (!section) throw new AppError('FORBIDDEN', 'Недостаточно прав')
  if (person.role === 'admin' || !person.rights) return
  requirePart(person, section === 'record' ? partOf(entityIn(input)) : section)
  if (act) requireRight(person, act)
}

/** Refuses what is about records of this kind, where their part of the shop is closed. Throws FORBIDDEN. */
export const requireSight = (person: Narrowed, entity: string): void => requirePart(person, partOf(entity))

function requirePart(person: Narrowed, part: Part): void {
  const [closed] = isOpen(person, part) ? [] : RIGHTS_OF[part]
  if (closed) throw new AppError('FORBIDDEN', CLOSED[closed])
}

/** Refuses what this right is needed for. Throws FORBIDDEN. */
export function requireRight(person: Narrowed, right: Right): void {
  if (!hasRight(person, right)) throw new AppError('FORBIDDEN', CLOSED[right])
}

/** Whether a reader may hear of records of this kind, in lists of all kinds. */
export const maySee = (person: Narrowed, entity: string): boolean => isOpen(person, partOf(entity))

/** A kind that there is not is refused by the endpoint itself. */
const partOf = (entity: unknown): Part =>
  typeof entity === 'string' && isKind(entity) ? PARTS[entity] : 'none'

const isKind = (name: string): name is JournalEntity => Object.hasOwn(PARTS, name)

const entityIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'entity' in input ? input.entity : undefined
