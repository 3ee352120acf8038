import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ProductSummary, productsQuery } from '../../api/queries.ts'
import type { SiteAnswers } from '../../domain/selection/answers.ts'
import type { Statement } from '../../domain/selection/explanation.ts'
import type { Fit } from '../../domain/selection/fits.ts'
import type { Remark } from '../../domain/selection/remarks.ts'
import { type Need, needOf } from '../../domain/selection/rules.ts'
import { useApi } from '../site.ts'
import type { resultParts } from './result-parts.ts'
import { hasAnswers, toSite, type WizardValues } from './values.ts'

/** Result of the answers so far. The calculation needs no products; the models do. */
export interface Selection {
  site: SiteAnswers
  need: Need
  statements: readonly Statement[]
  remarks: readonly Remark[]
  models: Models
}

export type Models =
  | { state: 'incomplete' | 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'individual'; why: string }
  | { state: 'found'; fits: readonly Fit<ProductSummary>[]; parts: typeof resultParts }

/** Loads `resultParts`, with the first answer. */
const resultPartsQuery = queryOptions({
  queryKey: ['wizard-result-parts'],
  queryFn: async () => (await import('./result-parts.ts')).resultParts,
})

/** Calculation after every answer; the products are fetched with the first one. */
export function useSelection(values: WizardValues): Selection {
  const api = useApi()
  const site = useMemo(() => toSite(values), [values])
  const need = useMemo(() => needOf(site), [site])
  const isComputable = need.litres !== null && need.individual === null
  const products = useQuery({ ...productsQuery(api), enabled: isComputable })
  const parts = useQuery({ ...resultPartsQuery, enabled: hasAnswers(values) })
  const fits = useMemo(
    () => parts.data?.findFits(need, products.data ?? []) ?? [],
    [need, products.data, parts.data],
  )
  return {
    site,
    need,
    statements: parts.data?.explain(site, need) ?? [],
    remarks: parts.data?.remarksFor(site, need) ?? [],
    models: modelsOf(),
  }

  function modelsOf(): Models {
    const individual = need.individual !== null
    if (!isComputable && !individual) return { state: 'incomplete' }
    const failed = [products, parts].filter(({ isError }) => isError)
    if (failed.length > 0 && failed.every(({ isFetching }) => !isFetching)) {
      return { state: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) }
    }
    if (parts.data === undefined || (products.data === undefined && !individual)) return { state: 'waiting' }
    return fits.length > 0
      ? { state: 'found', fits, parts: parts.data }
      : { state: 'individual', why: parts.data.individualReasons[need.individual ?? 'catalogue'] }
  }
}
