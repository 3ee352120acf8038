import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { isStored } from '../record/form-record.ts'
import { isRecordChanged } from './draft-conflict.ts'
import type { DraftForm } from './draft-form.ts'
import type { WorkingDraft } from './use-draft.ts'

/** How a draft is compared with its record and published, and what that is called. */
export function usePublication<Values extends FieldValues, Row extends object>(
  options: PublicationOptions<Values, Row>,
  { draft, isOpen, failure, saveWhole, publish }: WorkingDraft<Values, Row>,
) {
  const queries = useQueryClient()
  const [isCompared, setCompared] = useState(false)
  const { of, fill, refresh } = options
  // A draft over a hidden record shows nothing to visitors, unless it publishes the record.
  const words = WORDS[isShown({ ...of.record?.read().row, ...draft?.draft }) ? 'shown' : 'hidden']
  const isOutrun = isRecordChanged(failure) && isCompared
  return {
    words,
    /** Whether the draft is shown beside its record. */
    isCompared,
    setCompared,
    /** Whether the record was changed since the draft was begun, and is to be published over all the same. */
    isOutrun,
    async publish() {
      if (!(await isConfirmed(options, isOpen ? null : (draft?.draft ?? {})))) return
      if (isOpen && !(await saveWhole())) return
      const published = await publish(isOutrun)
      if (!published) return
      setCompared(false)
      if (isStored<Row>(published)) fill(published)
      showToast({ title: words.done, description: published.message ?? words.where })
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  }
}

/** Asks before what the draft changes of the record is published: of the form when it shows the draft (`stored` is null). */
async function isConfirmed<Values extends FieldValues, Row extends object>(
  { of, toChanges, confirmFirst }: PublicationOptions<Values, Row>,
  stored: object | null,
): Promise<boolean> {
  const { row, changed } = of.record?.read() ?? { row: null, changed: {} }
  if (!confirmFirst || !row) return true
  return confirmFirst(stored ?? toChanges(changed, row), row)
}

/** A draft over what visitors see is published; over a hidden record it is only put into it. */
const WORDS = {
  shown: {
    before: 'на сайте',
    heading: 'На сайте',
    act: 'Опубликовать',
    force: 'Всё равно опубликовать',
    done: 'Черновик опубликован',
    where: 'Изменения уже на сайте',
  },
  hidden: {
    before: 'в записи',
    heading: 'В записи',
    act: 'Применить',
    force: 'Всё равно применить',
    done: 'Черновик применён',
    where: 'Изменения уже в записи; на сайте её нет',
  },
} as const

const isShown = (record: object) => !('published' in record) || record.published !== false

/** What a form has for the publication of its draft. */
export interface PublicationOptions<Values extends FieldValues, Row extends object>
  extends DraftForm<Values, Row> {
  /** Asks before what the draft changes of the record is published; false keeps the draft as it is. */
  confirmFirst?: (drafted: Partial<Row>, row: Row) => Promise<boolean>
  /** Shows the published record in the form. */
  fill: (row: Row) => void
  /** Query keys to invalidate after publishing. */
  refresh: readonly QueryKey[]
}

/** What the panel shows of it. */
export type Publication = ReturnType<typeof usePublication>
