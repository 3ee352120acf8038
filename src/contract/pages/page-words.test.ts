import { expect, test } from 'vitest'
import { z } from 'zod'
import { PAGE_WORDS } from '../../domain/site/page-words.ts'
import { PAGE_KEYS } from '../../domain/site/text-pages.ts'
import { chromeBlocks } from './chrome-blocks.ts'
import { pageFields } from './page-fields.ts'
import { blocksSchemaOf } from './pages.ts'

/** All names in an object, in its rows too. */
const namesOf = (schema: unknown): string[] => {
  if (schema instanceof z.ZodArray) return namesOf(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<unknown>(schema.shape).flatMap(([name, inner]) => [name, ...namesOf(inner)])
}

test('the form of the region says where its word does not reach', () => {
  const { region } = chromeBlocks.shape.firm.shape
  expect(pageFields.get(region)?.hint).toContain('Кроме «Описания сайта» в настройках')
})

test('journal and versions have a word for every part and field of page texts', () => {
  const names = new Set(PAGE_KEYS.map(blocksSchemaOf).flatMap(namesOf))
  expect([...names].filter((name) => !Object.hasOwn(PAGE_WORDS, name))).toEqual([])
  expect(Object.keys(PAGE_WORDS).filter((name) => !names.has(name))).toEqual([])
})
