import { crudHandlers, NO_BODY } from '../../../platform/http/crud-handlers.ts'
import { api } from '../../../platform/http/implementer.ts'
import { requireWriter } from '../../../platform/http/require-actor.ts'
import { listFacets } from '../facets.service.ts'
import { measureShopFilling, requireProductSpecs, updateProductSpecs } from './product-specs.service.ts'
import {
  createSpecParameter,
  listSpecParameters,
  removeSpecParameter,
  requireMappings,
  specGroups,
  updateMappings,
  updateSpecParameter,
} from './specs.service.ts'

export const adminSpecCategories = crudHandlers(
  api.adminSpecCategories,
  'spec-categories',
  specGroups,
  NO_BODY,
)

export const adminSpecParameters = crudHandlers(
  api.adminSpecParameters,
  'spec-parameters',
  {
    list: listSpecParameters,
    create: createSpecParameter,
    update: updateSpecParameter,
    remove: removeSpecParameter,
  },
  NO_BODY,
)

export const adminSpecMappings = {
  list: api.adminSpecMappings.list.handler(({ context, input }) =>
    requireMappings(context.db, input.categoryId),
  ),
  update: api.adminSpecMappings.update.handler(({ context, input: { params, body } }) => {
    const { categoryId } = params
    return updateMappings(context.db, requireWriter(context, 'categories', categoryId), categoryId, body)
  }),
}

export const adminSpecFilling = {
  get: api.adminSpecFilling.get.handler(({ context, input }) => measureShopFilling(context.db, input)),
}

export const productSpecs = {
  get: api.productSpecs.get.handler(({ context, input }) => requireProductSpecs(context.db, input.key)),
  update: api.productSpecs.update.handler(({ context, input: { params, body } }) =>
    updateProductSpecs(context.db, requireWriter(context, 'products', params.key), params.key, body),
  ),
}

export const facets = {
  list: api.facets.list.handler(({ context, input }) => listFacets(context.catalogue, input)),
}
