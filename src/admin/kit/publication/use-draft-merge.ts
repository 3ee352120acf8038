import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordConflict } from '../../../api/conflict.ts'
import type { Draft } from '../../../contract/records/drafts.ts'
import type { Collision } from '../record/form-record.ts'
import { compareEdits, mergeEdits } from '../record/merge.ts'
import { toDraftValues } from './draft-form.ts'
import type { ShownDraft } from './use-shown-draft.ts'

/** Puts the form and a draft that somebody else has stored meanwhile together. */
export function useDraftMerge<Values extends FieldValues, Row extends object>({
  latest,
  begun,
  keep,
  show,
}: ShownDraft<Values, Row>) {
  const [found, setFound] = useState<(Collision<Values> & { current: Draft }) | null>(null)
  const put = (values: Values) => {
    const { record } = latest.current.source.of
    if (record) record.restore({ row: record.read().row, changed: values })
  }
  const merge = ({ current, ...who }: RecordConflict<Draft>): readonly string[] | null => {
    const { source } = latest.current
    const { of } = source
    const row = of.record?.read().row
    if (!row) return null
    const mine = structuredClone(of.form.getValues())
    const valuesOf = (draft: Draft | null): Values => ({
      ...mine,
      ...toDraftValues(source, row, draft),
    })
    const edits = [valuesOf(begun.current), mine, valuesOf(current)] as const
    const compared = compareEdits(...edits)
    if (compared.collisions.length > 0) {
      const [base, , theirs] = edits
      setFound({ ...who, base, mine, theirs, title: null, current })
      return null
    }
    put(mergeEdits(...edits))
    return compared.theirs
  }
  return {
    collision: found,
    close: () => setFound(null),
    /**
     * The form gets both edits when they go together, and the fields are named that only the other person changed; null, with a
     * `collision`, when somebody has to choose.
     */
    meet(conflict: RecordConflict<Draft>): readonly string[] | null {
      const names = merge(conflict)
      if (names) show(conflict.current)
      else keep(conflict.current)
      return names
    },
    /** The form gets what was chosen, over the draft that the choice was made over. */
    take(merged: Values) {
      if (!found) return
      put(merged)
      setFound(null)
      show(found.current)
    },
  }
}

/** What calls about the draft do with another person's. */
export type DraftMerge<Values extends FieldValues, Row extends object> = ReturnType<
  typeof useDraftMerge<Values, Row>
>
