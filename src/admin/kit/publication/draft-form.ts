import type { FieldValues } from 'react-hook-form'
import type { Draft } from '../../../contract/records/drafts.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import type { RecordForm } from '../record/form-record.ts'
import { isSameValue } from '../record/merge.ts'

/** What of a form goes into a draft, and how a draft comes back. */
export interface DraftForm<Values extends FieldValues, Row extends object> {
  of: RecordForm<Values, Row>
  /** The fields of the record's own change that the changed values make. */
  toChanges: (changed: Partial<Values>, row: Row) => object
  /**
   * The changed values without what is not finished yet, which stays in the form alone until it is; `stored` are the values of the draft
   * as it is. By default all of them.
   */
  withoutUnfinished?: (changed: Partial<Values>, stored: Values) => Partial<Values>
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

/** Of the changed values those that the draft takes after `stored`: the finished ones that are not the record's own. */
export function listFinished<Values extends FieldValues, Row extends object>(
  source: DraftForm<Values, Row>,
  row: Row,
  { changed, stored }: { changed: Partial<Values>; stored: Draft | null },
): Partial<Values> {
  if (!source.withoutUnfinished) return changed
  const own = source.toValues(row)
  const finished = source.withoutUnfinished(changed, toDraftValues(source, row, stored))
  return pickKeys(finished, (name) => !isSameValue(finished[name], own[name]))
}
