import { type KeyboardEvent, useCallback } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../api/error.ts'
import { lazyResolver } from './lazy-resolver.ts'
import { forgetUnsaved, useUnsaved } from './unsaved.ts'

interface StaffFormOptions<Values extends FieldValues> {
  /** The contract's schema, loaded when the form is first checked. */
  schema: () => Promise<z.ZodType<unknown, Values>>
  defaultValues: DefaultValues<Values>
  /** Sends what passed the rules. Throws ApiError; `useWrite` has told the person by then. */
  save: (values: Values) => Promise<unknown>
  /** After saving: the form holds nothing unsaved any more. */
  onSaved?: () => void
}

export interface StaffForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Give these to <form>: sending, and Ctrl+S or ⌘S from anywhere inside. */
  props: {
    noValidate: true
    onSubmit: (event?: { preventDefault?: () => void }) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  submit: () => void
}

/**
 * A form of the staff area: the contract's rules, the server's words under the field they are about, a guard against
 * leaving unsaved, saving by keyboard, and no second sending while the first is under way.
 */
export function useStaffForm<Values extends FieldValues>(
  options: StaffFormOptions<Values>,
): StaffForm<Values> {
  const form = useForm<Values>({
    resolver: lazyResolver(options.schema),
    defaultValues: options.defaultValues,
  })
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)

  const send = form.handleSubmit(async (values) => {
    try {
      // Values are the schema's input, as the resolver hands them on raw.
      await options.save(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      for (const [index, [field, message]] of [...error.fieldErrors].entries()) {
        const name = findField(form.getValues(), field)
        if (name) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      }
      return
    }
    forgetUnsaved()
    form.reset(form.getValues())
    options.onSaved?.()
  })
  const submit = useCallback(() => {
    if (!isSubmitting) void send()
  }, [isSubmitting, send])

  return {
    form,
    submit,
    props: {
      noValidate: true,
      onSubmit(event) {
        event?.preventDefault?.()
        submit()
      },
      onKeyDown(event) {
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        submit()
      },
    },
  }
}

function findField<Values extends FieldValues>(values: Values, wanted: string): FieldPath<Values> | null {
  return Object.keys(values).find((name): name is FieldPath<Values> => name === wanted.split('.')[0]) ?? null
}
