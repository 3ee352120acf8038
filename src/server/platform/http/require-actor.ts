import type { VersionedEntity } from '../../../contract/records/records.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { RepeatableCall } from '../db/repeatable-call.ts'
import type { Writer } from '../db/versioned.ts'
import { readVersion } from './read-version.ts'

/** The signed-in user. The guard has already checked it; this narrows the type. */
export function requireActor({ actor, repeatable }: Caller): Writer {
  if (!actor) throw new AppError('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  return repeatable ? { ...actor, repeatable } : actor
}

interface Caller {
  actor: CurrentUser | null
  /** The call, when it may be sent several times. */
  repeatable?: RepeatableCall | undefined
}

/** Like `requireActor`, with the version in If-Match: the write is refused over another one. Throws BAD_REQUEST for no version. */
export function requireWriter(
  context: Caller & { ifMatch: string | null },
  entity: VersionedEntity,
  id: number,
): Writer {
  const version = readVersion(context.ifMatch)
  const actor = requireActor(context)
  return version === null ? actor : { ...actor, seen: { entity, id, version } }
}
