import type { QueryKey } from '@tanstack/react-query'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { type StaffForm, useStaffForm } from '../form/use-staff-form.ts'
import { useWrite } from '../write/use-write.ts'
import { formatDone, formatNotDone, type RowNoun } from './row-noun.ts'

/**
 * Form state of a new or existing row. Of an existing one only changed fields are sent, so that concurrent changes of
 * colleagues are kept.
 */
export function useRowForm<Values extends FieldValues>({
  id,
  noun,
  create,
  update,
  refresh,
  schema,
  defaultValues,
  onClose,
}: RowFormOptions<Values>): StaffForm<Values> {
  const isNew = id === undefined
  const { run } = useWrite({
    call: ({ values, changed }: { values: Values; changed: Partial<Values> }) =>
      isNew ? create(values) : update(id, changed),
    success: { title: 'Успех', description: formatDone(noun, isNew ? 'создан' : 'обновлен') },
    failure: (reason) => `${formatNotDone(noun, isNew ? 'создать' : 'обновить')}: ${reason}`,
    refresh,
  })
  return useStaffForm<Values>({
    schema,
    defaultValues,
    save: (values, changed) => run({ values, changed }),
    onSaved: onClose,
  })
}

interface RowFormOptions<Values extends FieldValues> {
  /** Id of the row; undefined for a new one. */
  id: number | undefined
  noun: RowNoun
  create: (values: Values) => Promise<unknown>
  update: (id: number, changed: Partial<Values>) => Promise<unknown>
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
  /** Loads the contract's schema of a new row, at the first validation. */
  schema: () => Promise<z.ZodType<unknown, Values>>
  defaultValues: DefaultValues<Values>
  onClose: () => void
}
