import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RecordSource, Versioned } from './form-record.ts'
import { compareEdits } from './merge.ts'

/** What a form began from: its record, undefined for a new one, and the values of it. */
export interface FormBase<Values, Row> {
  row: Row | undefined
  values: Values
}

/** Keeps what the form began from; `base` is null for a form without a record. */
export function useFormBase<Values extends FieldValues, Row extends Versioned>(
  form: UseFormReturn<Values>,
  source: RecordSource<Values, Row> | undefined,
) {
  const [base, setBase] = useState<FormBase<Values, Row> | null>(() =>
    source ? { row: source.row, values: source.toValues(source.row) } : null,
  )

  // A newer version that changes no field of the form is what the form begins from: nothing of it can collide.
  const newest = source?.row
  if (source && newest && base?.row && isNewer(newest, base.row)) {
    if (compareEdits(base.values, base.values, source.toValues(newest)).theirs.length === 0)
      setBase({ row: newest, values: base.values })
  }

  return {
    base,
    /** The form begins from this record, and shows an edit of it. */
    beginWith(row: Row | undefined, values: Values, edit: Values) {
      form.reset(values)
      form.reset(edit, { keepDefaultValues: true })
      setBase({ row, values })
    },
    /** Shows a record that was loaded after the form. */
    fill(row: Row) {
      if (!source) return
      const values = source.toValues(row)
      form.reset(values)
      setBase({ row, values })
    },
    /** What was saved is what the form begins from; without an answer that is a record, the record stays. */
    rebase(row: Row | undefined, values: Values) {
      setBase((now) => now && { row: row ?? now.row, values })
    },
  }
}

const isNewer = (one: Versioned, other: Versioned) => (one.version ?? 0) > (other.version ?? 0)
