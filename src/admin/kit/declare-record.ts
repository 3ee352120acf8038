import type { QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallOptions } from '../../api/client.ts'
import type { StaffApi } from '../../api/staff.ts'
import type { TrashedEntity } from '../../contract/records/record-kinds.ts'
import { type DeclaredFields, declareFields } from './fields/declare-fields.ts'
import type { FieldsOf } from './fields/field.ts'
import type { Versioned } from './record/form-record.ts'
import type { RowNoun } from './row-noun.ts'

/** A record as its screens need it: `Row` is what the contract answers, `New` what it takes. */
export interface RecordDeclaration<Row extends Stored, New extends object> {
  entity: TrashedEntity
  /** How it is called in messages. */
  noun: RowNoun
  nameOf: (row: Row) => string
  calls: (api: StaffApi) => RecordCalls<New>
  /** Query keys that each write invalidates. */
  refresh: (api: StaffApi) => readonly QueryKey[]
  /** Loads the contract's schema of a new one, at the first validation. */
  schema: () => Promise<z.ZodType<unknown, New>>
  /** Question before one is deleted. */
  question: string
  /** Titles and buttons of the form: of a new one and of a stored one. */
  titles: readonly [forNew: string, forStored: string | ((row: Row) => string)]
  buttons: readonly [forNew: string, forStored: string]
  /** In the order of the form. */
  fields: FieldsOf<New>
}

/** A row of a declared record. */
export interface Stored extends Versioned {
  id: number
}

/** The endpoints of a record. */
export interface RecordCalls<New> {
  create: (values: New) => Promise<unknown>
  update: (changes: Partial<New> & { id: number }, options: CallOptions) => Promise<Versioned>
  remove: (row: { id: number }, options: CallOptions) => Promise<unknown>
}

/** A declaration with the labels of its fields: their own, else those of the journal. */
export type DeclaredRecord<Row extends Stored, New extends object> = RecordDeclaration<Row, New> &
  DeclaredFields<New>

/** Declares a record. `New` is given by the contract's schema, so that a field that it lacks or has differently does not compile. */
export function declareRecord<Row extends Stored, New extends object>(
  declaration: RecordDeclaration<Row, New>,
): DeclaredRecord<Row, New> {
  return { ...declaration, ...declareFields(declaration.entity, declaration.fields) }
}
