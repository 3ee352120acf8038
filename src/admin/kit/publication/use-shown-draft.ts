import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Draft, Drafted } from '../../../contract/records/drafts.ts'
import { useApi } from '../../staff.ts'
import { type DraftForm, toDraftValues } from './draft-form.ts'
import { draftQuery } from './draft-query.ts'

/** The record's draft as it is stored, and as the form shows it. */
export function useShownDraft<Values extends FieldValues, Row extends object>(
  entity: Drafted,
  id: number,
  source: DraftForm<Values, Row>,
) {
  const queries = useQueryClient()
  const query = draftQuery(useApi(), entity, id)
  const { queryKey } = query
  // Read before the form is shown (useDraftAwaited).
  const { data: draft = null } = useQuery({ ...query, refetchOnMount: false })
  const [isOpen, setOpen] = useState(false)
  const latest = useRef({ draft, source, isOpen })
  latest.current = { draft, source, isOpen }
  const begun = useRef<Draft | null>(null)
  const keep = (next: Draft | null) => {
    latest.current.draft = next
    queries.setQueryData(queryKey, next)
  }
  return {
    draft,
    /** Whether the form shows the draft. */
    isOpen,
    /** The draft, the form and `isOpen` as they are now, for calls that began before. */
    latest,
    /** The draft that the form began from: that in the cache may be a later one. */
    begun,
    /** The stored draft is another one; the form stays as it is. */
    keep,
    /** The form shows this draft; `values` of the form are those of the draft. */
    show(next: Draft | null, values: Values | null = null) {
      begun.current = next
      keep(next)
      setOpen(next !== null)
      latest.current.source.of.record?.markKept(values)
    },
    /** Puts the stored draft into the form. */
    open() {
      const { draft: stored, source: from } = latest.current
      const row = from.of.record?.read().row
      if (!stored || !row) return
      from.of.record?.restore({ row, changed: toDraftValues(from, row, stored) })
      begun.current = stored
      setOpen(true)
      from.of.record?.markKept(structuredClone(from.of.form.getValues()))
    },
    /** The form shows no draft any more; that which it began from, undefined without. */
    leave(): Draft | undefined {
      const left = begun.current ?? undefined
      begun.current = null
      setOpen(false)
      return left
    },
  }
}

/** What calls about the draft read and change of it. */
export type ShownDraft<Values extends FieldValues, Row extends object> = ReturnType<
  typeof useShownDraft<Values, Row>
>
