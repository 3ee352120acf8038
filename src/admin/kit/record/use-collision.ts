import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readConflict } from '../../../api/conflict.ts'
import type { Collision, RecordSource, Versioned } from './form-record.ts'
import { type JoinedEdit, sayJoined } from './joined-edit.ts'
import { compareEdits, mergeEdits } from './merge.ts'
import type { useFormBase } from './use-form-base.ts'

/** Another person's edit that a save of the form has met: saved together with mine, or shown to choose from. */
export function useCollision<Values extends FieldValues, Row extends Versioned>(
  form: UseFormReturn<Values>,
  source: RecordSource<Values, Row> | undefined,
  { base, beginWith }: Pick<ReturnType<typeof useFormBase<Values, Row>>, 'base' | 'beginWith'>,
) {
  const [found, setFound] = useState<(Collision<Values> & { row: Row }) | null>(null)
  const [resends, setResends] = useState(0)
  const [joined, setJoined] = useState<JoinedEdit | null>(null)
  return {
    /** Two edits to choose from; null when there are none. */
    found,
    /** Counts the saves that a merge asks for. */
    resends,
    close: () => setFound(null),
    saveMerged(merged: Values) {
      if (!found) return
      beginWith(found.row, found.theirs, merged)
      setFound(null)
      setResends((count) => count + 1)
    },
    /** After a save: says what of the other edit was saved with it. */
    sayJoined() {
      if (source && joined) sayJoined(source.entity, joined)
      setJoined(null)
    },
    /**
     * Takes the answer to a save over another version; null for any other error. Edits of different fields are saved together
     * unasked, others are shown to choose from.
     */
    collide(error: unknown): 'merged' | 'shown' | null {
      const conflict = source ? readConflict<Row>(error) : null
      if (!source || !base || !conflict) return null
      const { current, ...who } = conflict
      const mine = structuredClone(form.getValues())
      const theirs = { ...mine, ...source.toValues(current) }
      const edits = [base.values, mine, theirs] as const
      const groups = source.groups
      const compared = compareEdits(...edits, groups)
      setJoined({ names: compared.theirs, changedBy: who.changedBy })
      if (compared.collisions.length === 0) {
        beginWith(current, theirs, mergeEdits(...edits, { groups }))
        setResends((count) => count + 1)
        return 'merged'
      }
      setFound({ ...who, base: base.values, mine, theirs, groups, row: current, title: toTitle(current) })
      return 'shown'
    },
  }
}

function toTitle(row: object): string | null {
  const texts = new Map<string, unknown>(Object.entries(row))
  const titles = ['name', 'title', 'question', 'username'].map((name) => texts.get(name))
  return titles.find((title) => typeof title === 'string') ?? null
}
