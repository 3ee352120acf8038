import fc from 'fast-check'
import { z } from 'zod'

/** Texts of which most rules for texts take one. */
const PLAUSIBLE: readonly string[] = [
  'Топас 5',
  'Септик для дома на пять человек, работает круглый год.',
  'topas-5',
  'fuzz-page',
  '+7 916 000-00-00',
  'a@b.ru',
  'https://shop.example/a',
  '/catalog/topas',
  '/assets/a.png',
  '2026-12-01T09:00',
  '2099-12-01T09:00:00Z',
  '2026-12-01',
  '2026-12',
  '09:00',
  '1',
  '2',
  '5',
  '1,2',
  'true',
  'products',
  'projects',
  'home',
  'email',
  '7701234567',
  '0b7e6f0e-4d7e-4cde-9d0e-1c1f6d2f0a11',
  'очень-длинный-пароль-2',
  '## Заголовок\n\nТекст со [ссылкой](/catalog) и **жирным**.\n\n| а | б |\n|---|---|\n| 1 | 2 |',
]

const NUMBERS: readonly number[] = [1, 2, 3, 5, 10, 100, 0, 1.5, 120_000, 2026]

/** Values that a rule accepts, of those that are likely; all of them where it accepts none. */
function accepted(schema: z.core.$ZodType, likely: readonly unknown[]): fc.Arbitrary<unknown> {
  const taken = likely.filter((value) => takes(schema, value))
  return fc.constantFrom(...(taken.length > 0 ? taken : likely))
}

function takes(schema: z.core.$ZodType, value: unknown): boolean {
  try {
    return z.safeParse(schema, value).success
  } catch {
    return false
  }
}

const MAX_DEPTH = 8

/** Values that a schema takes, or nearly: what a rule of its own asks beside the type is met where a likely value meets it. */
export function nearlyValid(given: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> {
  const schema = given as z.core.$ZodTypes
  const { def } = schema._zod
  const inner = (one: z.core.$ZodType) => nearlyValid(one, depth + 1)
  if (depth > MAX_DEPTH) return fc.constant(null)
  switch (def.type) {
    case 'string':
      return accepted(schema, PLAUSIBLE)
    case 'number':
      return accepted(schema, NUMBERS)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(inner(def.element), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...def.items.map(inner))
    case 'object':
      return ofObject(def.shape, inner)
    case 'record':
      return fc.dictionary(inner(def.keyType).map(String), inner(def.valueType), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'intersection':
      return fc.tuple(inner(def.left), inner(def.right)).map(([left, right]) => ({
        ...Object(left),
        ...Object(right),
      }))
    case 'nullable':
      return fc.oneof({ weight: 4, arbitrary: inner(def.innerType) }, fc.constant(null))
    case 'pipe':
      return def.in._zod.def.type === 'transform' ? ofPreprocess(schema, inner(def.out)) : inner(def.in)
    case 'lazy':
      return inner(def.getter())
    case 'any':
    case 'unknown':
    case 'custom':
    case 'file':
      return fc.oneof(accepted(schema, [...PLAUSIBLE, ...NUMBERS]), fc.jsonValue({ maxDepth: 2 }))
    default:
      return 'innerType' in def ? inner(def.innerType) : fc.constant(undefined)
  }
}

/** What a preprocessing takes is not known: likely texts that pass it, or what it leads to. */
function ofPreprocess(schema: z.core.$ZodType, out: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(accepted(schema, [...PLAUSIBLE, ...NUMBERS]), out)
}

function ofObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  inner: (one: z.core.$ZodType) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape)
  const model = Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]))
  const requiredKeys = fields.filter(([, field]) => !takes(field, undefined)).map(([name]) => name)
  return fc.record(model, { requiredKeys, noNullPrototype: true })
}
