import net from 'node:net'
import path from 'node:path'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import { openTroubledLink, type TroubledLink } from './troubled-link.ts'

/** A PostgreSQL of a drill behind a link. */
export interface DatabaseProxy {
  link: TroubledLink
  /** Settings of a shop that uses it. */
  environment: Record<string, string>
  /** Of the database itself, past the link. */
  connection: { host: string; port: number; user: string; database: string }
  stop(): Promise<void>
}

/** Starts PostgreSQL in this folder and the link to it. */
export async function openDatabaseProxy(folder: string): Promise<DatabaseProxy> {
  const database = await startEmbedded({ dataDir: path.join(folder, 'database') })
  const { host, port, user } = database.connection
  const link = await openTroubledLink(() => net.connect(path.join(host, `.s.PGSQL.${port}`)))
  return {
    link,
    environment: {
      DATABASE_URL: `postgres://${user}@127.0.0.1:${link.port}/${database.connection.database}`,
    },
    connection: database.connection,
    async stop() {
      link.stop()
      await database.stop()
    },
  }
}
