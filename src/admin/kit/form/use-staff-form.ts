import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { readConflict } from '../../../api/conflict.ts'
import { ApiError } from '../../../api/error.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import type { FormRecord, RecordSource, Versioned } from '../record/form-record.ts'
import { useFormRecord } from '../record/use-form-record.ts'
import type { Seen } from '../write/in-turn.ts'
import { checkOnLeaving, useUnsaved } from '../write/unsaved.ts'
import { lazyResolver } from './lazy-resolver.ts'

interface StaffFormOptions<Values extends FieldValues, Row extends Versioned> {
  /** Loads the contract's schema, at the first validation. */
  schema: () => Promise<z.ZodType<unknown, Values>>
  defaultValues: DefaultValues<Values>
  /** The record that the form edits, if it is one with versions. */
  record?: RecordSource<Values, Row>
  /** Called before validation, with the record that the form began from; false aborts. */
  confirmFirst?: (values: Values, base: Row | undefined) => boolean | Promise<boolean>
  /**
   * Sends the valid values: all of them for a new row, `changed` for a stored one, whose other fields a colleague may have
   * changed meanwhile. `base` is the record that the form began from, `seen` its version for `useWrite`; a form that stays open
   * resolves to the stored one. Throws ApiError, which `useWrite` has shown by then.
   */
  save: (
    values: Values,
    changed: Partial<Values>,
    base: Row | undefined,
    seen: Seen | undefined,
  ) => Promise<unknown>
  /** Called after saving with what it resolved to, when the form has no unsaved changes. */
  onSaved?: ((saved: unknown) => void) | undefined
  /** Called with the names of invalid fields before the first one is focused: a form with tabs opens the right one. */
  onInvalid?: (names: readonly string[]) => void
}

export interface StaffForm<Values extends FieldValues, Row extends object = object> {
  form: UseFormReturn<Values>
  /** Props of <form>: submit, and Ctrl+S or ⌘S. */
  props: {
    noValidate: true
    onSubmit: (event?: { preventDefault?: () => void }) => void
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
  }
  submit: () => Promise<void>
  /** Error of the last save for `WriteFailure`: what the fields do not show; null without. */
  failure: unknown
  /** The record behind the form; null for a form without. */
  record: FormRecord<Values, Row> | null
}

/**
 * State of a staff form: validation by the contract, server errors at their fields, guard against leaving unsaved changes,
 * saving by keyboard, and no concurrent submits.
 */
export function useStaffForm<Values extends FieldValues, Row extends Versioned = Versioned>(
  options: StaffFormOptions<Values, Row>,
): StaffForm<Values, Row> & { fill: (row: Row) => void } {
  const form = useForm<Values>({
    resolver: lazyResolver(options.schema),
    defaultValues: options.defaultValues,
  })
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const [failure, setFailure] = useState<unknown>(null)
  const { record, row, seen, resends, fill, rebase, collide, isKept } = useFormRecord(form, options.record)
  const markSaved = useUnsaved(isDirty, isKept)
  // After a failed save `isDirty` waits for the validation; whoever leaves meanwhile is asked all the same.
  useEffect(() => checkOnLeaving(() => isTyped(form) && !isKept()), [form, isKept])

  const save = async (values: Values) => {
    const sent = structuredClone(form.getValues())
    let saved: unknown
    setFailure(null)
    try {
      // Values are the schema's input: the resolver returns them unparsed.
      saved = await options.save(values, pickChanged(values, dirtyFields), row, seen)
    } catch (error) {
      const met = collide(error)
      if (met) return setFailure(met === 'shown' ? error : null)
      const { invalid, rest } = placeErrors(form.getValues(), error)
      if (invalid.length > 0) options.onInvalid?.(invalid.map(({ name }) => name))
      if (rest.length > 0) setFailure(withReason(error, rest.join('; ')))
      else if (invalid.length === 0) setFailure(error)
      // A bug of this page, not an error response: also reported to the console.
      if (!(error instanceof ApiError)) reportError(error)
      for (const [index, { name, message }] of invalid.entries()) {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      }
      return
    }
    if (beginAnew(form, sent, rebase(saved, sent))) return
    markSaved()
    options.onSaved?.(saved)
  }
  const send = form.handleSubmit(save, (errors) => options.onInvalid?.(Object.keys(errors)))
  const { confirmFirst } = options
  const submit = useCallback(async () => {
    if (isSubmitting) return
    if (!confirmFirst || (await confirmFirst(form.getValues(), row))) await send()
  }, [isSubmitting, send, confirmFirst, form, row])

  const resent = useRef(0)
  // Once for each merge, when its values are in the form and the refused save has ended.
  useEffect(() => {
    if (resends === resent.current || isSubmitting) return
    resent.current = resends
    void submit()
  }, [resends, isSubmitting, submit])

  return {
    form,
    submit,
    failure,
    record,
    fill,
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

/**
 * After a save the form begins from what it shows now; true while values that were typed during the call are unsaved. They stay, and
 * dirty; rows keep their fields, and the one that is typed in its focus.
 */
function beginAnew<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  shown: Values,
): boolean {
  const typed = form.getValues()
  const later = namesOf(typed).filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
  if (shown === sent) form.reset(sent, { keepValues: true })
  else {
    form.reset(shown)
    for (const name of later) form.setValue(name, typed[name], { shouldDirty: true })
  }
  return later.length > 0
}

/** Errors by field; a 409 without fields that is about no version is about the slug (decisions.md, slugs). */
function toFieldErrors(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError) || readConflict(error)) return new Map()
  const { status, userMessage, fieldErrors } = error
  const isConflict = status === 409 && fieldErrors.size === 0 && userMessage !== null
  return isConflict ? new Map([['slug', userMessage]]) : fieldErrors
}

/** Field errors of a failed save: those of the form's fields, and the `rest`, for which the form has no field. */
function placeErrors<Values extends FieldValues>(values: Values, error: unknown) {
  const invalid: { name: FieldPath<Values>; message: string }[] = []
  const rest: string[] = []
  for (const [field, message] of toFieldErrors(error)) {
    const name = findField(values, field)
    if (name) invalid.push({ name, message })
    else rest.push(message)
  }
  return { invalid, rest }
}

/** The error with another message for people. */
function withReason(error: unknown, reason: string): unknown {
  return error instanceof ApiError ? new ApiError(error.status, error.message, reason) : error
}

function findField<Values extends FieldValues>(values: Values, wanted: string): FieldPath<Values> | null {
  return namesOf(values).find((name) => name === wanted.split('.')[0]) ?? null
}

/** The dirty values: those that differ from the initial ones. */
function pickChanged<Values extends FieldValues>(values: Values, dirty: object): Partial<Values> {
  const flags = new Map<string, unknown>(Object.entries(dirty))
  return pickKeys(values, (name) => isDirtyFlag(flags.get(name)))
}

/** Whether a field differs from its initial value; lists and objects aside, whose flags are per part. */
function isTyped<Values extends FieldValues>(form: UseFormReturn<Values>): boolean {
  const values = form.getValues()
  return namesOf(values).some((name) => typeof values[name] !== 'object' && form.getFieldState(name).isDirty)
}

/** Whether a dirty flag is set; lists and objects have flags per part. */
function isDirtyFlag(flag: unknown): boolean {
  return typeof flag === 'object' && flag !== null ? Object.values(flag).some(isDirtyFlag) : flag === true
}

function namesOf<Values extends FieldValues>(values: Values): FieldPath<Values>[] {
  return Object.keys(values).filter((name): name is FieldPath<Values> => name in values)
}
