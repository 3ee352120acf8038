import { createWriteStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import type { Database, Transaction } from '../database.ts'
import { inTransaction, readOneMoment } from '../transaction.ts'
import { cancellable } from './cancellable.ts'
import { createMeasure, type Measured } from './measure.ts'
import {
  type CopiedSchema,
  type CopiedSequence,
  type CopiedTable,
  quoted,
  readSchema,
  readSequences,
} from './schema.ts'

/** A table's rows in a file, in PostgreSQL's text form. */
export interface SpooledTable extends CopiedTable, Measured {
  rows: number
}

/** One moment of the database, with a file for every table. */
export interface Snapshot extends Omit<CopiedSchema, 'tables'> {
  tables: SpooledTable[]
  sequences: CopiedSequence[]
  /** Version of the server, as it names itself. */
  postgres: string
}

/** Settings by which rows read the same on every server. */
export const PORTABLE_SETTINGS = `set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local bytea_output = 'hex'`

/**
 * Writes all tables as they are at one moment into files that `fileOf` names; writers go on meanwhile. Without migrations the
 * shop has never been started, and nothing is written. Throws when the signal ends it.
 */
export function spoolTables(
  db: Database,
  fileOf: (table: string) => string,
  signal?: AbortSignal,
): Promise<Snapshot> {
  return inTransaction(db, async (tx) => {
    await readOneMoment(tx)
    return cancellable(db, tx, signal, () => spool(tx, fileOf))
  })
}

async function spool({ $client: client }: Transaction, fileOf: (table: string) => string): Promise<Snapshot> {
  await client.query(PORTABLE_SETTINGS)
  const { tables, ...schema } = await readSchema(client)
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const spooled: SpooledTable[] = []
  if (schema.migrations.length > 0) {
    for (const table of tables) spooled.push(await spoolTable(client, table, fileOf(table.name)))
  }
  const sequences = await readSequences(client)
  return { ...schema, tables: spooled, sequences, postgres: rows[0]?.server_version ?? '' }
}

async function spoolTable(
  client: Transaction['$client'],
  table: CopiedTable,
  file: string,
): Promise<SpooledTable> {
  const columns = table.columns.map(quoted).join(', ')
  const rows = client.query(copyTo(`copy public.${quoted(table.name)} (${columns}) to stdout`))
  // pg ends a stream's query when it takes long to answer, also after the rows have come.
  rows.on('error', () => undefined)
  const measure = createMeasure()
  try {
    // Destroyed on the way, it would leave its connection within COPY for ever: no rollback would be answered.
    const chunks = rows.iterator({ destroyOnReturn: false })
    await pipeline(chunks, measure.pass, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  } catch (error) {
    await finished(rows.resume()).catch(() => undefined)
    throw error
  }
  return { ...table, rows: rows.rowCount, ...measure.result() }
}
