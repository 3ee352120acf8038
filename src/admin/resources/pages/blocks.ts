import { z } from 'zod'
import { type PageField, pageBlocks, pageFields } from '../../../contract/pages/page-fields.ts'
import { blocksSchemaOf } from '../../../contract/pages/pages.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'

/** A field of a page's texts as the form shows it. */
export interface FormField extends PageField {
  name: string
  /** Of rows: their fields. */
  fields: readonly FormField[]
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
    return field ? [{ ...field, name, fields: rowFields(schema) }] : []
  })

const rowFields = (schema: unknown) =>
  schema instanceof z.ZodArray && schema.element instanceof z.ZodObject ? fieldsOf(schema.element) : []
