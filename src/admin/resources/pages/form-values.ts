import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { blocksSchemaOf } from '../../../contract/pages/pages.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import type { Versioned } from '../../kit/record/form-record.ts'
import { blocksOf, type FormBlock } from './blocks.ts'

/** A page as its form edits it. */
export interface FormPage extends Versioned {
  blocks: object
}

/** Between the names of part and field: each field is a value of its own, so that edits of two people are compared field by field. */
const BETWEEN = ':'

/** Name of a field in the form: `start:lead`. */
export const toFieldName = (block: string, field: string) => block + BETWEEN + field

/** Whether a field of the form, by its name there, is one of that part. */
export const isOfPart = (fieldName: string, { name }: { name: string }): boolean =>
  fieldName.startsWith(name + BETWEEN)

/** Texts as the form has them. */
export const toValues = (blocks: object): FieldValues =>
  Object.fromEntries(
    Object.entries(blocks).flatMap(([block, fields]) =>
      Object.entries<unknown>(fields).map(([field, value]) => [toFieldName(block, field), value]),
    ),
  )

/** What the form has, as it is sent. */
export function toBlocks(values: FieldValues): Record<string, Record<string, unknown>> {
  const blocks: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries<unknown>(values)) {
    const [block = '', field = ''] = name.split(BETWEEN)
    blocks[block] = { ...blocks[block], [field]: value }
  }
  return blocks
}

/** What messages call the fields. */
const toLabels = (blocks: readonly FormBlock[]): Record<string, string> =>
  Object.fromEntries(
    blocks.flatMap(({ name, title, fields }) =>
      fields.map((field) => [toFieldName(name, field.name), `${title}: ${field.label}`]),
    ),
  )

/** The contract's rules for what the form has. */
const toFormSchema = (key: PageKey): z.ZodType<unknown, FieldValues> =>
  z.object(
    Object.fromEntries(
      Object.entries<z.ZodObject>(blocksSchemaOf(key).shape).flatMap(([block, { shape }]) =>
        Object.entries<z.core.$ZodType>(shape).map(([field, schema]) => [toFieldName(block, field), schema]),
      ),
    ),
  )

/** The form of a page: its parts, what messages call its fields, and its rules. */
export function toPageForm(key: PageKey) {
  const blocks = blocksOf(key)
  return { blocks, labels: toLabels(blocks), schema: toFormSchema(key) }
}
