import { rm } from 'node:fs/promises'
import { startBuiltServer } from './built-server.ts'
import { ADMIN } from './first-admin.ts'
import { startTestServer } from './postgres.ts'
import { copyDatabaseFolder } from './seeded-copy.ts'

/**
 * Global setup of Playwright: the PostgreSQL whose seeded database the shops of workers copy (own-shop.ts), and the shop for specs that
 * change nothing, which has a PostgreSQL of its own as the shop's users have it, and begins with a copy of the same data.
 */
export default async function startShop(): Promise<() => Promise<void>> {
  const { server, seededFolder, stop } = await startTestServer()
  // Workers get the variables of the first process.
  process.env.E2E_DATABASE = JSON.stringify(server)
  const { E2E_PORT = '', E2E_DATA_DIR = '' } = process.env
  const settings = { PORT: E2E_PORT, DATA_DIR: E2E_DATA_DIR, ADMIN_PASSWORD: ADMIN.password }
  try {
    await copyDatabaseFolder(seededFolder, E2E_DATA_DIR)
    const shop = await startBuiltServer(settings)
    return async () => {
      await Promise.all([shop.end(), stop()])
      await rm(E2E_DATA_DIR, { recursive: true, force: true })
    }
  } catch (error) {
    await stop()
    throw error
  }
}
