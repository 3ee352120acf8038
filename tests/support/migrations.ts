import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './files.ts'

const folder = path.join(root, 'src/server/platform/db/migrations')

/** SQL of the migration whose file's name ends so, whatever its number. Throws when there is none. */
export function readMigration(ending: string): string {
  const file = readdirSync(folder).find((name) => name.endsWith(ending))
  if (file === undefined) throw new Error(`no migration is named ${ending}`)
  return readFileSync(path.join(folder, file), 'utf8')
}
