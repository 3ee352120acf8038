import { api } from '../../platform/http/implementer.ts'
import { listSchedule } from './schedule.service.ts'

export const schedule = {
  list: api.schedule.list.handler(({ context }) => listSchedule(context.db)),
}
