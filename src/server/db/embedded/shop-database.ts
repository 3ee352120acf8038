import pg from 'pg'
import { clusterUser } from './cluster.ts'

/** Where the embedded server listens, as `pg` takes it. */
export interface EmbeddedConnection {
  /** The folder of the Unix socket. */
  host: string
  port: number
  user: string
  database: string
}

/** The connection of the shop's own database on the socket of this folder. */
export function describeConnection(socketFolder: string, port: number): EmbeddedConnection {
  return { host: socketFolder, port, user: clusterUser, database: clusterUser }
}

/** Makes the shop's database when it is missing. Returns why the server does not answer (yet, or any more), or null. */
export async function openShopDatabase(connection: EmbeddedConnection): Promise<string | null> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 })
  // A server that dies under the open connection reports it here too; without a listener that ends the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [connection.database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${connection.database}`)
    return null
  } catch (error) {
    return String(error)
  } finally {
    await client.end().catch(() => {})
  }
}
