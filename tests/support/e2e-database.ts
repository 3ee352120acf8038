import { startTestServer } from './postgres.ts'

/** Global setup of Playwright: the PostgreSQL whose seeded database the shops of workers copy (own-shop.ts). */
export default async function startDatabase(): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  // Workers get the variables of the first process.
  process.env.E2E_DATABASE = JSON.stringify(server)
  return stop
}
