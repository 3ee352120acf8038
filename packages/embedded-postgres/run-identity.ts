import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { belongsToAnother } from './data-folder.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** How to start PostgreSQL's programs, which refuse to run as root. */
export interface RunIdentity {
  /** Command prefix. */
  prefix: string[]
  /** Options for `spawn`; empty to run as our user. */
  ids: { uid: number; gid: number } | Record<string, never>
  /** Uid that must own the data folder. */
  owner: number
}

/** Complete environment of the programs: ours (secrets, locale, PG… variables) is not inherited. */
export type ProgramEnvironment = Record<string, string>

const namespacePrefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * An ordinary user runs the programs directly. Root runs them in a user namespace under another uid (files stay root's,
 * private folders stay accessible) or, where namespaces are forbidden, as an unprivileged user.
 */
export function chooseRunIdentity(binaries: Binaries, env: ProgramEnvironment): RunIdentity {
  const uid = process.getuid?.() ?? 0
  if (uid !== 0) return { prefix: [], ids: {}, owner: uid }
  const inNamespace: RunIdentity = { prefix: namespacePrefix, ids: {}, owner: 0 }
  if (canRun(inNamespace, binaries.postgres, env)) return inNamespace
  const ids = findUnprivilegedIds()
  const asOther: RunIdentity = { prefix: [], ids, owner: ids.uid }
  if (canRun(asOther, binaries.postgres, env)) return asOther
  throw unreachable(ids.uid, binaries.postgres)
}

/** Changes the folder's owner to the identity's user if permitted, and verifies that user's access. */
export function handOver(folder: string, identity: RunIdentity): void {
  const { uid } = fs.statSync(folder)
  const isRoot = process.getuid?.() === 0
  if (uid !== identity.owner && !isRoot) throw belongsToAnother(folder)
  if (uid !== identity.owner) {
    const group = identity.ids.gid ?? process.getgid?.() ?? 0
    execFileSync('chown', ['-R', `${identity.owner}:${group}`, folder])
  }
  if (identity.ids.uid === undefined) return
  if (spawnSync('test', ['-w', folder], identity.ids).status !== 0)
    throw unreachable(identity.ids.uid, folder)
}

function canRun(identity: RunIdentity, program: string, env: ProgramEnvironment): boolean {
  const [command = program, ...rest] = [...identity.prefix, program, '--version']
  return spawnSync(command, rest, { ...identity.ids, env, stdio: 'ignore' }).status === 0
}

function findUnprivilegedIds(): { uid: number; gid: number } {
  try {
    const numberOf = (flag: string) =>
      Number(
        execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    return { uid: numberOf('-u'), gid: numberOf('-g') }
  } catch {
    return { uid: 65534, gid: 65534 }
  }
}

function unreachable(uid: number, target: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, user namespaces are forbidden here, and user number ${uid} cannot use ` +
      `${path.resolve(target)}: start the shop as an ordinary user, move it to a folder others can enter, ` +
      'or set DATABASE_URL.',
  )
}
