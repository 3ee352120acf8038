import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeSignInRules, readSignInRules } from './sign-in-rules.service.ts'

export const signInRules = {
  get: api.signInRules.get.handler(({ context }) => readSignInRules(context.db)),
  update: api.signInRules.update.handler(({ context, input }) =>
    changeSignInRules(context.db, requireActor(context), input),
  ),
}
