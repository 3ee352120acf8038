import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import type { RunIdentity } from './run-identity.ts'

/** Bytes. A Unix socket's path may have 107 bytes, 103 on macOS; PostgreSQL appends '/.s.PGSQL.5432' (14). */
const longestFolder = 85

/** Folder for the socket of a data folder and user: short, and the same at every start. */
export function nameSocketFolder(clusterFolder: string, identity: RunIdentity): string {
  const hash = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12)
  const name = `septic-shop-${identity.owner}-${hash}`
  const folder = path.join(os.tmpdir(), name)
  // PostgreSQL takes a comma for the end of a folder.
  const isUsable = Buffer.byteLength(folder) <= longestFolder && !folder.includes(',')
  return isUsable ? folder : path.join('/tmp', name)
}

/** Removes the socket folder of a stopped server, if empty. */
export function removeSocketFolder(folder: string): void {
  try {
    fs.rmdirSync(folder)
  } catch {
    // Not empty, or already removed.
  }
}

/** Creates the folder with access for its owner only; throws when it cannot, or when it belongs to another user. */
export function prepareSocketFolder(folder: string, identity: RunIdentity): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedDatabaseError(
      `The database's socket has no folder (${reason}): set TMPDIR to a folder you may write in.`,
    )
  }
  const stat = fs.lstatSync(folder)
  const trusted = [identity.owner, process.getuid?.() ?? 0]
  if (!stat.isDirectory() || !trusted.includes(stat.uid)) {
    throw new EmbeddedDatabaseError(`${folder} was made by somebody else: remove it and start again.`)
  }
  fs.chmodSync(folder, 0o700)
  if (stat.uid !== identity.owner) fs.chownSync(folder, identity.owner, identity.ids.gid ?? stat.gid)
}
