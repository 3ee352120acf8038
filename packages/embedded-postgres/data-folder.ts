import fs from 'node:fs'
import path from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { makeFolder } from './make-folder.ts'

/** Throws for a DATA_DIR whose name PostgreSQL cannot work with; makes nothing. */
export function requireFolderName(dataDir: string): void {
  if (!/[\r\n]/.test(dataDir)) return
  throw new EmbeddedDatabaseError(
    'The name of a folder in DATA_DIR contains a line break, which PostgreSQL cannot work with: choose another.',
  )
}

/** Creates DATA_DIR if missing and returns its real path; throws when this user may not write there. */
export function openDataFolder(dataDir: string): string {
  requireFolderName(dataDir)
  try {
    makeFolder(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedDatabaseError(
      `DATA_DIR cannot be made (${reason}): set it to a folder you may write in.`,
    )
  }
  const root = fs.realpathSync(dataDir)
  // Under root PostgreSQL may run as another user, who needs access to the path (run-identity.ts).
  closeToOthers(root, process.getuid?.() === 0 ? 0o711 : 0o700)
  const parts = ['', 'postgres', 'postgres.users', 'postgres.log'].map((name) => path.join(root, name))
  for (const part of parts.filter((name) => fs.existsSync(name))) requireWritable(part)
  return root
}

/** Error for files left by an earlier start under another user, often root. */
export function belongsToAnother(target: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `${target} belongs to another user (number ${fs.statSync(target).uid}): start the shop as that user, give ` +
      'all of DATA_DIR to this one with chown -R, or set another DATA_DIR.',
  )
}

function requireWritable(target: string): void {
  try {
    fs.accessSync(target, fs.constants.W_OK)
  } catch (error) {
    refuseReadOnly(target, error)
    if (fs.statSync(target).uid !== process.getuid?.()) throw belongsToAnother(target)
    throw new EmbeddedDatabaseError(
      `${target} may not be written in: give its owner the right with chmod u+w, or set another DATA_DIR.`,
    )
  }
}

/** Restricts a file or folder to its owner; one of another user is left unchanged. Throws for a disk that can only be read. */
export function closeToOthers(target: string, mode: number): void {
  if (fs.statSync(target).uid !== process.getuid?.()) return
  try {
    fs.chmodSync(target, mode)
  } catch (error) {
    refuseReadOnly(target, error)
    throw error
  }
}

function refuseReadOnly(target: string, error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EROFS')) return
  throw new EmbeddedDatabaseError(
    `${target} is on a disk that can only be read: make it writable or set another DATA_DIR.`,
  )
}
