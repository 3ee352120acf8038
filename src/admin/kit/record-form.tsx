import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useApi } from '../staff.ts'
import type { DeclaredRecord, Stored } from './declare-record.ts'
import { readFields, writeFields } from './fields/field.ts'
import { FormFields, type FormParts } from './fields/form-fields.tsx'
import { FormDialog } from './form/form-dialog.tsx'
import { History } from './history/history.tsx'
import type { DraftForm } from './publication/draft-form.ts'
import { useRowForm } from './use-row-form.ts'

/** Form dialog of a new or stored record with all its declared fields, or those of `children` in a layout of their own. */
export function RecordForm<Row extends Stored & Partial<New>, New extends object>(
  props: RecordFormProps<Row, New>,
) {
  const { declared, row, given, before, isWide = false, onClose, confirmFirst, children } = props
  const { entity, noun, fields, labels, schema, titles, buttons } = declared
  const api = useApi()
  const calls = declared.calls(api)
  const refresh = declared.refresh(api)
  const toValues = (one: Row | undefined) => readFields(fields, one, given)
  // What the fields write has the types of the contract: `FieldsOf` says so of each.
  const toChanges = (changed: FieldValues) => writeFields(fields, changed) as New
  const staffForm = useRowForm<FieldValues, Row>({
    entity,
    row,
    noun,
    create: (values) => calls.create(toChanges(values)),
    update: (id, changed, options) => calls.update({ ...toChanges(changed), id }, options),
    refresh,
    schema: async () => (await import('./fields/typed-schema.ts')).typedSchema(await schema(), fields),
    toValues,
    ...(confirmFirst && { confirmFirst }),
    onClose,
  })
  const { form, fill } = staffForm
  const parts = { form, row, fields, labels }
  const [titleOfNew, titleOf] = titles
  const titleOfStored = (stored: Row) => (typeof titleOf === 'string' ? titleOf : titleOf(stored))
  return (
    <FormDialog
      title={row ? titleOfStored(row) : titleOfNew}
      staffForm={staffForm}
      labels={labels}
      save={buttons[row ? 1 : 0]}
      onClose={onClose}
      history={History}
      wide={isWide}
    >
      {before}
      {children ? (
        children({ ...parts, draft: { of: staffForm, labels, fill, toChanges, toValues, refresh } })
      ) : (
        <FormFields {...parts} />
      )}
    </FormDialog>
  )
}

interface RecordFormProps<Row extends Stored, New extends object> {
  declared: DeclaredRecord<Row, New>
  /** Undefined for a new one. */
  row: Row | undefined
  /** What a new one begins with, other than the declared values. */
  given?: Partial<New>
  isWide?: boolean
  /** Above the fields. */
  before?: ReactNode
  onClose: () => void
  children?: (parts: LayoutParts<Row, New>) => ReactNode
  /** Called before validation, with the record that the form began from; false aborts. */
  confirmFirst?: (values: FieldValues, base: Row | undefined) => boolean | Promise<boolean>
}

/** Of what a layout of its own is made: `FormFields` and `DraftPanel`. */
interface LayoutParts<Row extends object, New> extends FormParts<keyof New & string> {
  draft: DraftForm<FieldValues, Row> & {
    labels: Readonly<Record<string, string>>
    fill: (row: Row) => void
    refresh: readonly QueryKey[]
  }
}
