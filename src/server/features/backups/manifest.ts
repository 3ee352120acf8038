import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../../root.ts'

/** Version of the program that makes and reads backups. */
export const PROGRAM_VERSION: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).version

/** Raised when an older program could not read the file. */
export const FORMAT = 1

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)

/** What every version of the format has, to tell a newer file from a damaged one. */
export const headSchema = z.object({ format: z.int().min(1), program: z.string() })

/** The last but one entry of a backup: what it holds, to the byte. */
export const manifestSchema = headSchema.extend({
  madeAt: z.iso.datetime(),
  /** Version of PostgreSQL, and whether the shop ran its own one (`embedded`). */
  postgres: z.string(),
  server: z.enum(['embedded', 'own']),
  migrations: z.array(z.object({ createdAt: count, hash: z.string() })).min(1),
  fingerprint: sha256,
  tables: z.array(z.object({ name, columns: z.array(name), rows: count, bytes: count, sha256 })).min(1),
  sequences: z.array(z.object({ name, last: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), bytes: count, sha256 })),
})

/** Everything that is known of a backup. */
export type Manifest = z.output<typeof manifestSchema>

export const MANIFEST_ENTRY = 'manifest.json'
/** The last entry: the hash of the manifest, without which the file was cut short. */
export const SEAL_ENTRY = 'manifest.sha256'

/** Name of a table's entry. */
export const tableEntry = (table: string): string => `tables/${table}.copy`

/** What the seal of a manifest says. */
export const sealOf = (manifest: Uint8Array): string => createHash('sha256').update(manifest).digest('hex')
