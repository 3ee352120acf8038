import { crudHandlers, NO_BODY } from '../../platform/http/crud-handlers.ts'
import { api } from '../../platform/http/implementer.ts'
import { createAccessory, listAccessories, removeAccessory, updateAccessory } from './accessories.service.ts'

export const adminAccessories = crudHandlers(
  api.adminAccessories,
  'accessories',
  { list: listAccessories, create: createAccessory, update: updateAccessory, remove: removeAccessory },
  NO_BODY,
)
