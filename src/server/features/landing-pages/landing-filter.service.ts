import type { GivenLandingFilter } from '../../../contract/content/landing-fields.ts'
import type { StoredLandingFilter } from '../../../contract/content/landing-pages.ts'
import { parseSpecRange } from '../../../domain/catalogue/facet-choice.ts'
import { findManufacturer } from '../../../domain/product/manufacturer.ts'
import { toNumber } from '../../../lib/text/number-text.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listSpecParameters } from '../catalogue/specs/specs.service.ts'
import { findRenamedManufacturer } from './landing-pages.store.ts'

const wrong = (message: string) =>
  new AppError('BAD_REQUEST', message, undefined, { errors: { filter: message } })

/**
 * The filter as it is stored: trimmed, without what is null or empty. Throws BAD_REQUEST at its field for a manufacturer, parameter or value
 * that there is not; what the `present` filter has of them may stay. A slug that a manufacturer has had is its present one.
 */
export async function readFilter(
  db: Database,
  given: GivenLandingFilter,
  present: StoredLandingFilter = {},
): Promise<StoredLandingFilter> {
  const { manufacturer, users, groundWater, spec } = given ?? {}
  const texts = Object.entries(spec ?? {}).flatMap(([key, value]): [string, string[]][] => {
    const values = [value].flat().flatMap((text) => text.trim() || [])
    return values.length > 0 ? [[key, values]] : []
  })
  return {
    ...(manufacturer && { manufacturer: await requireSlug(db, manufacturer, present.manufacturer) }),
    ...(users != null && { users }),
    ...(groundWater && { groundWater }),
    ...(texts.length > 0 && { spec: await requireSpecs(db, texts, present.spec ?? {}) }),
  }
}

async function requireSlug(db: Database, named: string, present: string | undefined): Promise<string> {
  const found = findManufacturer(await listManufacturers(db), named)
  if (found) return found.slug
  if (named === present) return named
  const renamed = await findRenamedManufacturer(db, named)
  if (renamed !== null) return renamed
  throw wrong('Такого производителя нет')
}

async function requireSpecs(
  db: Database,
  given: readonly (readonly [string, string[]])[],
  present: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const parameters = await listSpecParameters(db)
  const read = given.map(([key, texts]): [string, string[]] => {
    const kept = Object.hasOwn(present, key) ? (present[key] ?? []) : []
    const parameter = parameters.find((one) => one.key === key && one.isFilterable)
    const values = texts.map((text) => {
      if (kept.includes(text)) return text
      if (!parameter) throw wrong(`Среди фильтров каталога нет характеристики «${key}»`)
      const value = readValue(parameter, text)
      if (value === null) throw wrong(`У характеристики «${parameter.name}» нет значения «${text}»`)
      return value
    })
    return [key, [...new Set(values)]]
  })
  return Object.fromEntries(read)
}

/** A value as the catalogue's address has it, a number as people type it; null for what is none. */
function readValue(
  { dataType, choices }: { dataType: string; choices: readonly string[] },
  text: string,
): string | null {
  if (dataType === 'number') return readNumbers(text)
  const isPossible =
    dataType === 'boolean' ? text === 'Да' || text === 'Нет' : dataType !== 'choice' || choices.includes(text)
  return isPossible ? text : null
}

function readNumbers(text: string): string | null {
  const range = parseSpecRange(text)
  if (range) return range[0] <= range[1] ? text : null
  const number = toNumber(text)
  return number !== null && Number.isFinite(number) ? String(number) : null
}
