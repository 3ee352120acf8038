import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import {
  beginTotp,
  confirmTotp,
  describeSecondFactor,
  renewRecoveryCodes,
  takeOffSecondFactor,
  turnOff,
} from './second-factor.service.ts'

export const secondFactor = {
  get: api.secondFactor.get.handler(({ context }) => describeSecondFactor(context.db, requireActor(context))),
  begin: api.secondFactor.begin.handler(({ context, input: { password } }) => {
    const issuer = new URL(context.publicUrl ?? context.origin).hostname
    return beginTotp(context.db, requireActor(context), context.secrets, { password, issuer })
  }),
  confirm: api.secondFactor.confirm.handler(async ({ context, input: { code } }) => ({
    recoveryCodes: await confirmTotp(context.db, requireActor(context), context.secrets, {
      code,
      session: context.session.secret,
    }),
  })),
  renewCodes: api.secondFactor.renewCodes.handler(async ({ context, input }) => ({
    recoveryCodes: await renewRecoveryCodes(context.db, requireActor(context), context.secrets, input),
  })),
  turnOff: api.secondFactor.turnOff.handler(async ({ context, input }) => {
    await turnOff(context.db, requireActor(context), context.secrets, input)
    return { success: true }
  }),
  takeOff: api.secondFactor.takeOff.handler(({ context, input: { id } }) =>
    takeOffSecondFactor(context.db, requireActor(context), id),
  ),
}
