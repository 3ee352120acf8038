import { api } from '../../platform/http/implementer.ts'
import { describeIndexNow } from './index-now.service.ts'

export const indexNow = {
  get: api.indexNow.get.handler(({ context }) => describeIndexNow(context.db, context)),
}
