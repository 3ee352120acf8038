import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError } from '../../../app-error.ts'
import type { ApiContext } from '../../../platform/http/api-context.ts'
import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { requireProfile } from '../account.service.ts'
import { noteDevice } from '../devices/known-devices.service.ts'
import { beginByPasskey, signInBySecondStep } from './second-step.service.ts'
import { endFormerSession, signIn, signOut } from './session.service.ts'

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
 * Gives the browser the new session, and makes its device known while a rule says so; where that fails, one is signed in all the same.
 * Against session fixation: a session from before signing in ends.
 */
async function enter(
  context: ApiContext,
  { user, secret }: { user: CurrentUser; secret: string },
): Promise<{ user: CurrentUser }> {
  const { db, session: cookie, device, log } = context
  const { userAgent, address } = context
  if (cookie.secret) await endFormerSession(db, cookie.secret, user.id)
  cookie.set(secret)
  try {
    const entered = { userId: user.id, secret, device: device.known, userAgent, address }
    const known = await noteDevice(context, entered)
    if (known !== null) device.set(known)
  } catch (error) {
    log.error({ err: error }, 'устройство входа не запомнено, письмо о нём не отправлено')
  }
  return { user }
}
