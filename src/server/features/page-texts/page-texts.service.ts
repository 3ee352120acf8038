import type { z } from 'zod'
import {
  type BlocksOf,
  isPageKey,
  PAGE_BLOCKS,
  PAGE_KEYS,
  type PageKey,
  type PageTexts,
  pageTextsSchema,
  type StaffPage,
  staffPageSchema,
} from '../../../contract/pages/pages.ts'
import { PAGE_TITLES } from '../../../domain/site/page-words.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { ORIGINAL_TEXTS } from './original-texts.ts'
import { findPage, insertMissing, listIds, type PageRow, updateBlocks } from './page-texts.store.ts'

type Texts = Readonly<Record<string, unknown>>

const noPage = () => new AppError('NOT_FOUND', 'Страница не найдена')

/** The key of a page whose texts are the staff's. Throws NOT_FOUND. */
export function requireKey(key: string): PageKey {
  if (!isPageKey(key)) throw noPage()
  return key
}

/** The pages whose texts are the staff's. */
export async function listPages(db: Database): Promise<{ id: number; key: PageKey; title: string }[]> {
  const ids = await listIds(db)
  return PAGE_KEYS.flatMap((key) => {
    const id = ids.get(key)
    return id === undefined ? [] : [{ id, key, title: PAGE_TITLES[key] }]
  })
}

/** The texts of a page as visitors read them; the original ones before the row is made. */
export async function readPage(db: Database, key: PageKey): Promise<PageTexts> {
  const row = await findPage(db, { key })
  return pageTextsSchema.parse({ key, blocks: row ? toBlocks(key, row.blocks) : ORIGINAL_TEXTS[key] })
}

/** The texts of the page «Услуги», which the search looks through. */
export const readServices = async (db: Database): Promise<BlocksOf<'services'>> =>
  PAGE_BLOCKS.services.parse((await readPage(db, 'services')).blocks)

/** The texts of a page for staff. Throws NOT_FOUND. */
export async function requirePage(db: Database, page: { key: PageKey } | { id: number }): Promise<StaffPage> {
  const row = await findPage(db, page)
  const key = PAGE_KEYS.find((one) => one === row?.key)
  if (!row || !key) throw noPage()
  return toStaffPage(key, row)
}

/** Number of the page's record. Throws NOT_FOUND. */
export async function requirePageId(db: Database, key: PageKey): Promise<number> {
  const row = await findPage(db, { key })
  if (!row) throw noPage()
  return row.id
}

/** Writes the texts of a page. Throws NOT_FOUND. */
export function updatePage(db: Database, actor: Writer, { key, blocks }: PageTexts): Promise<StaffPage> {
  return staffTransaction(db, actor, async (tx) => {
    await updateBlocks(tx, key, blocks)
    return requirePage(tx, { key })
  })
}

/** Writes the texts with which a shop begins. Throws NOT_FOUND. */
export const resetPage = (db: Database, actor: Writer, key: PageKey): Promise<StaffPage> =>
  updatePage(db, actor, pageTextsSchema.parse({ key, blocks: ORIGINAL_TEXTS[key] }))

/** Makes the rows of pages that have none, with their original texts: also after an update brought a page. */
export async function seedPages(tx: Transaction): Promise<void> {
  const known = await listIds(tx)
  const missing = PAGE_KEYS.filter((key) => !known.has(key))
  await insertMissing(
    tx,
    missing.map((key) => ({ key, title: PAGE_TITLES[key], blocks: ORIGINAL_TEXTS[key] })),
  )
}

const toStaffPage = (key: PageKey, { id, blocks, version, updatedAt }: PageRow): StaffPage =>
  staffPageSchema.parse({
    id,
    key,
    blocks: toBlocks(key, blocks),
    version,
    updatedAt: updatedAt.toISOString(),
  })

/** The stored texts; the original one for each field that is missing or fits no more, as after an update. */
function toBlocks(key: PageKey, stored: Texts): Texts {
  const blocks = Object.entries<z.ZodObject>(PAGE_BLOCKS[key].shape)
  const original = new Map<string, Texts>(Object.entries(ORIGINAL_TEXTS[key]))
  return Object.fromEntries(
    blocks.map(([name, { shape }]) => {
      const [known, texts] = [new Map(Object.entries(Object(stored[name]))), original.get(name)]
      const fields = Object.entries<z.ZodType>(shape).map(([field, schema]) => {
        const { success, data } = schema.safeParse(known.get(field))
        return [field, success ? data : texts?.[field]]
      })
      return [name, Object.fromEntries(fields)]
    }),
  )
}
