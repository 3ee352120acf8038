import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { productQuery } from '../../../api/queries/queries.ts'
import { useApi } from '../../site.ts'
import { type CompareItem, compare } from './compare.ts'
import { useStoredList } from './stored-list.ts'
import { toCompareItem } from './to-compare-item.ts'

/**
 * Fetches missing characteristics of products that were added to the comparison from a list, and stores them. `failed` until
 * a retry succeeds; meanwhile those products are incomplete.
 */
export function useCompleteSpecs(): { failed: boolean; retry: () => void } {
  const api = useApi()
  const queries = useQueryClient()
  const items = useStoredList(compare)
  const [failed, setFailed] = useState(false)

  const retry = useCallback(() => {
    const complete = async ({ incomplete: _incomplete, ...item }: CompareItem) => {
      const product = item.slug === undefined ? null : await queries.fetchQuery(productQuery(api, item.slug))
      compare.replace(product === null ? item : toCompareItem(product))
    }
    Promise.all(items.filter(({ incomplete }) => incomplete).map(complete)).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }, [api, queries, items])

  useEffect(retry, [retry])
  return { failed, retry }
}
