import type { CurrentUser } from '../../contract/session.ts'
import { AppError } from '../app-error.ts'

/** The signed-in user. The guard has already checked it; this narrows the type. */
export function requireActor({ actor }: { actor: CurrentUser | null }): CurrentUser {
  if (!actor) throw new AppError('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  return actor
}
