import { api } from '../../platform/http/implementer.ts'
import { selectModels } from './selection.service.ts'

export const selection = {
  get: api.selection.get.handler(({ context, input }) => selectModels(context.catalogue, input)),
}
