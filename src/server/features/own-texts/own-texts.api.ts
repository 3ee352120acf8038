import { api } from '../../platform/http/implementer.ts'
import { listReadable } from './own-texts.service.ts'

export const ownTexts = {
  list: api.ownTexts.list.handler(({ context }) => listReadable(context.db)),
}
