import { useCallback, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { pickKeys } from '../../../lib/pick-keys.ts'
import { createListeners } from '../../../ui/listeners.ts'
import type { Seen } from '../write/in-turn.ts'
import { type FormRecord, isStored, type RecordSource, type Versioned } from './form-record.ts'
import { compareEdits, isSameValue } from './merge.ts'
import { useCollision } from './use-collision.ts'
import { type FormBase, useFormBase } from './use-form-base.ts'

/** What a form knows of its record: the version that it began from, and another person's edit since. */
export function useFormRecord<Values extends FieldValues, Row extends Versioned>(
  form: UseFormReturn<Values>,
  source: RecordSource<Values, Row> | undefined,
) {
  const { base, beginWith, fill, rebase } = useFormBase(form, source)
  const collision = useCollision(form, source, { base, beginWith })
  const [saved] = useState(() => createListeners())
  const [kept] = useState(() => createListeners())
  const keptValues = useRef<Values | null>(null)
  const isKept = useCallback(
    () => keptValues.current !== null && isSameValue(keptValues.current, form.getValues()),
    [form],
  )

  const record: FormRecord<Values, Row> | null =
    source && base
      ? {
          entity: source.entity,
          id: source.id,
          isReady: source.id === undefined || base.row !== undefined,
          version: base.row?.version,
          collision: collision.found,
          saveMerged: collision.saveMerged,
          closeCollision: collision.close,
          read: () => {
            const values = form.getValues()
            return {
              row: base.row ?? null,
              changed: pickKeys(values, (name) => !isSameValue(base.values[name], values[name])),
            }
          },
          onSaved: saved.subscribe,
          markKept(values) {
            keptValues.current = values
            if (isKept()) kept.notify()
          },
          isKept,
          onKept: kept.subscribe,
          restore({ row, changed }) {
            const begun = isStored<Row>(row) ? row : undefined
            const values = source.toValues(begun)
            beginWith(begun, values, { ...values, ...pickKeys(changed, (name) => name in values) })
          },
        }
      : null
  return {
    record,
    /** Record that the form began from. */
    row: base?.row,
    /** What a save is sent over; undefined for a new record. */
    seen: source && base?.row && toSeen(source, { row: base.row, values: base.values }),
    resends: collision.resends,
    collide: collision.collide,
    isKept,
    fill,
    /** After a save: the answer is what the form begins from. Returns the values that it shows. */
    rebase(answer: unknown, sent: Values): Values {
      collision.sayJoined()
      saved.notify()
      const row = isStored<Row>(answer) ? answer : undefined
      const values = source?.hasSecrets && row ? source.toValues(row) : sent
      rebase(row, values)
      return values
    },
  }
}

/** The record as the form began from it. Own writes beside the form count as seen if they have changed no field of it. */
function toSeen<Values extends FieldValues, Row extends Versioned>(
  { entity, id, toValues }: RecordSource<Values, Row>,
  { row, values }: FormBase<Values, Row> & { row: Row },
): Seen | undefined {
  if (id === undefined) return undefined
  const accepts = (answer: unknown) =>
    isStored<Row>(answer) &&
    Object.keys(row).every((name) => name in answer) &&
    compareEdits(values, values, toValues(answer)).theirs.length === 0
  return { entity, id, version: row.version, accepts }
}
