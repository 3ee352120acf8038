import fc from 'fast-check'
import { HOSTILE_NAMES, hostileValue } from './hostile-values.ts'

/** One fault in a value that is right otherwise. */
export interface Mutation {
  kind: 'none' | 'replace' | 'remove' | 'add' | 'repeat'
  /** Which of the places, counted round. */
  at: number
  name: string
  value: unknown
}

/** Any mutation. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constant('none' as const) },
    { weight: 6, arbitrary: fc.constant('replace' as const) },
    { weight: 1, arbitrary: fc.constantFrom('remove' as const, 'add' as const, 'repeat' as const) },
  ),
  at: fc.nat(500),
  name: fc.constantFrom(...HOSTILE_NAMES),
  value: hostileValue,
})

type Step = string | number

/** Every place in a value, the whole of it first. */
function placesOf(value: unknown, path: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...entries.flatMap(([step, inner]) => placesOf(inner, [...path, step]))]
}

/** The value with the one fault in it; the value itself is left as it is. */
export function mutate(value: unknown, { kind, at, name, value: hostile }: Mutation): unknown {
  if (kind === 'none') return value
  const places = placesOf(value)
  const [first, ...rest] = places[at % places.length] ?? []
  if (first === undefined) return kind === 'add' ? withField(value, name, hostile) : hostile
  return change(value, first, rest)

  function change(whole: unknown, step: Step, further: readonly Step[]): unknown {
    const [next, ...last] = further
    if (Array.isArray(whole)) {
      return whole.flatMap((one, index) => (index === step ? applyTo(one, next, last) : [one]))
    }
    const fields = Object.entries(Object(whole))
    const changed = fields.flatMap(([key, one]) =>
      key === step ? applyTo(one, next, last).map((made) => [key, made] as const) : [[key, one] as const],
    )
    return Object.fromEntries(changed)
  }

  function applyTo(one: unknown, next: Step | undefined, last: readonly Step[]): unknown[] {
    if (next !== undefined) return [change(one, next, last)]
    if (kind === 'remove') return []
    if (kind === 'add') return [withField(one, name, hostile)]
    if (kind === 'repeat') return [Array.isArray(one) ? [...one, ...one] : [one, one]]
    return [hostile]
  }
}

/** Own, as JSON can name it: `__proto__` too. */
function withField(value: unknown, name: string, field: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [name]: field }
  return Object.fromEntries([...Object.entries(value), [name, field]])
}
