import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ProductSummary, productsQuery } from '../../api/queries.ts'
import type { SiteAnswers } from '../../lib/selection/answers.ts'
import { type Note, notesFor } from '../../lib/selection/notes.ts'
import { type Fit, findFits, type Individual, type Need, needOf } from '../../lib/selection/rules.ts'
import { explain, type Statement } from '../../lib/selection/words.ts'
import { useApi } from '../site.ts'
import type { resultParts } from './result-parts.ts'
import { toSite, type WizardValues } from './values.ts'

/** What the answers so far lead to. The calculation needs no products; the models do. */
export interface Selection {
  site: SiteAnswers
  need: Need
  statements: readonly Statement[]
  notes: readonly Note[]
  models: Models
}

export type Models =
  | { state: 'unasked' | 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'individual'; reason: Individual }
  | { state: 'found'; fits: readonly Fit<ProductSummary>[]; parts: typeof resultParts }

/** The code that shows models; it comes with the products. */
const resultPartsQuery = queryOptions({
  queryKey: ['wizard-result-parts'],
  queryFn: async () => (await import('./result-parts.ts')).resultParts,
})

/** The calculation after every answer; the products are asked for when the first answer needs them. */
export function useSelection(values: WizardValues): Selection {
  const api = useApi()
  const site = useMemo(() => toSite(values), [values])
  const need = useMemo(() => needOf(site), [site])
  const asked = need.litres !== null && need.individual === null
  const products = useQuery({ ...productsQuery(api), enabled: asked })
  const parts = useQuery({ ...resultPartsQuery, enabled: asked })
  const fits = useMemo(() => findFits(need, products.data ?? []), [need, products.data])
  return {
    site,
    need,
    statements: explain(site, need),
    notes: notesFor(site, need),
    models: modelsOf(),
  }

  function modelsOf(): Models {
    if (need.individual !== null) return { state: 'individual', reason: need.individual }
    if (!asked) return { state: 'unasked' }
    const failed = [products, parts].filter(({ isError }) => isError)
    if (failed.length > 0 && failed.every(({ isFetching }) => !isFetching)) {
      return { state: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) }
    }
    if (products.data === undefined || parts.data === undefined) return { state: 'waiting' }
    return fits.length > 0
      ? { state: 'found', fits, parts: parts.data }
      : { state: 'individual', reason: 'catalogue' }
  }
}
