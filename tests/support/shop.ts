import path from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { type AppParts, createApp } from '../../src/server/app.ts'
import { type Config, readConfig } from '../../src/server/config.ts'
import { hashPassword } from '../../src/server/features/staff/password.ts'
import { users } from '../../src/server/features/staff/staff.table.ts'
import type { DatabaseConnection } from '../../src/server/platform/db/database.ts'
import { ContentCache } from '../../src/server/platform/pages/content-cache.ts'
import { loadBuiltBundle } from '../../src/server/platform/pages/page-bundle.ts'
import { createSeededDatabase } from './database.ts'
import { quietLog } from './log.ts'

export const dist = path.join(import.meta.dirname, '../../dist')

/** The app of one test file with a copy of the seeded database. */
export interface TestShop {
  app: Hono
  database: DatabaseConnection
  contentCache: ContentCache
  config: Config
  get(address: string, headers?: Record<string, string>): Promise<Response>
  post(address: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

const ORIGIN = 'http://shop.test'

/** Opens the shop before the file's tests and closes it after them. */
export function openShop(
  environment: Record<string, string> = {},
  log = quietLog(),
  own: Pick<AppParts, 'channels' | 'pictureQueue'> = {},
): TestShop {
  const config = readConfig(environment)
  const contentCache = new ContentCache(config.pageCacheBytes)
  let parts: { app: Hono; database: DatabaseConnection } | undefined
  const opened = () => {
    if (!parts) throw new Error('the shop is open only while tests run')
    return parts
  }
  beforeAll(async () => {
    const database = await createSeededDatabase()
    const bundle = await loadBuiltBundle(dist)
    const app = createApp({
      config,
      db: database.db,
      log,
      bundle,
      contentCache,
      ...own,
      clientFiles: path.join(dist, 'client'),
    })
    parts = { app, database }
  })
  afterAll(() => parts?.database.close())
  return {
    get app() {
      return opened().app
    },
    get database() {
      return opened().database
    },
    contentCache,
    config,
    get: async (address, headers = {}) => opened().app.request(ORIGIN + address, { headers }),
    post: async (address, body, headers = {}) =>
      opened().app.request(ORIGIN + address, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  }
}

export const STAFF_PASSWORD = 'очень-длинный-пароль-1'

/** Hashed once: it takes as long as a request. */
let hashed: Promise<string> | undefined

/** Creates an account and signs in; returns the session's Cookie header. Throws when the sign-in is refused. */
export async function signInAs(
  shop: TestShop,
  role: 'admin' | 'manager',
  username: string = role,
): Promise<string> {
  hashed ??= hashPassword(STAFF_PASSWORD)
  await shop.database.db
    .insert(users)
    .values({ username, role, password: await hashed })
    .onConflictDoNothing()
  const response = await shop.post('/api/admin/login', { username, password: STAFF_PASSWORD })
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}
