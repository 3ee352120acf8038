import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import { type AnyFields, type FieldsOf, readFields, writeFields } from './field.ts'

/** Fields of a form, with what the form is made of. `New` is what the contract takes. */
export interface DeclaredFields<New extends object> {
  /** In the order of the form. */
  fields: FieldsOf<New>
  /** By field: its own label, else that of the journal. */
  labels: Readonly<Record<string, string>>
  /** What the form begins with: a stored row, or a new one with what is `given` for it. */
  toValues: (row: Partial<New> | undefined, given?: Partial<New>) => FieldValues
  /** What is sent of the form's values. */
  toInput: (values: FieldValues) => New
  /** The contract's schema for values as they are typed. */
  toTypedSchema: (schema: z.ZodType<unknown, New>) => Promise<z.ZodType<unknown, FieldValues>>
}

/** Declares the fields of a form of this record. */
export function declareFields<New extends object>(
  entity: VersionedEntity,
  fields: FieldsOf<New>,
): DeclaredFields<New> {
  const labels = Object.entries<AnyFields[string]>({ ...fields }).map(([name, field]) => [
    name,
    field?.label ?? findRecordField(entity, name)?.label ?? name,
  ])
  return {
    fields,
    labels: Object.fromEntries(labels),
    toValues: (row, given) => readFields(fields, row, given),
    // What the fields write has the types of the contract: `FieldsOf` says so of each.
    toInput: (values) => writeFields(fields, values) as New,
    toTypedSchema: async (schema) => (await import('./typed-schema.ts')).typedSchema(schema, fields),
  }
}
