import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'

/** Query key prefix of groups, parameters, mappings and filling. */
export const SPECS_KEY = ['specs'] as const

/** Groups of characteristics, in display order. */
export const specCategoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...SPECS_KEY, 'categories'],
    queryFn: ({ signal }) => api.adminSpecCategories.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить группы характеристик' },
  })

/** Parameters, in display order. */
export const specParametersQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...SPECS_KEY, 'parameters'],
    queryFn: ({ signal }) => api.adminSpecParameters.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить параметры' },
  })

/** Parameters of a category of the catalogue. */
export const mappingsQuery = (api: StaffApi, categoryId: number) =>
  queryOptions({
    queryKey: [...SPECS_KEY, 'mappings', categoryId],
    queryFn: ({ signal }) => api.adminSpecMappings.list({ categoryId }, { signal }),
    meta: { failure: 'Не удалось загрузить параметры категории' },
  })

/** What is said when nobody can tell what products lack. */
export const FILLING_FAILED = 'Не удалось посчитать, что заполнено'

/** How much is known of products and parameters; of a large catalogue only how many there are. Read anew whenever it is shown: every write of a product changes it. */
export const fillingQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...SPECS_KEY, 'filling'],
    staleTime: 0,
    queryFn: ({ signal }) => api.adminSpecFilling.get({ upTo: LARGE_STAFF_LIST }, { signal }),
    meta: { failure: FILLING_FAILED },
  })

/** How much is known of parameters, whatever the number of products. */
export const parameterFillingQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...SPECS_KEY, 'filling', 'parameters'],
    staleTime: 0,
    queryFn: ({ signal }) => api.adminSpecFilling.get({ of: 'parameters' }, { signal }),
    meta: { failure: FILLING_FAILED },
  })
