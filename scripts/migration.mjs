// `npm run migration`: generates a migration from changed tables. Adds the trigger that notifies all instances of content
// changes to every new table (docs/architecture/caching.md), and with `--record <name>:<column of its title>`, such as
// `--record brigades:name`, the four of a record (docs/architecture/records.md).
import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'src/server/platform/db/migrations')
const listMigrations = () => readdirSync(folder).filter((name) => name.endsWith('.sql'))

const before = new Set(listMigrations())
const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs')
const options = process.argv.slice(2)
const at = options.indexOf('--record')
const record = at < 0 ? null : (options.splice(at, 2)[1] ?? '')
if (record !== null && !/^[a-z-]+:[a-z_]+$/.test(record))
  throw new Error('--record <name>:<column of its title>')
// A record's table has its name.
const recordTable = record?.split(':')[0]?.replaceAll('-', '_')
let isFound = record === null
const { status } = spawnSync(process.execPath, [kit, 'generate', ...options], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

for (const name of listMigrations().filter((name) => !before.has(name))) {
  const file = path.join(folder, name)
  for (const [, table] of readFileSync(file, 'utf8').matchAll(/CREATE TABLE "(\w+)"/g)) {
    if (table === recordTable) isFound = true
    const triggers = [
      ...(table === recordTable ? recordTriggers(table, record) : []),
      `announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change()`,
    ]
    for (const trigger of triggers) {
      appendFileSync(file, `--> statement-breakpoint\nCREATE TRIGGER ${trigger};\n`)
    }
    process.stdout.write(
      `${table} announces its changes. No visitor reads it? Take the trigger out of ${name} and name the table in tests/content-tables.test.ts.\n`,
    )
  }
}

if (!isFound) throw new Error(`the migration makes no table ${recordTable}`)

/**
 * What makes rows records: versions, the journal, the trash, and pictures that stay while one names them.
 * @param {string} table
 * @param {string} record
 */
function recordTriggers(table, record) {
  const words = record
    .split(':')
    .map((word) => `'${word}'`)
    .join(', ')
  return [
    `count_version BEFORE UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION count_version()`,
    `record_change AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION record_change(${words})`,
    `keep_in_trash BEFORE DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION keep_in_trash(${words})`,
    `hold_pictures AFTER INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION hold_pictures()`,
  ]
}
