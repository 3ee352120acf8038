import { pickKeys } from '../../lib/pick-keys.ts'

/** How each field of two edits of one record goes together. */
export interface Merge<Name extends string = string> {
  /** Changed by both, to different values: somebody has to choose. */
  collisions: readonly Name[]
  /** Changed by me alone. */
  mine: readonly Name[]
  /** Changed by the other person alone. */
  theirs: readonly Name[]
}

export type Side = 'mine' | 'theirs'

/** Compares two edits, field by field, with what both began from. */
export function compareEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<keyof Values & string> {
  const names = namesOf(mine, theirs)
  const isMine = (name: keyof Values) => !isSameValue(base[name], mine[name])
  const isTheirs = (name: keyof Values) => !isSameValue(base[name], theirs[name])
  return {
    collisions: names.filter(
      (name) => isMine(name) && isTheirs(name) && !isSameValue(mine[name], theirs[name]),
    ),
    mine: names.filter((name) => isMine(name) && !isTheirs(name)),
    theirs: names.filter((name) => isTheirs(name) && !isMine(name)),
  }
}

/** Their edit with mine upon it; of fields that collide the chosen side, mine without a choice. */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: ReadonlyMap<string, Side> = new Map(),
): Values {
  const { collisions, mine: own } = compareEdits(base, mine, theirs)
  const kept = new Set<string>([...own, ...collisions.filter((name) => choices.get(name) !== 'theirs')])
  return { ...theirs, ...pickKeys(mine, (name) => kept.has(name)) }
}

/**
 * Whether two values of a field are the same; without text is without text, row ids are only of the form, and the order of keys says
 * nothing: the database has its own.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return toComparable(one) === toComparable(other)
}

function toComparable(value: unknown): string {
  return JSON.stringify(value === undefined || value === '' ? null : value, (key, part: unknown) =>
    key === 'id' ? undefined : inOrder(part),
  )
}

function inOrder(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function namesOf<Values extends object>(...edits: Values[]): (keyof Values & string)[] {
  const names = edits.flatMap((edit) => Object.keys(edit))
  return [...new Set(names)].filter((name): name is keyof Values & string =>
    edits.some((edit) => name in edit),
  )
}
