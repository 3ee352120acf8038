// `npm run migration`: generates a migration from changed tables. Adds the trigger that notifies all instances of content
// changes to every new table (docs/architecture/caching.md).
import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'src/server/platform/db/migrations')
const listMigrations = () => readdirSync(folder).filter((name) => name.endsWith('.sql'))

const before = new Set(listMigrations())
const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs')
const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

for (const name of listMigrations().filter((name) => !before.has(name))) {
  const file = path.join(folder, name)
  for (const [, table] of readFileSync(file, 'utf8').matchAll(/CREATE TABLE "(\w+)"/g)) {
    appendFileSync(
      file,
      `--> statement-breakpoint\nCREATE TRIGGER announce_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();\n`,
    )
    process.stdout.write(
      `${table} announces its changes. No visitor reads it? Take the trigger out of ${name} and name the table in tests/content-tables.test.ts.\n`,
    )
  }
}
