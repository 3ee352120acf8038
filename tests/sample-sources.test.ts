import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { type PageTexts, pageTextsSchema } from '../src/contract/pages/pages.ts'
import { requireAllTextsOf } from '../src/contract/pages/texts-of.ts'
import { PAGE_KEYS, type PageKey } from '../src/domain/site/text-pages.ts'
import { readPage } from '../src/server/features/page-texts/page-texts.service.ts'
import {
  PRICE_SOURCE,
  SAMPLE_SOURCES,
  type SampleSource,
} from '../src/server/features/samples/sample-sources.ts'
import { listMarked, listShownPrices } from '../src/server/features/samples/samples.store.ts'
import { readShownParts, toShownParts } from '../src/server/features/samples/shown-parts.service.ts'
import { readRecords } from '../src/server/features/samples/shown-records.service.ts'
import { requireSettings } from '../src/server/features/settings/settings.service.ts'
import type { Transaction } from '../src/server/platform/db/database.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

/**
 * What decides only whether visitors see an item, and is another item's or another record's: who changes that replaces nothing of this
 * one, and is not named for it.
 */
const CONDITIONS = {
  texts: ['appeals: about.values.values', 'appeals: home.why.reasons'],
  columns: [
    'districts-text: districts.published',
    'makers: categories.manufacturer_id',
    'makers: products.manufacturer_id',
    'makers: products.published',
  ],
}

const sources: [string, readonly SampleSource[]][] = [
  ...Object.entries(SAMPLE_SOURCES),
  ['prices', [PRICE_SOURCE]],
]
/** `item: page.part.field`, or `page.part` and `page` for all of it. */
const ofTexts = sources.flatMap(([item, own]) =>
  own.flatMap(({ page, paths }) =>
    page ? paths.map(([, ...path]) => `${item}: ${[page, ...path].join('.')}`) : [],
  ),
)
/** `item: entity.column`. */
const ofColumns = sources.flatMap(([item, own]) =>
  own.flatMap(({ entity, page, paths }) => (page ? [] : paths.map(([name]) => `${item}: ${entity}.${name}`))),
)

/** Every one that is read is named, and every one that is named is read. */
function expectNamed(found: readonly string[], named: readonly string[], conditions: readonly string[]) {
  const isOf = (read: string) => (name: string) => read === name || read.startsWith(`${name}.`)
  const read = [...new Set(found)]
  expect(read.filter((one) => !named.some(isOf(one))).toSorted()).toEqual(conditions)
  expect(named.filter((name) => !read.some((one) => isOf(one)(name)))).toEqual([])
}

type State = Readonly<Record<string, unknown>>
const changedIn = (before: State, after: State) =>
  Object.keys(before).filter((key) => !isDeepStrictEqual(after[key], before[key]))

/** The parts as they are compared: not what staff call them, nor where they are written. */
const toState = (shown: Awaited<ReturnType<typeof readShownParts>>): State =>
  Object.fromEntries(
    Object.entries(shown).map(([key, parts]) => [
      key,
      parts.map(({ part, fingerprint }) => [part, fingerprint]),
    ]),
  )

let marked: ReadonlyMap<string, Awaited<ReturnType<typeof listMarked>>> = new Map()
beforeAll(async () => {
  marked = Map.groupBy(await listMarked(shop.database.db), ({ key }) => key)
})

/** Other values of a field: those that its page refuses are left out. */
const othersOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? [value.slice(1), value.slice(0, -1), []]
    : ['', `${value} иначе`, '1999', '150', '/catalog']

/** A text of a page with another value. */
interface Change {
  field: string
  other: PageTexts
}

const listChanges = ({ key, blocks }: PageTexts): Change[] =>
  Object.entries<Readonly<Record<string, unknown>>>(blocks).flatMap(([part, fields]) =>
    Object.entries(fields).flatMap(([name, value]) =>
      othersOf(value).flatMap((other) => {
        const changed = { ...blocks, [part]: { ...fields, [name]: other } }
        const { data } = pageTextsSchema.safeParse({ key, blocks: changed })
        return data ? [{ field: `${key}.${part}.${name}`, other: data }] : []
      }),
    ),
  )

function requirePage(pages: readonly PageTexts[], key: PageKey): PageTexts {
  const page = pages.find((one) => one.key === key)
  if (!page) throw new Error(`no texts of ${key}`)
  return page
}

test('each text that an item is computed from is named as its source, and no other', async () => {
  const { db } = shop.database
  const [settings, records] = [await requireSettings(db), await readRecords(db, marked)]
  const texts = await Promise.all(PAGE_KEYS.map((key) => readPage(db, key)))
  const partsWith = (pages: readonly PageTexts[]) =>
    toState(
      toShownParts({ blocksOf: (key) => requireAllTextsOf(requirePage(pages, key), key), settings, records }),
    )
  const before = partsWith(texts)
  const found = texts.flatMap(listChanges).flatMap(({ field, other }) => {
    const after = partsWith(texts.map((page) => (page.key === other.key ? other : page)))
    return changedIn(before, after).map((item) => `${item}: ${field}`)
  })
  expectNamed(found, ofTexts, CONDITIONS.texts)
})

/** Where the rows of an entity are. */
const TABLES = {
  settings: 'site_settings',
  districts: 'districts',
  reviews: 'reviews',
  projects: 'projects',
  posts: 'blog_posts',
  'faq-items': 'faq_items',
  manufacturers: 'manufacturers',
  categories: 'product_categories',
  products: 'products',
}

/** Other values of a column, as expressions by its type; those that it refuses are left out. */
const EXPRESSIONS: Readonly<Record<string, readonly string[]>> = {
  text: [`%I || ' иначе'`, `''`],
  boolean: ['not %I'],
  integer: ['%I + 1', 'null'],
  numeric: ['%I + 1'],
  'double precision': ['%I + 1'],
  real: ['%I + 1'],
  jsonb: [`'[]'`, `'{}'`, `'{"Гарантия": "9 лет"}'`, `'[{"days": [1], "from": "10:00", "to": "11:00"}]'`],
}

class Undone extends Error {}

test('each column that an item is computed from is named as its source, and no other', async () => {
  const { db, pool } = shop.database
  const readState = async (tx: Transaction): Promise<State> => {
    const prices = await listShownPrices(tx)
    return {
      ...toState(await readShownParts(tx, marked)),
      prices: prices.map(({ id, price, installationPrice }) => [id, price, installationPrice]),
    }
  }
  const before = await inTransaction(db, readState)
  const found: string[] = []
  for (const [entity, table] of Object.entries(TABLES)) {
    const { rows } = await pool.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
      [table],
    )
    expect(rows.length, table).toBeGreaterThan(3)
    for (const { name, type } of rows)
      for (const expression of EXPRESSIONS[type === 'ARRAY' ? 'jsonb' : type] ?? []) {
        const change = `update ${table} set ${name} = ${expression.replace('%I', name)}`
        try {
          await inTransaction(db, async (tx) => {
            // No triggers: this is about what is read.
            await tx.$client.query(`set local session_replication_role = replica`)
            await tx.$client.query(change)
            const items = changedIn(before, await readState(tx))
            found.push(...items.map((item) => `${item}: ${entity}.${name}`))
            throw new Undone()
          })
        } catch (error) {
          if (!(error instanceof Undone)) continue
        }
      }
  }
  expectNamed(found, ofColumns, CONDITIONS.columns)
})
