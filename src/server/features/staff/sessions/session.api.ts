import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError } from '../../../app-error.ts'
import type { ApiContext } from '../../../platform/http/api-context.ts'
import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { requireProfile } from '../account.service.ts'
import { noteDevice } from '../devices/known-devices.service.ts'
import { beginByPasskey, signInBySecondStep } from './second-step.service.ts'
import { endSession, signIn, signOut } from './session.service.ts'

export const session = {
  me: api.session.me.handler(async ({ context }) => {
    if (!context.actor) throw new AppError('UNAUTHORIZED', 'Вы не вошли')
    return { user: await requireProfile(context.db, context.actor) }
  }),
  login: api.session.login.handler(async ({ context, input }) =>
    enter(context, await signIn(context.db, context.secrets, input, context)),
  ),
  second: api.session.second.handler(async ({ context, input }) =>
    enter(context, await signInBySecondStep(context.db, context.secrets, input, context)),
  ),
  secondOptions: api.session.secondOptions.handler(({ context, input: { ticket } }) =>
    beginByPasskey(context.db, ticket, context.origin),
  ),
  logout: api.session.logout.handler(async ({ context }) => {
    await signOut(context.db, requireActor(context), context.session.secret)
    context.session.set(null)
    return { success: true }
  }),
}

/**
 * Gives the browser the new session, and makes its device known while a rule says so. Against session fixation: a session from before
 * signing in ends.
 */
async function enter(
  context: ApiContext,
  { user, secret }: { user: CurrentUser; secret: string },
): Promise<{ user: CurrentUser }> {
  const { db, session: cookie, device } = context
  const { userAgent, address } = context
  if (cookie.secret) await endSession(db, cookie.secret)
  const known = await noteDevice(context, {
    userId: user.id,
    secret,
    device: device.known,
    userAgent,
    address,
  })
  cookie.set(secret)
  if (known !== null) device.set(known)
  return { user }
}
