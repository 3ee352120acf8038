import type { Transaction } from '../database.ts'

/** Runs statements without parameters one after another, all sent at once; none after one that fails. */
export async function runAll(client: Transaction['$client'], statements: readonly string[]): Promise<void> {
  // A statement may end in a comment.
  if (statements.length > 0) await client.query(statements.join('\n;\n'))
}
