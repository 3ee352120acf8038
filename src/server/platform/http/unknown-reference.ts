import { listReferences } from '../../../contract/fields.ts'
import { AppError } from '../../app-error.ts'
import { violatedConstraint } from '../db/database-error.ts'

/**
 * A violated foreign key as BAD_REQUEST, with the message that the endpoint's input schema has for the referring field;
 * null for any other error. Drizzle names the constraint `<table>_<column>_<other table>_id_fk`.
 */
export function toUnknownReference(error: unknown, input: unknown): AppError | null {
  const constraint = violatedConstraint(error)
  if (!constraint?.endsWith('_fk')) return null
  const found = listReferences(input).find(({ field }) => constraint.includes(`_${toColumn(field)}_`))
  return found ? new AppError('BAD_REQUEST', found.unknown) : null
}

/** Name of the column of a field: `categoryId` is `category_id`. */
export const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
