import { createContext, use, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A row of a list of the form. */
export type Row = Readonly<Record<string, unknown>>

/** Rows that were taken away in the form since it was filled last, by the name of their list, as they were then. */
export type RemovedRows = Map<string, Row[]>

/** Those of the form around. */
export const RemovedContext = createContext<RemovedRows>(new Map())

/** Those of this form; when it is filled anew, none of its rows is taken away any more. */
export function useRemovedRows(form: UseFormReturn<FieldValues>): RemovedRows {
  const removed = use(RemovedContext)
  useEffect(() => {
    removed.clear()
    const filled = form.watch((_values, { name }) => {
      if (name === undefined) removed.clear()
    })
    return () => filled.unsubscribe()
  }, [form, removed])
  return removed
}

/** Remembers that a row of a list was taken away. */
export function rememberRemoved(removed: RemovedRows, list: string, row: unknown): void {
  if (typeof row !== 'object' || row === null) return
  removed.set(list, [...(removed.get(list) ?? []), { ...row }])
}
