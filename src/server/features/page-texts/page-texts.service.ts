import { isDeepStrictEqual } from 'node:util'
import { mendField } from '../../../contract/pages/mend-field.ts'
import {
  type AllBlocksOf,
  type BlocksOf,
  blocksSchemaOf,
  type PageTexts,
  pageTextsSchema,
  type StaffPage,
} from '../../../contract/pages/pages.ts'
import { requireAllTextsOf, requireTextsOf } from '../../../contract/pages/texts-of.ts'
import { givenTexts, textsOver } from '../../../contract/pages/texts-over.ts'
import {
  isForAdmin,
  isPageKey,
  PAGE_KEYS,
  type PageKey,
  TEXT_PAGES,
} from '../../../domain/site/text-pages.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { setJournalAction } from '../../platform/db/journal-action.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { toInvalid } from '../../platform/http/error-response.ts'
import { originalTexts } from './original-texts.ts'
import {
  findPage,
  insertMissing,
  listBlocks,
  listIds,
  lockPage,
  type PageAddress,
  type PageRow,
  updateBlocks,
} from './page-texts.store.ts'

type Texts = Readonly<Record<string, unknown>>

/** Tells features above of texts that were written, in that transaction. */
export type TextsChanged = (tx: Transaction, key: PageKey) => Promise<void>

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    textsChanged: TextsChanged
  }
}

const noPage = () => new AppError('NOT_FOUND', 'Страница не найдена')

/** The key of a page whose texts are the staff's. Throws NOT_FOUND. */
export function requireKey(key: string): PageKey {
  if (!isPageKey(key)) throw noPage()
  return key
}

/** Legal texts and texts of consent are the admin's. */
export const mayChangeTexts = ({ role }: Writer, key: PageKey): boolean =>
  role === 'admin' || !isForAdmin(key)

/** Throws FORBIDDEN for a manager who would change legal texts or texts of consent. */
export function requireRightToTexts(writer: Writer, key: PageKey): void {
  if (!mayChangeTexts(writer, key)) throw new AppError('FORBIDDEN', 'Недостаточно прав')
}

/** The key of the page with this number; null when there is none that this version knows. */
export async function findPageKey(db: Database, id: number): Promise<PageKey | null> {
  const row = await findPage(db, { id })
  return row && isPageKey(row.key) ? row.key : null
}

/** Like `requireRightToTexts`, by the page's number; one that is not there is left to the write. */
export async function requireRightToPage(db: Database, writer: Writer, id: number): Promise<void> {
  const key = await findPageKey(db, id)
  if (key) requireRightToTexts(writer, key)
}

/** The pages whose texts are the staff's. */
export async function listPages(db: Database): Promise<{ id: number; key: PageKey; title: string }[]> {
  const ids = await listIds(db)
  return PAGE_KEYS.flatMap((key) => {
    const id = ids.get(key)
    return id === undefined ? [] : [{ id, key, title: TEXT_PAGES[key].title }]
  })
}

/** The texts of a page; the original ones before the row is made. */
export async function readPage(db: Database, key: PageKey): Promise<PageTexts> {
  const row = await findPage(db, { key })
  return row ? toTexts(key, row.blocks) : originalTexts(key)
}

/** The same, of a page that is known. */
export const readBlocks = async <Key extends PageKey>(db: Database, key: Key): Promise<BlocksOf<Key>> =>
  requireTextsOf(await readPage(db, key), key)

/** The texts of these pages, all read at once, those of `chrome` with its sections. */
export async function readPages<Read extends PageKey>(
  db: Database,
  keys: readonly Read[],
): Promise<<Key extends Read>(key: Key) => AllBlocksOf<Key>> {
  return (await readVersionedPages(db, keys)).blocksOf
}

/** The same with the version of each page that is stored. */
export async function readVersionedPages<Read extends PageKey>(db: Database, keys: readonly Read[]) {
  const stored = await listBlocks(db, keys)
  // What asks for a page again and again, as the list of samples does, has it parsed once.
  const parsed = new Map<Read, PageTexts>()
  const parse = (key: Read): PageTexts => {
    const row = stored.get(key)
    const texts = row ? toTexts(key, row.blocks) : originalTexts(key)
    parsed.set(key, texts)
    return texts
  }
  return {
    blocksOf: <Key extends Read>(key: Key): AllBlocksOf<Key> =>
      requireAllTextsOf(parsed.get(key) ?? parse(key), key),
    versionOf: (key: Read): number | undefined => stored.get(key)?.version,
  }
}

/** The texts of a page for staff. Throws NOT_FOUND. */
export const requirePage = async (db: Database, page: PageAddress): Promise<StaffPage> =>
  toStaffPage(await findPage(db, page))

/** Throws NOT_FOUND without a row, and for that of a page which this version does not know. */
function toStaffPage(row: PageRow | null): StaffPage {
  if (!row || !isPageKey(row.key)) throw noPage()
  const { id, version, updatedAt } = row
  const texts = toTexts(row.key, row.blocks)
  return { ...texts, id, version, updatedAt: updatedAt.toISOString(), changed: listChanged(texts) }
}

/** Names of the parts whose texts are not the original ones. */
function listChanged({ key, blocks }: PageTexts): string[] {
  const original = new Map<string, unknown>(Object.entries(originalTexts(key).blocks))
  return Object.entries<unknown>(blocks).flatMap(([name, fields]) =>
    isDeepStrictEqual(fields, original.get(name)) ? [] : [name],
  )
}

/** Number of the page's record. Throws NOT_FOUND. */
export async function requirePageId(db: Database, key: PageKey): Promise<number> {
  const id = (await listIds(db)).get(key)
  if (id === undefined) throw noPage()
  return id
}

/** The page's texts with given ones in the place of their own, field by field. Throws BAD_REQUEST with a message for each wrong field. */
export function withGiven({ key, blocks }: PageTexts, given: unknown): PageTexts {
  const { data: sent, error: noTexts } = givenTexts.safeParse({ blocks: given })
  if (noTexts) throw toInvalid(noTexts)
  const { data, error } = pageTextsSchema.safeParse({ key, blocks: textsOver(blocks, sent.blocks) })
  if (error) throw toInvalid(error)
  return data
}

interface GivenTexts {
  page: PageAddress
  blocks: unknown
}

/** Writes texts of a page; parts and fields that are not given stay. Throws NOT_FOUND, and BAD_REQUEST like `withGiven`. */
export function updatePage(
  db: Database,
  actor: Writer,
  texts: GivenTexts,
  changed: TextsChanged,
): Promise<StaffPage> {
  return staffTransaction(db, actor, (tx) => changeTexts(tx, texts, changed))
}

/** The same in a transaction of the caller, who has checked the right to it. */
export async function changeTexts(
  tx: Transaction,
  { page, blocks: given }: GivenTexts,
  changed: TextsChanged,
): Promise<StaffPage> {
  // Locked when they are read: what another writes meanwhile would be undone.
  const present = toStaffPage(await lockPage(tx, page))
  const { key, blocks } = withGiven(present, given)
  const written = toStaffPage(await updateBlocks(tx, present.id, blocks))
  await changed(tx, key)
  return written
}

/** Writes the texts with which a shop begins, of the whole page or of one part. Throws NOT_FOUND, and BAD_REQUEST for no part of the page. */
export function resetPage(
  db: Database,
  actor: Writer,
  { key, part }: { key: PageKey; part?: string | undefined },
  changed: TextsChanged,
): Promise<StaffPage> {
  const { blocks } = originalTexts(key)
  const parts = Object.entries<Texts>(blocks).filter(([name]) => part === undefined || name === part)
  if (parts.length === 0) throw new AppError('BAD_REQUEST', 'На этой странице нет такой части')
  return staffTransaction(db, actor, async (tx) => {
    await setJournalAction(tx, 'restore')
    return changeTexts(tx, { page: { key }, blocks: Object.fromEntries(parts) }, changed)
  })
}

/** Makes the rows of pages that have none, with their original texts: also after an update brought a page. */
export async function seedPages(tx: Transaction): Promise<void> {
  const known = await listIds(tx)
  const missing = PAGE_KEYS.filter((key) => !known.has(key))
  await insertMissing(
    tx,
    missing.map((key) => ({ key, title: TEXT_PAGES[key].title, blocks: originalTexts(key).blocks })),
  )
}

/** The stored texts; the original one for each field that is missing or fits no more, as after an update. */
function toTexts(key: PageKey, stored: Texts): PageTexts {
  // What may be empty is so only where staff emptied it.
  const original = originalTexts(key).blocks
  const blocks = textsOver(original, stored)
  const { data } = pageTextsSchema.safeParse({ key, blocks })
  return data ?? pageTextsSchema.parse({ key, blocks: mendField(blocksSchemaOf(key), blocks, original) })
}
