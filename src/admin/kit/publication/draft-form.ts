import type { FieldValues } from 'react-hook-form'
import type { RecordForm } from '../record/form-record.ts'

/** What of a form goes into a draft, and how a draft comes back. */
export interface DraftForm<Values extends FieldValues, Row extends object> {
  of: RecordForm<Values, Row>
  /** The fields of the record's own change that the changed values make. */
  toChanges: (changed: Partial<Values>, row: Row) => object
  /** Form values of the record with its draft. */
  toValues: (row: Row) => Values
}
