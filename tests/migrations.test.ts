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

test('migrations follow each other: drizzle runs only what is later than the last one that a database has', () => {
  const meta = path.join(root, 'src/server/platform/db/migrations/meta')
  const { entries }: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    readFileSync(path.join(meta, '_journal.json'), 'utf8'),
  )
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index))
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  expect(entries.filter(({ when }) => when > Date.now())).toEqual([])
})
