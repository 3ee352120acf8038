import { useQuery } from '@tanstack/react-query'
import type { SpecParameter } from '../../../../contract/catalogue/specs.ts'
import { mappingsQuery, specParametersQuery } from '../../../parts/product/spec-queries.ts'
import { useApi } from '../../../staff.ts'
import { DETAILS, NO_CATEGORY } from './product-fields.ts'

/** A parameter with a field of its own in the product form. */
export type OwnParameter = SpecParameter & { isRequired: boolean }

/**
 * The parameters of the product's category that other tabs have no field for, in the category's order; all of them without a category,
 * and where none are chosen for it. Empty while loading.
 */
export function useOwnParameters(categoryId: string): readonly OwnParameter[] {
  const api = useApi()
  const hasCategory = categoryId !== NO_CATEGORY && categoryId !== ''
  const parameters = useQuery(specParametersQuery(api)).data ?? []
  const mappings = useQuery({ ...mappingsQuery(api, Number(categoryId)), enabled: hasCategory }).data
  const free = parameters.filter(
    ({ key, productColumn }) => productColumn === null && !DETAILS.some((detail) => detail === key),
  )
  if (hasCategory && !mappings) return []
  if (!mappings?.length) return free.map((one) => ({ ...one, isRequired: false }))
  return mappings.flatMap(({ parameterId, isRequired }) => {
    const parameter = free.find(({ id }) => id === parameterId)
    return parameter ? [{ ...parameter, isRequired }] : []
  })
}
