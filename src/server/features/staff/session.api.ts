import { AppError } from '../../app-error.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { requireProfile } from './account.service.ts'
import { endSession, signIn, signOut } from './session.service.ts'

export const session = {
  me: api.session.me.handler(async ({ context }) => {
    if (!context.actor) throw new AppError('UNAUTHORIZED', 'Вы не вошли')
    return { user: await requireProfile(context.db, context.actor) }
  }),
  login: api.session.login.handler(async ({ context, input }) => {
    const { user, secret } = await signIn(context.db, input, context)
    // Against session fixation: a session from before signing in ends.
    if (context.session.secret) await endSession(context.db, context.session.secret)
    context.session.set(secret)
    return { user }
  }),
  logout: api.session.logout.handler(async ({ context }) => {
    await signOut(context.db, requireActor(context), context.session.secret)
    context.session.set(null)
    return { success: true }
  }),
}
