import { useCallback, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type RecordConflict, readConflict } from '../../../api/conflict.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import { pickKeys } from '../../../lib/pick-keys.ts'
import type { Seen } from '../write/in-turn.ts'
import { type JoinedEdit, sayJoined } from './joined-edit.ts'
import { compareEdits, type FieldGroup, isSameValue, mergeEdits } from './merge.ts'

/** A record as staff get it. */
export interface Versioned {
  version?: number | undefined
}

/** The record that a form edits. */
export interface RecordSource<Values extends FieldValues, Row extends Versioned> {
  entity: FormEntity
  /** Undefined for a new record. */
  id: number | undefined
  /** The record as the form opens with it; undefined for a new one, and until `fill`. */
  row: Row | undefined
  /** Values of a record, or those that a new one begins with. */
  toValues: (row: Row | undefined) => Values & DefaultValues<Values>
  /** Fields that are compared and chosen together. */
  groups?: readonly FieldGroup[] | undefined
  /** A form with secrets: after a save it begins from the answer, which holds none. */
  hasSecrets?: boolean
}

/** Two edits of one record: mine in the form, theirs stored. */
export interface Collision<Values> extends Omit<RecordConflict, 'current'> {
  base: Values
  mine: Values
  theirs: Values
  groups?: readonly FieldGroup[] | undefined
  /** Name of the record, if it has one. */
  title: string | null
}

/** Work on a record: what was typed, and what it began from. */
export interface Work {
  /** The record; null for a new one. */
  row: object | null
  /** Values of the fields that differ from it. */
  changed: Readonly<Record<string, unknown>>
}

/** A form as the notes above it need it. */
export interface RecordForm<Values extends FieldValues, Row extends object = object> {
  form: UseFormReturn<Values>
  record: FormRecord<Values, Row> | null
}

/** What the notes above a form and the dialog of a collision need. */
export interface FormRecord<Values, Row extends object = object> {
  entity: FormEntity
  id: number | undefined
  /** False until a stored record is loaded. */
  isReady: boolean
  /** Version that the form began from; undefined for a new record. */
  version: number | undefined
  collision: Collision<Values> | null
  /** Saves both edits as they were put together. */
  saveMerged: (merged: Values) => void
  /** Back to the form; the next save shows both edits again. */
  closeCollision: () => void
  /** The present work. */
  read: () => { row: Row | null; changed: Partial<Values> }
  /** Calls the listener after each save; returns the removal. */
  onSaved: (listener: () => void) => () => void
  /** Values that are kept elsewhere, as a draft: leaving the form with them loses nothing; null for none. */
  markKept: (values: Values | null) => void
  /** Calls the listener when values are kept elsewhere; returns the removal. */
  onKept: (listener: () => void) => () => void
  /** Puts earlier work into the form, above what it began from: a save over a newer version is a collision. */
  restore: (work: Work) => void
}

/** What a form knows of its record: the version that it began from, and another person's edit since. */
export function useFormRecord<Values extends FieldValues, Row extends Versioned>(
  form: UseFormReturn<Values>,
  source: RecordSource<Values, Row> | undefined,
) {
  const [base, setBase] = useState<{ row: Row | undefined; values: Values } | null>(() =>
    source ? { row: source.row, values: source.toValues(source.row) } : null,
  )
  const [found, setFound] = useState<(Collision<Values> & { row: Row }) | null>(null)
  const [resends, setResends] = useState(0)
  const saved = useRef(new Set<() => void>())
  const kept = useRef<{ values: Values | null; listeners: Set<() => void> }>({
    values: null,
    listeners: new Set(),
  })
  const [joined, setJoined] = useState<JoinedEdit | null>(null)

  // A newer version that changes no field of the form is what the form begins from: nothing of it can collide.
  const newest = source?.row
  if (source && newest && base?.row && isNewer(newest, base.row)) {
    if (compareEdits(base.values, base.values, source.toValues(newest)).theirs.length === 0)
      setBase({ row: newest, values: base.values })
  }

  const put = (row: Row | undefined, values: Values, edit: Values) => {
    form.reset(values)
    form.reset(edit, { keepDefaultValues: true })
    setBase({ row, values })
  }
  const record: FormRecord<Values, Row> | null =
    source && base
      ? {
          entity: source.entity,
          id: source.id,
          isReady: source.id === undefined || base.row !== undefined,
          version: base.row?.version,
          collision: found,
          saveMerged(merged) {
            if (!found) return
            put(found.row, found.theirs, merged)
            setFound(null)
            setResends((count) => count + 1)
          },
          closeCollision: () => setFound(null),
          read: () => {
            const values = form.getValues()
            return {
              row: base.row ?? null,
              changed: pickKeys(values, (name) => !isSameValue(base.values[name], values[name])),
            }
          },
          onSaved(listener) {
            saved.current.add(listener)
            return () => void saved.current.delete(listener)
          },
          markKept(values) {
            kept.current.values = values
            if (values !== null) for (const listener of kept.current.listeners) listener()
          },
          onKept(listener) {
            kept.current.listeners.add(listener)
            return () => void kept.current.listeners.delete(listener)
          },
          restore({ row, changed }) {
            const begun = isStored<Row>(row) ? row : undefined
            const values = source.toValues(begun)
            put(begun, values, { ...values, ...pickKeys(changed, (name) => name in values) })
          },
        }
      : null
  return {
    record,
    /** Record that the form began from. */
    row: base?.row,
    /** What a save is sent over; undefined for a new record. */
    seen: source && base?.row && toSeen(source, { row: base.row, values: base.values }),
    /** Counts the saves that a merge asks for. */
    resends,
    /** Whether what the form shows is kept elsewhere. */
    isKept: useCallback(
      () => kept.current.values !== null && isSameValue(kept.current.values, form.getValues()),
      [form],
    ),
    /** Shows a record that was loaded after the form. */
    fill(row: Row) {
      if (!source) return
      const values = source.toValues(row)
      form.reset(values)
      setBase({ row, values })
    },
    /** After a save: the answer is what the form begins from. Returns the values that it shows. */
    rebase(answer: unknown, sent: Values): Values {
      if (source && joined) sayJoined(source.entity, joined)
      setJoined(null)
      for (const listener of saved.current) listener()
      const row = isStored<Row>(answer) ? answer : undefined
      const values = source?.hasSecrets && row ? source.toValues(row) : sent
      setBase((now) => now && { row: row ?? now.row, values })
      return values
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
        put(current, theirs, mergeEdits(...edits, { groups }))
        setResends((count) => count + 1)
        return 'merged'
      }
      setFound({ ...who, base: base.values, mine, theirs, groups, row: current, title: toTitle(current) })
      return 'shown'
    },
  }
}

/** The record as the form began from it. Own writes beside the form count as seen if they have changed no field of it. */
function toSeen<Values extends FieldValues, Row extends Versioned>(
  { entity, id, toValues }: RecordSource<Values, Row>,
  { row, values }: { row: Row; values: Values },
): Seen | undefined {
  if (id === undefined) return undefined
  const accepts = (answer: unknown) =>
    isStored<Row>(answer) &&
    Object.keys(row).every((name) => name in answer) &&
    compareEdits(values, values, toValues(answer)).theirs.length === 0
  return { entity, id, version: row.version, accepts }
}

const isNewer = (one: Versioned, other: Versioned) => (one.version ?? 0) > (other.version ?? 0)

/** Whether this is a stored record. Answers come from the contract, kept work from this browser: a version tells it from nothing. */
export function isStored<Row extends Versioned>(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && 'version' in row
}

function toTitle(row: object): string | null {
  const texts = new Map<string, unknown>(Object.entries(row))
  const titles = ['name', 'title', 'question', 'username'].map((name) => texts.get(name))
  return titles.find((title) => typeof title === 'string') ?? null
}
