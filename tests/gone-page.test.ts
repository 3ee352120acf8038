import { describe, expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()
const query = (text: string) => shop.database.pool.query(text)
const open = async (address: string) => {
  shop.contentCache.invalidate()
  return await shop.get(address)
}

async function whileDatabaseIsBroken<T>(table: string, look: () => Promise<T>): Promise<T> {
  await query(`alter table ${table} rename to ${table}_away`)
  try {
    return await look()
  } finally {
    await query(`alter table ${table}_away rename to ${table}`)
  }
}

describe('A page that staff took away', () => {
  test('does not come back while the database is away', async () => {
    const { rows } = await query('select slug from blog_posts where published order by id limit 1')
    const address = `/blog/${rows[0].slug}`
    expect((await open(address)).status).toBe(200)
    await query(`update blog_posts set published = false where slug = '${rows[0].slug}'`)
    expect((await open(address)).status).toBe(404)
    const { status } = await whileDatabaseIsBroken('blog_posts', () => open(address))
    expect(status).toBe(503)
  })

  test('does come back when it was only out of reach in between', async () => {
    expect((await open('/product/topas-5')).status).toBe(200)
    for (const _try of ['first', 'second']) {
      const { status } = await whileDatabaseIsBroken('products', () => open('/product/topas-5'))
      expect(status).toBe(200)
    }
  })
})
