import { type KeyboardEvent, useCallback, useState } from 'react'
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
import { useUnsaved } from './unsaved.ts'

interface StaffFormOptions<Values extends FieldValues> {
  /** The contract's schema, loaded when the form is first checked. */
  schema: () => Promise<z.ZodType<unknown, Values>>
  defaultValues: DefaultValues<Values>
  /** Asked before the form is checked; false sends nothing. */
  confirmFirst?: (values: Values) => boolean | Promise<boolean>
  /**
   * Sends what passed the rules: all of it for something new, `changed` for a stored row, where a colleague may have changed the rest since
   * the form was opened. Throws ApiError; `useWrite` has told the person by then.
   */
  save: (values: Values, changed: Partial<Values>) => Promise<unknown>
  /** After saving: the form holds nothing unsaved any more. */
  onSaved?: () => void
  /** Called with what has to be mended before the first of it takes the focus: a form of several parts opens the right one. */
  onInvalid?: (names: readonly string[]) => void
}

export interface StaffForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Give these to <form>: sending, and Ctrl+S or ⌘S from anywhere inside. */
  props: {
    noValidate: true
    onSubmit: (event?: { preventDefault?: () => void }) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  submit: () => Promise<void>
  /** Why the last saving failed, unless it stands under fields; null when it did not. Give it to `WriteFailure`. */
  failure: unknown
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
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const [failure, setFailure] = useState<unknown>(null)
  const forget = useUnsaved(isDirty)

  const save = async (values: Values) => {
    const sent = structuredClone(form.getValues())
    setFailure(null)
    try {
      // Values are the schema's input, as the resolver hands them on raw.
      await options.save(values, pickChanged(values, dirtyFields))
    } catch (error) {
      const invalid = [...toFieldErrors(error)].flatMap(([field, message]) => {
        const name = findField(form.getValues(), field)
        return name ? [{ name, message }] : []
      })
      if (invalid.length > 0) options.onInvalid?.(invalid.map(({ name }) => name))
      else setFailure(error)
      // A fault of this page, not an answer: the browser's console is to know of it too.
      if (!(error instanceof ApiError)) reportError(error)
      for (const [index, { name, message }] of invalid.entries()) {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      }
      return
    }
    const typed = form.getValues()
    form.reset(sent)
    const later = namesOf(typed).filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
    // What was typed while the call was under way is not saved yet: it stays, and so does the form.
    for (const name of later) form.setValue(name, typed[name], { shouldDirty: true })
    if (later.length > 0) return
    forget()
    options.onSaved?.()
  }
  const send = form.handleSubmit(save, (errors) => options.onInvalid?.(Object.keys(errors)))
  const { confirmFirst } = options
  const submit = useCallback(async () => {
    if (isSubmitting) return
    if (!confirmFirst || (await confirmFirst(form.getValues()))) await send()
  }, [isSubmitting, send, confirmFirst, form])

  return {
    form,
    submit,
    failure,
    props: {
      noValidate: true,
      onSubmit(event) {
        event?.preventDefault?.()
        void submit()
      },
      onKeyDown(event) {
        if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void submit()
      },
    },
  }
}

/** An address in use is told of the whole form; it is the slug that has to be mended (decisions.md, slugs). */
function toFieldErrors(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map()
  const { status, userMessage, fieldErrors } = error
  const isConflict = status === 409 && fieldErrors.size === 0 && userMessage !== null
  return isConflict ? new Map([['slug', userMessage]]) : fieldErrors
}

function findField<Values extends FieldValues>(values: Values, wanted: string): FieldPath<Values> | null {
  return namesOf(values).find((name) => name === wanted.split('.')[0]) ?? null
}

/** The values that differ from what the form was opened with; what was typed and typed back is not among them. */
function pickChanged<Values extends FieldValues>(values: Values, dirty: object): Partial<Values> {
  const flags = new Map<string, unknown>(Object.entries(dirty))
  const changed: Partial<Values> = { ...values }
  for (const name of namesOf(values)) if (!isDirtyFlag(flags.get(name))) Reflect.deleteProperty(changed, name)
  return changed
}

/** The form library marks a list or an object part by part. */
function isDirtyFlag(flag: unknown): boolean {
  return typeof flag === 'object' && flag !== null ? Object.values(flag).some(isDirtyFlag) : flag === true
}

function namesOf<Values extends FieldValues>(values: Values): FieldPath<Values>[] {
  return Object.keys(values).filter((name): name is FieldPath<Values> => name in values)
}
