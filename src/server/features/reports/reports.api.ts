import { api } from '../../platform/http/implementer.ts'
import { composeReport } from './reports.service.ts'

export const reports = {
  get: api.reports.get.handler(({ context, input }) => composeReport(context.db, input)),
}
