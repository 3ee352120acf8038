import { api } from '../../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../../platform/http/require-actor.ts'
import { listFacets } from '../facets.service.ts'
import { measureShopFilling, requireProductSpecs, updateProductSpecs } from './product-specs.service.ts'
import {
  createSpecCategory,
  createSpecParameter,
  listSpecCategories,
  listSpecParameters,
  removeSpecCategory,
  removeSpecParameter,
  requireMappings,
  updateMappings,
  updateSpecCategory,
  updateSpecParameter,
} from './specs.service.ts'

export const adminSpecCategories = {
  list: api.adminSpecCategories.list.handler(({ context }) => listSpecCategories(context.db)),
  create: api.adminSpecCategories.create.handler(({ context, input }) =>
    createSpecCategory(context.db, requireActor(context), input),
  ),
  update: api.adminSpecCategories.update.handler(({ context, input: { id, ...changes } }) =>
    updateSpecCategory(context.db, requireWriter(context, 'spec-categories', id), id, changes),
  ),
  remove: api.adminSpecCategories.remove.handler(({ context, input: { id } }) =>
    removeSpecCategory(context.db, requireWriter(context, 'spec-categories', id), id),
  ),
}

export const adminSpecParameters = {
  list: api.adminSpecParameters.list.handler(({ context }) => listSpecParameters(context.db)),
  create: api.adminSpecParameters.create.handler(({ context, input }) =>
    createSpecParameter(context.db, requireActor(context), input),
  ),
  update: api.adminSpecParameters.update.handler(({ context, input: { id, ...changes } }) =>
    updateSpecParameter(context.db, requireWriter(context, 'spec-parameters', id), id, changes),
  ),
  remove: api.adminSpecParameters.remove.handler(({ context, input: { id } }) =>
    removeSpecParameter(context.db, requireWriter(context, 'spec-parameters', id), id),
  ),
}

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
  get: api.adminSpecFilling.get.handler(({ context }) => measureShopFilling(context.db)),
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
