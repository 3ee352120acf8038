import { crudHandlers, REMOVED } from '../../platform/http/crud-handlers.ts'
import { api } from '../../platform/http/implementer.ts'
import { districtWrites, listDistricts } from './districts.service.ts'

export const districts = {
  list: api.districts.list.handler(({ context }) => listDistricts(context.db)),
}

export const adminDistricts = crudHandlers(api.adminDistricts, 'districts', districtWrites, REMOVED)
