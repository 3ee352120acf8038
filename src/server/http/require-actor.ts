import type { CurrentUser } from '../../contract/session.ts'
import { Refusal } from '../refusal.ts'

/** Who acts. The rows let nobody else in; said once more for the compiler. */
export function requireActor({ actor }: { actor: CurrentUser | null }): CurrentUser {
  if (!actor) throw new Refusal('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  return actor
}
