import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { listPlansOf, listSchedule } from './schedule.service.ts'

export const schedule = {
  list: api.schedule.list.handler(async ({ context, input: { upTo, product } }) => {
    const reader = requireActor(context)
    return product === undefined
      ? await listSchedule(context.db, reader, upTo)
      : await listPlansOf(context.db, reader, product)
  }),
}
