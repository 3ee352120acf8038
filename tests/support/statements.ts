import { Socket } from 'node:net'
import pg from 'pg'
import { expect, vi } from 'vitest'

/** A statement as it was sent, with its values. */
export interface Statement {
  text: string
  values: unknown[]
}

/** What a piece of work asked of the database. */
export interface Asked<T> {
  result: T
  /** In the order they were sent, those of transactions too. */
  statements: Statement[]
  /** Bytes that the database answered. */
  bytes: number
}

/** Does some work and notes every statement that meanwhile goes to this pool's database. */
export async function recordStatements<T>(pool: pg.Pool, work: () => Promise<T>): Promise<Asked<T>> {
  const statements: Statement[] = []
  const before = new Map<Socket, number>()
  const send = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  spy.mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    if (this.database === pool.options.database) {
      const statement = toStatement(given)
      if (statement) statements.push(statement)
      const socket: unknown = Reflect.get(this, 'connection')?.stream
      if (socket instanceof Socket && !before.has(socket)) before.set(socket, socket.bytesRead)
    }
    return Reflect.apply(send, this, given)
  })
  try {
    const result = await work()
    const bytes = [...before].reduce((sum, [socket, known]) => sum + socket.bytesRead - known, 0)
    return { result, statements, bytes }
  } finally {
    spy.mockRestore()
  }
}

function toStatement([query, values]: unknown[]): Statement | null {
  const config = typeof query === 'string' ? { text: query } : Object(query)
  if (typeof config.text !== 'string') return null
  return { text: config.text, values: Array.isArray(values) ? values : (config.values ?? []) }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Rows that PostgreSQL reads from tables and indexes for these statements, by table; what its plans throw away counts too. */
export async function countRowsRead(
  pool: pg.Pool,
  statements: readonly Statement[],
): Promise<Record<string, number>> {
  const read: Record<string, number> = {}
  const client = await pool.connect()
  try {
    // In one transaction: what one of them sets for those after it holds.
    await client.query('begin')
    for (const { text, values } of statements) {
      if (!/^\s*(?:select|with)\b/i.test(text)) continue
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
      const plan: PlanNode | undefined = rows[0]?.['QUERY PLAN']?.[0]?.Plan
      expect(plan, text).toBeDefined()
      if (plan) addRows(plan, read)
    }
    return read
  } finally {
    client.release(true)
  }
}

function addRows(node: PlanNode, read: Record<string, number>): void {
  const table = node['Relation Name']
  if (table !== undefined) {
    const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const rows = (node['Actual Rows'] + thrownAway) * node['Actual Loops']
    read[table] = (read[table] ?? 0) + Math.round(rows)
  }
  for (const part of node.Plans ?? []) addRows(part, read)
}
