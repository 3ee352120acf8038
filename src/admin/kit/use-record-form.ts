import type { FieldValues } from 'react-hook-form'
import { useApi } from '../staff.ts'
import type { DeclaredRecord, Stored } from './declare-record.ts'
import { useRowForm } from './use-row-form.ts'

/** Form state of a new or stored record of a declaration, for a dialog or a screen. */
export function useRecordForm<Row extends Stored & Partial<New>, New extends object>(
  { entity, noun, schema, ...declared }: DeclaredRecord<Row, New>,
  { given, row, ...options }: RecordFormOptions<Row, New>,
) {
  const { fields, labels, titles, buttons, toInput, toTypedSchema } = declared
  const api = useApi()
  const calls = declared.calls(api)
  const refresh = declared.refresh(api)
  const toValues = (one: Row | undefined) => declared.toValues(one, given)
  const staffForm = useRowForm<FieldValues, Row>({
    ...options,
    entity,
    row,
    noun,
    create: (values) => calls.create(toInput(values)),
    update: (id, changed, over) => calls.update({ ...toInput(changed), id }, over),
    refresh,
    schema: async () => toTypedSchema(await schema()),
    toValues,
  })
  const { form, fill } = staffForm
  const [titleOfNew, titleOf] = titles
  const titleOfStored = (stored: Row) => (typeof titleOf === 'string' ? titleOf : titleOf(stored))
  return {
    staffForm,
    title: row ? titleOfStored(row) : titleOfNew,
    /** Label of the button that saves. */
    save: buttons[row ? 1 : 0],
    /** For `FormFields`. */
    parts: { form, row, fields, labels },
    /** For `DraftPanel`. */
    draft: { of: staffForm, labels, fill, toChanges: toInput, toValues, refresh },
  }
}

export interface RecordFormOptions<Row extends Stored, New extends object>
  extends Pick<
    Parameters<typeof useRowForm<FieldValues, Row>>[0],
    'row' | 'confirmFirst' | 'onClose' | 'isReasonInForm'
  > {
  /** What a new one begins with, other than the declared values. */
  given?: Partial<New> | undefined
}
