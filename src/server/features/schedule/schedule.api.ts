import { hasRight } from '../../../domain/staff/rights.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { maySee } from '../../platform/http/rights.ts'
import { listSchedule } from './schedule.service.ts'

export const schedule = {
  list: api.schedule.list.handler(async ({ context, input: { upTo } }) => {
    const reader = requireActor(context)
    const { planned, past } = await listSchedule(context.db)
    const isPriced = hasRight(reader, 'prices')
    const seen = planned.filter(({ kind, entity }) =>
      kind === 'price' || kind === 'bulk' ? isPriced : maySee(reader, entity),
    )
    return {
      planned: seen.slice(0, upTo),
      past: isPriced ? past : [],
      ...(upTo !== undefined && seen.length > upTo && { total: seen.length }),
    }
  }),
}
