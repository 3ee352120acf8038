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
  options: string
  client_encoding: string
  application_name: string
  sslnegotiation: 'postgres'
  /** A text: `pg` takes the variable for anything falsy. */
  replication: 'false'
}

/**
 * Connection options of the shop's database on the socket in this folder. All that `pg` would else read from variables that hosts set for
 * another server: PGSSLMODE, PGSSLNEGOTIATION, PGOPTIONS, PGCLIENT_ENCODING, PGAPPNAME, PGREPLICATION.
 */
export function describeConnection(socketFolder: string, port: number): EmbeddedConnection {
  return {
    host: socketFolder,
    port,
    user: clusterUser,
    database: clusterUser,
    ssl: false,
    options: '-c timezone=UTC',
    client_encoding: 'UTF8',
    application_name: 'septic-shop',
    sslnegotiation: 'postgres',
    replication: 'false',
  }
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
