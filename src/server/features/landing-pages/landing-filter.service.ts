import type { GivenLandingFilter } from '../../../contract/content/landing-fields.ts'
import type { StoredLandingFilter } from '../../../contract/content/landing-pages.ts'
import { parseSpecRange } from '../../../domain/catalogue/facet-choice.ts'
import { findManufacturer } from '../../../domain/product/manufacturer.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listSpecParameters } from '../catalogue/specs/specs.service.ts'

const wrong = (message: string) =>
  new AppError('BAD_REQUEST', message, undefined, { errors: { filter: message } })

/** The filter as it is stored: without what is null or empty. Throws BAD_REQUEST at its field for a manufacturer or parameter that there is not. */
export async function readFilter(db: Database, given: GivenLandingFilter): Promise<StoredLandingFilter> {
  const { manufacturer, users, groundWater, spec } = given ?? {}
  const texts = Object.entries(spec ?? {}).flatMap(([key, value]): [string, string[]][] => {
    const values = [value].flat().filter((text) => text !== '')
    return values.length > 0 ? [[key, values]] : []
  })
  return {
    ...(manufacturer && { manufacturer: await requireSlug(db, manufacturer) }),
    ...(users != null && { users }),
    ...(groundWater && { groundWater }),
    ...(texts.length > 0 && { spec: await requireSpecs(db, texts) }),
  }
}

async function requireSlug(db: Database, named: string): Promise<string> {
  const found = findManufacturer(await listManufacturers(db), named)
  if (!found) throw wrong('Такого производителя нет')
  return found.slug
}

async function requireSpecs(
  db: Database,
  given: readonly (readonly [string, string[]])[],
): Promise<Record<string, string[]>> {
  const parameters = await listSpecParameters(db)
  for (const [key, texts] of given) {
    const parameter = parameters.find((one) => one.key === key && one.isFilterable)
    if (!parameter) throw wrong(`Среди фильтров каталога нет характеристики «${key}»`)
    const strange = texts.find((text) => !isPossible(parameter, text))
    if (strange !== undefined) throw wrong(`У характеристики «${parameter.name}» нет значения «${strange}»`)
  }
  return Object.fromEntries(given)
}

function isPossible(
  { dataType, choices }: { dataType: string; choices: readonly string[] },
  text: string,
): boolean {
  if (dataType === 'number') {
    const [from, to] = parseSpecRange(text) ?? [Number(text), Number(text)]
    return Number.isFinite(from) && from <= to
  }
  if (dataType === 'boolean') return text === 'Да' || text === 'Нет'
  return dataType !== 'choice' || choices.includes(text)
}
