import type { QueryKey } from '@tanstack/react-query'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { CallOptions } from '../../api/client.ts'
import type { VersionedEntity } from '../../contract/records/records.ts'
import { useStaffForm } from './form/use-staff-form.ts'
import type { Versioned } from './record/form-record.ts'
import { formatDone, formatNotDone, type RowNoun } from './row-noun.ts'
import type { Seen } from './write/in-turn.ts'
import { shownByForm } from './write/stale.ts'
import { useWrite } from './write/use-write.ts'

/**
 * Form state of a new or existing row. Of an existing one only changed fields are sent, over the version that the form
 * began from. `error` is the last failure of a write, also where the fields show it.
 */
export function useRowForm<Values extends FieldValues, Row extends Versioned & { id: number }>({
  entity,
  row,
  toValues,
  noun,
  create,
  update,
  refresh,
  schema,
  confirmFirst,
  onClose,
  isReasonInForm = false,
}: RowFormOptions<Values, Row>) {
  const isNew = row === undefined
  const { run, error } = useWrite({
    call: ({ values, changed, base }: Sent<Values, Row>, options): Promise<unknown> =>
      base ? update(base.id, changed, options) : create(values),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: formatDone(noun, isNew ? 'создан' : 'обновлен') },
    failure: (reason) => {
      const what = formatNotDone(noun, isNew ? 'создать' : 'обновить')
      return isReasonInForm ? what : `${what}: ${reason}`
    },
    refresh,
    onStale: shownByForm,
  })
  const staffForm = useStaffForm<Values, Row>({
    schema,
    defaultValues: toValues(row),
    record: { entity, id: row?.id, row, toValues },
    ...(confirmFirst && { confirmFirst }),
    save: (values, changed, base, seen) => run({ values, changed, base, seen }),
    onSaved: onClose,
  })
  return { ...staffForm, error }
}

interface Sent<Values, Row> {
  values: Values
  changed: Partial<Values>
  base: Row | undefined
  seen: Seen | undefined
}

interface RowFormOptions<Values extends FieldValues, Row> {
  entity: VersionedEntity
  /** Undefined for a new row. */
  row: Row | undefined
  /** Form values of a row, or of a new one. */
  toValues: (row: Row | undefined) => Values & DefaultValues<Values>
  noun: RowNoun
  create: (values: Values) => Promise<unknown>
  /** Sends the changed fields over the version in `options`. */
  update: (id: number, changed: Partial<Values>, options: CallOptions) => Promise<unknown>
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
  /** Loads the contract's schema of a new row, at the first validation. */
  schema: () => Promise<z.ZodType<unknown, Values>>
  /** Called before validation, with the record that the form began from; false aborts. */
  confirmFirst?: ((values: Values, base: Row | undefined) => boolean | Promise<boolean>) | undefined
  /** Called with the server's answer. */
  onClose: (saved: unknown) => void
  /** True where the form itself tells the reason of a failure, so that its message need not. */
  isReasonInForm?: boolean | undefined
}
