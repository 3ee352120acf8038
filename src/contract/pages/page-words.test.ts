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

/** What the form says of the fields in an object, of those in its rows too. */
const wordsOf = (schema: unknown): string[] => {
  if (schema instanceof z.ZodArray) return wordsOf(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.values<z.core.$ZodType>(schema.shape).flatMap((inner) => [
    JSON.stringify(pageFields.get(inner) ?? null),
    ...wordsOf(inner),
  ])
}

test('the forms of page texts name no town: each shop has its own', () => {
  const words = PAGE_KEYS.map(blocksSchemaOf).flatMap(wordsOf)
  expect(words.join()).toContain('Схема проезда или снимок офиса')
  expect(words.filter((one) => /Реутов|Моск|Подмоск/.test(one))).toEqual([])
})

test('the form of the region says where its word does not reach', () => {
  const { region } = chromeBlocks.shape.firm.shape
  expect(pageFields.get(region)?.hint).toContain('Кроме «Описания сайта» в настройках')
})

test('journal and versions have a word for every part and field of page texts', () => {
  const names = new Set(PAGE_KEYS.map(blocksSchemaOf).flatMap(namesOf))
  expect([...names].filter((name) => !Object.hasOwn(PAGE_WORDS, name))).toEqual([])
  expect(Object.keys(PAGE_WORDS).filter((name) => !names.has(name))).toEqual([])
})
