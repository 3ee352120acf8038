import { z } from 'zod'
import { ask, isSuccess } from './ask.ts'
import { type Deed, type Stored, storedKey, type Work } from './judge.ts'
import { readImportKey } from './price-list.ts'
import type { ServingShop } from './shop.ts'
import { hashOf, readUploadKey } from './staff-work.ts'

const countSchema = z.object({ key: z.string(), count: z.coerce.number() })

/** Products that an import has written, and how often the one that it wrote most often. */
const writtenSchema = z.object({ id: z.int(), products: z.int(), times: z.int() })

/** Finds every deed in the database, whatever the shop has said of it, and reads uploaded files from the shop. */
export async function findStored(shop: ServingShop, deeds: readonly Deed[]): Promise<Stored> {
  const stored = new Map<string, number>()
  const keysOf = (work: Work) => deeds.filter((deed) => deed.work === work).map(({ key }) => key)
  const note = (work: Work, key: string, count: number) => stored.set(storedKey({ work, key }), count)
  const count = async (statement: string, keys: readonly unknown[]) =>
    z.array(countSchema).parse(await shop.query(statement, [keys]))

  for (const work of ['заявки', 'заявки по телефону'] as const)
    for (const { key, count: found } of await count(
      'select message as key, count(*) from inquiries where message = any($1) group by message',
      keysOf(work),
    ))
      note(work, key, found)

  for (const { key, count: found } of await count(
    `select change ->> 'after' as key, count(*) from journal, jsonb_array_elements(changes) as change
     where entity = 'products' and change ->> 'field' = 'shortDescription' and change ->> 'after' = any($1) group by 1`,
    keysOf('правки'),
  ))
    note('правки', key, found)

  const imports = keysOf('импорты').map((key) => ({ key, ...readImportKey(key) }))
  const written = await shop.query(
    `select id, count(product)::int as products, max(times)::int as times from (
       select imports.id, journal.entity_id as product, count(*) as times from imports join journal
         on journal.batch_id = imports.batch_id and entity = 'products'
       where state = 'applied' and imports.id = any($1) group by imports.id, journal.entity_id) as written
     group by id`,
    [imports.map(({ id }) => id)],
  )
  for (const { id, products, times } of z.array(writtenSchema).parse(written)) {
    const wanted = imports.find((one) => one.id === id)
    if (wanted) note('импорты', wanted.key, products < wanted.rows ? 0 : times)
  }
  for (const [key, found] of await findUploads(shop, keysOf('загрузки'))) note('загрузки', key, found)
  return stored
}

async function findUploads(shop: ServingShop, keys: readonly string[]): Promise<Map<string, number>> {
  const byName = new Map(keys.map((key) => [readUploadKey(key).name, key]))
  const rows = z
    .array(z.object({ name: z.string(), url: z.string() }))
    .parse(await shop.query('select name, url from media where name = any($1)', [[...byName.keys()]]))
  const found = new Map<string, number>()
  for (const { name, url } of rows) {
    const key = byName.get(name) ?? ''
    const answer = await ask(shop.address + url)
    const isWhole = isSuccess(answer) && hashOf(answer.body) === readUploadKey(key).hash
    found.set(key, (found.get(key) ?? 0) + (isWhole ? 1 : 0))
  }
  return found
}
