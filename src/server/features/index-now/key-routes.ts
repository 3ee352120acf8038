import { Hono } from 'hono'
import type { Database } from '../../platform/db/database.ts'
import { isIndexNowKey } from './index-now.service.ts'

/** Route of the key's file, `/{key}.txt`; any other file of this form is looked for further on. */
export function createKeyRoutes(db: Database): Hono {
  return new Hono().get('/:file{[\\da-f]{32}\\.txt}', async (c, next) => {
    const key = c.req.param('file').replace('.txt', '')
    if (!(await isIndexNowKey(db, key))) return await next()
    return c.text(key, 200, { 'cache-control': 'no-cache' })
  })
}
