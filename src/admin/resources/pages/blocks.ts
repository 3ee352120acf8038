import { z } from 'zod'
import { type PageField, pageBlocks, pageFields } from '../../../contract/pages/page-fields.ts'
import { blocksSchemaOf } from '../../../contract/pages/pages.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'

/** A field of a page's texts as the form shows it. */
export interface FormField extends PageField {
  name: string
  /** Of rows: their fields. */
  fields: readonly FormField[]
  /** Whether the page can do without it. */
  mayBeEmpty: boolean
}

/** A part of a page as the form shows it. */
export interface FormBlock {
  name: string
  title: string
  fields: readonly FormField[]
}

/** The parts of a page and their fields, as the contract declares them. */
export const blocksOf = (key: PageKey): FormBlock[] =>
  Object.entries<z.ZodObject>(blocksSchemaOf(key).shape).map(([name, block]) => ({
    name,
    title: pageBlocks.get(block)?.title ?? name,
    fields: fieldsOf(block),
  }))

const fieldsOf = ({ shape }: z.ZodObject): FormField[] =>
  Object.entries<z.core.$ZodType>(shape).flatMap(([name, schema]) => {
    const field = pageFields.get(schema)
    if (!field) return []
    const mayBeEmpty = z.safeParse(schema, emptyOf(field)).success
    return [{ ...field, name, fields: rowFields(schema), mayBeEmpty }]
  })

/** The value of a field in which nothing is typed yet. */
export const emptyOf = ({ control }: Pick<PageField, 'control'>): string | readonly string[] =>
  control === 'lines' || control === 'rows' ? [] : ''

const rowFields = (schema: unknown) =>
  schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? fieldsOf(schema.element) : []
