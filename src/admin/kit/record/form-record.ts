import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { RecordConflict } from '../../../api/conflict.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import type { FieldGroup } from './merge.ts'

/** A record as staff get it. */
export interface Versioned {
  version?: number | undefined
}

/** The record that a form edits. */
export interface RecordSource<Values extends FieldValues, Row extends Versioned> {
  entity: FormEntity
  /** Undefined for a new record. */
  id: number | undefined
  /** The record as the form opens with it; undefined for a new one, and until `fill`. */
  row: Row | undefined
  /** Values of a record, or those that a new one begins with. */
  toValues: (row: Row | undefined) => Values & DefaultValues<Values>
  /** Fields that are compared and chosen together. */
  groups?: readonly FieldGroup[] | undefined
  /** A form with secrets: after a save it begins from the answer, which holds none. */
  hasSecrets?: boolean
}

/** Two edits of one record: mine in the form, theirs stored. */
export interface Collision<Values> extends Omit<RecordConflict, 'current'> {
  base: Values
  mine: Values
  theirs: Values
  groups?: readonly FieldGroup[] | undefined
  /** Name of the record, if it has one. */
  title: string | null
}

/** Work on a record: what was typed, and what it began from. */
export interface Work {
  /** The record; null for a new one. */
  row: object | null
  /** Values of the fields that differ from it. */
  changed: Readonly<Record<string, unknown>>
}

/** A form as the notes above it need it. */
export interface RecordForm<Values extends FieldValues, Row extends object = object> {
  form: UseFormReturn<Values>
  record: FormRecord<Values, Row> | null
}

/** What the notes above a form and the dialog of a collision need. */
export interface FormRecord<Values, Row extends object = object> {
  entity: FormEntity
  id: number | undefined
  /** False until a stored record is loaded. */
  isReady: boolean
  /** Version that the form began from; undefined for a new record. */
  version: number | undefined
  collision: Collision<Values> | null
  /** Saves both edits as they were put together. */
  saveMerged: (merged: Values) => void
  /** Back to the form; the next save shows both edits again. */
  closeCollision: () => void
  /** The present work. */
  read: () => { row: Row | null; changed: Partial<Values> }
  /** Calls the listener after each save; returns the removal. */
  onSaved: (listener: () => void) => () => void
  /** Values that are kept elsewhere, as a draft: leaving the form with them loses nothing; null for none. */
  markKept: (values: Values | null) => void
  /** Whether what the form shows is kept elsewhere. */
  isKept: () => boolean
  /** Calls the listener when all that the form shows is kept elsewhere; returns the removal. */
  onKept: (listener: () => void) => () => void
  /** Puts earlier work into the form, above what it began from: a save over a newer version is a collision. */
  restore: (work: Work) => void
}

/** Whether this is a stored record. Answers come from the contract, kept work from this browser: a version tells it from nothing. */
export function isStored<Row extends Versioned>(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'version' in row
}
