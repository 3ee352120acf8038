import type { ReactNode } from 'react'
import type { DeclaredRecord, Stored } from './declare-record.ts'
import { FormFields } from './fields/form-fields.tsx'
import { FormDialog } from './form/form-dialog.tsx'
import { History } from './history/history.tsx'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

/** Form dialog of a new or stored record with all its declared fields, or those of `children` in a layout of their own. */
export function RecordForm<Row extends Stored & Partial<New>, New extends object>(
  props: RecordFormProps<Row, New>,
) {
  const { declared, before, isWide = false, children, ...options } = props
  const { staffForm, title, save, parts, draft } = useRecordForm(declared, options)
  return (
    <FormDialog
      title={title}
      staffForm={staffForm}
      labels={declared.labels}
      save={save}
      onClose={options.onClose}
      history={History}
      wide={isWide}
    >
      {before}
      {children ? children({ ...parts, draft }) : <FormFields {...parts} />}
    </FormDialog>
  )
}

interface RecordFormProps<Row extends Stored & Partial<New>, New extends object>
  extends Pick<RecordFormOptions<Row, New>, 'row' | 'given' | 'confirmFirst'> {
  declared: DeclaredRecord<Row, New>
  isWide?: boolean
  /** Above the fields. */
  before?: ReactNode
  onClose: () => void
  /** Of the parts, `FormFields` and `DraftPanel` make a layout of its own. */
  children?: (parts: LayoutParts<Row, New>) => ReactNode
}

type RecordFormState<Row extends Stored & Partial<New>, New extends object> = ReturnType<
  typeof useRecordForm<Row, New>
>
type LayoutParts<Row extends Stored & Partial<New>, New extends object> = RecordFormState<Row, New>['parts'] &
  Pick<RecordFormState<Row, New>, 'draft'>
