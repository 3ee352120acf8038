import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OLDEST_PROGRAM } from '../src/server/platform/db/migration/oldest-program.ts'
import { findContractions } from './support/contractions.ts'
import { root } from './support/files.ts'

const folder = path.join(root, 'src/server/platform/db/migrations')
const { entries }: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
)
const oldest = entries.findIndex(({ when }) => when === OLDEST_PROGRAM)

test('the oldest program that may run on our schema is one that there was', () => {
  expect(oldest).toBeGreaterThanOrEqual(0)
})

test('no migration since then takes anything from it (docs/recipes/change-the-schema.md)', () => {
  const breaking = entries.slice(oldest + 1).flatMap(({ tag }) => {
    const { found, survivedFrom } = findContractions(readFileSync(path.join(folder, `${tag}.sql`), 'utf8'))
    const isSurvived = survivedFrom !== null && survivedFrom <= oldest
    return isSurvived ? [] : found.map((one) => `${tag} ${one}`)
  })
  expect(breaking, 'expand only, or raise OLDEST_PROGRAM').toEqual([])
})

test.each([
  ['ALTER TABLE "products" DROP COLUMN "old";', ['drops']],
  ['DROP TABLE "old" CASCADE;', ['drops']],
  ['ALTER TABLE "products" RENAME COLUMN "a" TO "b";', ['renames']],
  ['ALTER TABLE "products" ALTER COLUMN "a" SET DATA TYPE text;', ['changes a type']],
  ['alter table products alter column a type text', ['changes a type']],
  ['ALTER TABLE "products" ALTER COLUMN "a" SET NOT NULL;', ['demands a value']],
  ['ALTER TABLE "products" ADD COLUMN "a" text NOT NULL;', ['demands a value']],
  ['ALTER TABLE "products" ADD CONSTRAINT "c" CHECK (a > 0);', ['demands a rule']],
  ['CREATE UNIQUE INDEX "u" ON "products" USING btree ("a");', ['demands a rule']],
  [
    'ALTER TABLE "products" ADD COLUMN "a" text NOT NULL, ADD COLUMN "b" text DEFAULT 1;',
    ['demands a value'],
  ],
  ['ALTER TABLE "products" ALTER COLUMN "a" DROP DEFAULT;', ['drops']],
  ['ALTER TABLE "products" DROP CONSTRAINT "c";', ['drops']],
  ['DO $$ begin alter table products drop column a; end $$', ['drops']],
  ['ALTER TABLE "products" ADD COLUMN "a" text;', []],
  [`ALTER TABLE "products" ADD COLUMN "a" text DEFAULT '' NOT NULL;`, []],
  ['CREATE INDEX "i" ON "products" USING btree ("a");', []],
  ['-- drop table products\nselect 1', []],
  [
    'CREATE TABLE "fresh" ("id" integer NOT NULL);--> statement-breakpoint\nALTER TABLE "fresh" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "products"("id");',
    [],
  ],
] as const)('a migration of %s is seen through', (text, kinds) => {
  expect(findContractions(text).found.map((one) => one.split(':')[0])).toEqual(kinds)
})

test('a migration may say from which program on it is survived', () => {
  const text =
    '-- survived from 0060: nobody has read it since then\nALTER TABLE "products" DROP COLUMN "old";'
  expect(findContractions(text).survivedFrom).toBe(60)
  expect(findContractions('ALTER TABLE "products" DROP COLUMN "old";').survivedFrom).toBeNull()
})
