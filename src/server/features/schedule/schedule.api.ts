import { hasRight } from '../../../domain/staff/rights.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { maySee } from '../../platform/http/rights.ts'
import { listSchedule } from './schedule.service.ts'

export const schedule = {
  list: api.schedule.list.handler(async ({ context }) => {
    const reader = requireActor(context)
    const { planned, past } = await listSchedule(context.db)
    const isPriced = hasRight(reader, 'prices')
    return {
      planned: planned.filter(({ kind, entity }) =>
        kind === 'price' || kind === 'bulk' ? isPriced : maySee(reader, entity),
      ),
      past: isPriced ? past : [],
    }
  }),
}
