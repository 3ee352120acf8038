import { api } from '../../platform/http/implementer.ts'
import { listDoubts } from './doubts.service.ts'

export const doubts = {
  list: api.doubts.list.handler(({ context }) => listDoubts(context.catalogue)),
}
