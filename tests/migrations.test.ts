import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'

/** Everything that the files of tables export, by file and name. */
async function readTables(): Promise<Record<string, unknown>> {
  const files = listFiles('src/server', /\.table\.ts$/)
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))))
  return Object.fromEntries(
    modules.flatMap((exported, index) =>
      Object.entries(exported).map(([name, value]) => [`${files[index]} ${name}`, value]),
    ),
  )
}

/** The tables as the last migration leaves them. */
function readLastSnapshot() {
  const last =
    listFiles('src/server/platform/db/migrations/meta', /_snapshot\.json$/)
      .toSorted()
      .at(-1) ?? ''
  return JSON.parse(readFileSync(path.join(root, last), 'utf8'))
}

test('every change of a table has its migration', async () => {
  const now = generateDrizzleJson(await readTables(), undefined, undefined, 'snake_case')
  const missing = await generateMigration(readLastSnapshot(), now)
  expect(missing, 'run `npm run migration`').toEqual([])
})
