import type { z } from 'zod'
import { cutTexts, limitedRecords } from '../../src/contract/fields.ts'
import { MAX_INTEGER } from '../../src/lib/numbers.ts'

interface Unlimited {
  /** Paths of lists and records of any number of elements. */
  lists: string[]
  /** Paths of texts of any length. */
  texts: string[]
  /** Paths of numbers that an integer column may not hold. */
  numbers: string[]
  /** Paths of what this does not look into: values of any kind, files, further fields of an object. */
  unseen: string[]
}

/** Kinds of values that are as short as they are. */
const SHORT: ReadonlySet<string> = new Set([
  'boolean',
  'literal',
  'enum',
  'null',
  'undefined',
  'never',
  'transform',
  'date',
  'nan',
  'int',
  'void',
])

const limits = (schema: z.core.$ZodType) => (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def.check)

/** Whether a number is at most as large as an `integer` column holds. */
const isInteger = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).some(
    ({ _zod: { def } }) =>
      def.check === 'less_than' && Number((def as z.core.$ZodCheckLessThanDef).value) <= MAX_INTEGER,
  )

/** Looks through a schema for lists and texts without a limit. */
export function findUnlimited(schema: z.core.$ZodType, path: string): Unlimited {
  const found: Unlimited = { lists: [], texts: [], numbers: [], unseen: [] }
  look(schema as z.core.$ZodTypes, path)
  return found

  function look(given: z.core.$ZodType, at: string): void {
    const one = given as z.core.$ZodTypes
    const { def } = one._zod
    if (def.type === 'array') {
      if (!limits(one).includes('max_length')) found.lists.push(at)
      look(def.element, `${at}[]`)
    } else if (def.type === 'record') {
      if (!limitedRecords.has(one)) found.lists.push(at)
      look(def.keyType, `${at}{key}`)
      look(def.valueType, `${at}{}`)
    } else if (def.type === 'string') {
      const isShort = limits(one).some(
        (limit) => limit === 'max_length' || limit === 'length_equals' || limit === 'string_format',
      )
      if (!isShort && !cutTexts.has(one)) found.texts.push(at)
    } else if (def.type === 'number') {
      if (!isInteger(one)) found.numbers.push(at)
    } else if (def.type === 'object') {
      for (const [name, field] of Object.entries(def.shape)) look(field, `${at}.${name}`)
      if (def.catchall && def.catchall._zod.def.type !== 'never') look(def.catchall, `${at}.*`)
    } else if (def.type === 'union') {
      for (const option of def.options) look(option, at)
    } else if (def.type === 'intersection') {
      look(def.left, at)
      look(def.right, at)
    } else if (def.type === 'tuple') {
      for (const item of def.items) look(item, at)
    } else if (def.type === 'pipe') {
      look(def.in, at)
      look(def.out, at)
    } else if ('innerType' in def) {
      look(def.innerType, at)
    } else if (!SHORT.has(def.type)) {
      found.unseen.push(at)
    }
  }
}
