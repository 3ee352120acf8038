import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'

/** Who acts. The endpoints let nobody else in; said once more for the compiler. */
export function requireActor({ actor }: { actor: CurrentUser | null }): CurrentUser {
  if (!actor) throw new AppError('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  return actor
}
