import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { acceptSample, reopenSample } from './samples.service.ts'

export const samples = {
  list: api.samples.list.handler(({ context, input }) => {
    const reader = requireActor(context)
    return input.authors === 'true' ? context.robotsGate.readFor(reader) : context.robotsGate.read()
  }),
  accept: api.samples.accept.handler(({ context, input }) =>
    acceptSample(context.db, requireActor(context), input.key, context.publicUrl),
  ),
  reopen: api.samples.reopen.handler(({ context, input }) =>
    reopenSample(context.db, requireActor(context), input.key, context.publicUrl),
  ),
}
