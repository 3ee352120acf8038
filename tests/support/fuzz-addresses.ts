import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { COMMON_NAMES, type PlaceNames } from '../../scripts/fuzz/page-addresses.ts'
import { makeFeed } from '../../src/server/features/product-feed/product-feed.service.ts'
import { filesOf } from '../../src/server/platform/files/files-of.ts'
import { inUploads } from '../../src/server/platform/files/folders.ts'
import { paint } from './media-desk.ts'
import { dist, type TestShop } from './shop.ts'

const MOVED = 'former/address'
const TOKEN = 'a'.repeat(64)
const UPLOAD = `${'0'.repeat(32)}.jpg`

/** Makes what a fresh shop does not have at its addresses yet, by SQL; returns all names of places. */
export async function prepareAddresses({ database, config }: TestShop): Promise<PlaceNames> {
  const { pool, db } = database
  await pool.query('update landing_pages set published = true')
  await pool.query("update site_settings set favicon = '/assets/our_services.png'")
  await pool.query('insert into redirects ("from", "to") values ($1, $2)', [`/${MOVED}`, '/catalog'])
  await pool.query(
    "insert into previews (token_hash, entity, entity_id, expires_at) values ($1, 'products', 1, now() + interval '1 day')",
    [createHash('sha256').update(TOKEN).digest('hex')],
  )
  await makeFeed(db, 'http://shop.test')
  await filesOf(config).put(inUploads(UPLOAD), await paint(), { mediaType: 'image/jpeg' })
  const { rows } = await pool.query<{ key: string }>('select index_now_key as key from site_settings')
  return {
    ...COMMON_NAMES,
    moved: [MOVED, `${MOVED}/`, MOVED.toUpperCase()],
    preview: [TOKEN, 'none'],
    key: [rows[0]?.key ?? '', '0'.repeat(32)],
    upload: [UPLOAD, `${'1'.repeat(32)}.png`],
    built: readdirSync(path.join(dist, 'client/built')).filter((name) => name.endsWith('.js')),
  }
}
