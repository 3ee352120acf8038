import pg from 'pg'
import { clusterUser } from './cluster.ts'

/** Connection options of the embedded server, for `pg`. */
export interface EmbeddedConnection {
  /** The folder of the Unix socket. */
  host: string
  port: number
  user: string
  database: string
  /** A socket knows no TLS. */
  ssl: false
}

/** Connection options of the shop's database on the socket in this folder. */
export function describeConnection(socketFolder: string, port: number): EmbeddedConnection {
  return { host: socketFolder, port, user: clusterUser, database: clusterUser, ssl: false }
}

/**
 * Takes the variables of PostgreSQL's own programs out of this process: hosts set them for another server (PGSSLMODE, PGOPTIONS …), and `pg`
 * reads them for every connection. Ours are described in full.
 */
export function forgetForeignSettings(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env)) if (/^PG[A-Z]+$/.test(name)) delete env[name]
}

/** Creates the shop's database if missing. Returns null, or why the server is not reachable. */
export async function openShopDatabase(connection: EmbeddedConnection): Promise<string | null> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 })
  // Emitted when the server is killed during the connection; without a listener it would end the process.
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
