import type { z } from 'zod'
import { listReferences, WRONG_TEXT } from '../../../contract/fields.ts'
import type { PageTexts } from '../../../contract/pages/pages.ts'
import { DRAFTED, type Drafted } from '../../../contract/records/drafts.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { holdRow, listReferences as listColumns } from '../../platform/db/records/stored-rows.ts'
import { tableOf } from '../../platform/db/versioned.ts'
import { toInvalid } from '../../platform/http/error-response.ts'
import { isJsonValue } from '../../platform/http/input-rules.ts'
import { toColumn } from '../../platform/http/unknown-reference.ts'
import { changePost } from '../blog/blog.service.ts'
import { changeProduct } from '../catalogue/products/products.service.ts'
import { districtWrites } from '../districts/districts.service.ts'
import { requireQuestions } from '../faq/faq.service.ts'
import { readFilter } from '../landing-pages/landing-filter.service.ts'
import { changeLandingPage, requireLandingPage } from '../landing-pages/landing-pages.service.ts'
import { changeTexts, requirePage, type TextsChanged, withGiven } from '../page-texts/page-texts.service.ts'
import { changeProject } from '../projects/projects.service.ts'
import { reviewWrites } from '../reviews/reviews.service.ts'

/** Fields of a record's own change, by their names in the API. */
export type Fields = { readonly [field: string]: unknown }

/** What of a sent draft is stored. Throws BAD_REQUEST with its fields when the record's own change would be. */
export function checkDraft(entity: Drafted, id: number, sent: Fields): Fields {
  const { shape } = DRAFTED[entity]
  const draft = pickKeys(sent, (name) => !['id', 'key'].includes(name) && Object.hasOwn(shape, name))
  const unknown = Object.keys(sent).filter((name) => !['id', 'key'].includes(name) && !(name in draft))
  // An empty draft is none: forms store one while all that was typed is unfinished.
  if (unknown.length > 0 && Object.keys(draft).length === 0) {
    throw new AppError('BAD_REQUEST', `Среди полей нет ни одного поля записи: ${unknown.join(', ')}`)
  }
  const unreadable = Object.keys(draft).filter((name) => !isJsonValue(draft[name]))
  if (unreadable.length > 0) {
    const errors = Object.fromEntries(unreadable.map((name) => [name, WRONG_TEXT]))
    throw new AppError('BAD_REQUEST', WRONG_TEXT, undefined, { errors })
  }
  const read = new Map(Object.entries(parse(DRAFTED[entity], { ...draft, id, key: id })))
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, HOURS.has(name) ? read.get(name) : value]),
  )
}

/** Fields whose offset the write adds where none was named: whoever reads the draft knows the instant. */
const HOURS = new Set(['publishAt', 'unpublishAt', 'oldPriceUntil'])

/** A record, the fields of its draft, and who hears of texts that are changed. */
interface Applied {
  id: number
  draft: Fields
  textsChanged: TextsChanged
}

/** Changes the record as the draft says, by its own change; returns the record. Throws like that. */
export function applyDraft(tx: Transaction, entity: Drafted, applied: Applied): Promise<Fields> {
  return CHANGES[entity](tx, applied)
}

const CHANGES: { [Kind in Drafted]: (tx: Transaction, applied: Applied) => Promise<Fields> } = {
  products(tx, { id, draft }) {
    const { key: _key, ...changes } = parse(DRAFTED.products, { ...draft, key: id })
    return changeProduct(tx, id, changes)
  },
  posts(tx, { id, draft }) {
    const { id: _id, ...changes } = parse(DRAFTED.posts, { ...draft, id })
    return changePost(tx, id, changes)
  },
  projects(tx, { id, draft }) {
    const { id: _id, ...changes } = parse(DRAFTED.projects, { ...draft, id })
    return changeProject(tx, id, changes)
  },
  'landing-pages'(tx, { id, draft }) {
    const { id: _id, ...changes } = parse(DRAFTED['landing-pages'], { ...draft, id })
    return changeLandingPage(tx, id, changes)
  },
  reviews(tx, { id, draft }) {
    const { id: _id, ...changes } = parse(DRAFTED.reviews, { ...draft, id })
    return reviewWrites.change(tx, id, changes)
  },
  districts(tx, { id, draft }) {
    const { id: _id, ...changes } = parse(DRAFTED.districts, { ...draft, id })
    return districtWrites.change(tx, id, changes)
  },
  pages(tx, { id, draft, textsChanged }) {
    const { blocks } = parse(DRAFTED.pages, { ...draft, id })
    return changeTexts(tx, { page: { id }, blocks }, textsChanged)
  },
}

/** The page's present texts with those of the draft. Throws NOT_FOUND, and BAD_REQUEST when they break the page's rules. */
export async function readDraftedTexts(tx: Transaction, id: number, draft: Fields): Promise<PageTexts> {
  return withGiven(await requirePage(tx, { id }), parse(DRAFTED.pages, { ...draft, id }).blocks)
}

/** Throws BAD_REQUEST when the draft's filter or questions name what there is not, like the page's own change; NOT_FOUND without such a page. */
export async function requireDraftedLanding(tx: Transaction, id: number, draft: Fields): Promise<void> {
  const { filter, questionIds } = parse(DRAFTED['landing-pages'], { ...draft, id })
  if (filter === undefined && questionIds === undefined) return
  const present = await requireLandingPage(tx, id)
  if (filter !== undefined) await readFilter(tx, filter, present.filter)
  await requireQuestions(tx, questionIds, present.questionIds)
}

/** Throws BAD_REQUEST with a message for each wrong field. */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error) throw toInvalid(error)
  return data
}

/** Fields of the draft that refer to a row that is not there, with their messages; what they refer to stays until the end. */
export async function listUnresolved(
  tx: Transaction,
  entity: Drafted,
  draft: Fields,
): Promise<{ field: string; unknown: string }[]> {
  const columns = await listColumns(tx, tableOf(entity))
  const unresolved: { field: string; unknown: string }[] = []
  for (const reference of listReferences(DRAFTED[entity])) {
    const id = draft[reference.field]
    const target = columns.find(({ column }) => column === toColumn(reference.field))?.target
    if (typeof id !== 'number' || target === undefined) continue
    if (!(await holdRow(tx, target, id))) unresolved.push(reference)
  }
  return unresolved
}

/** Throws BAD_REQUEST when the draft refers to a row that is not there, like the record's own change. */
export async function requireReferences(tx: Transaction, entity: Drafted, draft: Fields): Promise<void> {
  const [first] = await listUnresolved(tx, entity, draft)
  if (first) throw new AppError('BAD_REQUEST', first.unknown)
}
