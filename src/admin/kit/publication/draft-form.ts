import type { FieldValues } from 'react-hook-form'
import type { Draft } from '../../../contract/records/drafts.ts'
import type { RecordForm } from '../record/form-record.ts'

/** What of a form goes into a draft, and how a draft comes back. */
export interface DraftForm<Values extends FieldValues, Row extends object> {
  of: RecordForm<Values, Row>
  /** The fields of the record's own change that the changed values make. */
  toChanges: (changed: Partial<Values>, row: Row) => object
  /** Form values of the record with its draft. */
  toValues: (row: Row) => Values
  /** The record with the fields of a draft; by default each takes the place of the record's own as a whole. */
  withDraft?: (row: Row, draft: Draft['draft']) => Row
}

/** Form values of the record with this draft; those of the record without one. */
export function toDraftValues<Values extends FieldValues, Row extends object>(
  { toValues, withDraft }: DraftForm<Values, Row>,
  row: Row,
  draft: Draft | null,
): Values {
  if (!draft) return toValues(row)
  return toValues(withDraft ? withDraft(row, draft.draft) : { ...row, ...draft.draft })
}
