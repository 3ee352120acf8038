import { pickKeys } from '../../../lib/pick-keys.ts'
import { toStableText } from '../../../lib/stable-text.ts'

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

/** Fields that mean something only together, as a server and its password: they are one field to choose. */
export interface FieldGroup {
  label: string
  names: readonly string[]
  /** Secrets among them, which no answer holds, each with the field that counts its changes. */
  secrets: ReadonlyMap<string, string>
}

/** Compares two edits, field by field, with what both began from; of a group of fields the first is named. */
export function compareEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  groups: readonly FieldGroup[] = [],
): Merge<keyof Values & string> {
  const all = namesOf(mine, theirs)
  const membersOf = (name: string) => {
    const group = findGroup(groups, name)
    return group ? all.filter((one) => group.names.includes(one)) : all.filter((one) => one === name)
  }
  const names = all.filter((name) => membersOf(name)[0] === name)
  const differ = (one: Values, other: Values) => (name: string) =>
    membersOf(name).some((member) => !isSameValue(one[member], other[member]))
  const [isMine, isTheirs, isOther] = [differ(base, mine), differ(base, theirs), differ(mine, theirs)]
  return {
    collisions: names.filter((name) => isMine(name) && isTheirs(name) && isOther(name)),
    mine: names.filter((name) => isMine(name) && !isTheirs(name)),
    theirs: names.filter((name) => isTheirs(name) && !isMine(name)),
  }
}

/** Their edit with mine upon it; of fields that collide the chosen side, mine without a choice. */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  { choices = new Map(), groups = [] }: MergeOptions = {},
): Values {
  const { collisions, mine: own } = compareEdits(base, mine, theirs, groups)
  const kept = [...own, ...collisions.filter((name) => choices.get(name) !== 'theirs')]
  const names = new Set<string>(kept.flatMap((name) => findGroup(groups, name)?.names ?? [name]))
  return { ...theirs, ...pickKeys(mine, (name) => names.has(name)) }
}

interface MergeOptions {
  choices?: ReadonlyMap<string, Side>
  groups?: readonly FieldGroup[] | undefined
}

/** The group of a field; undefined for one that stands alone. */
export const findGroup = (groups: readonly FieldGroup[], name: string): FieldGroup | undefined =>
  groups.find(({ names }) => names.includes(name))

/**
 * Whether two values of a field are the same; without text is without text, row ids are only of the form, and the order of keys says
 * nothing: the database has its own.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return toComparable(one) === toComparable(other)
}

const toComparable = (value: unknown): string =>
  toStableText(value === undefined || value === '' ? null : value, ['id'])

function namesOf<Values extends object>(...edits: Values[]): (keyof Values & string)[] {
  const names = edits.flatMap((edit) => Object.keys(edit))
  return [...new Set(names)].filter((name): name is keyof Values & string =>
    edits.some((edit) => name in edit),
  )
}
