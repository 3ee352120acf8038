import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { comparedQuery } from '../../../api/queries/compare-queries.ts'
import { type CompareItem, compare } from '../../parts/shopping/compare.ts'
import { toCompareItem } from '../../parts/shopping/to-compare-item.ts'
import { useApi } from '../../site.ts'
import { type ComparedItem, toComparedItem } from './compared-item.ts'

/**
 * Asks the shop for the compared products, so that prices and characteristics are those of today, and stores them. While they
 * cannot be asked for, all stays as the browser has it.
 */
export function useFreshProducts(items: readonly CompareItem[]): FreshProducts {
  const ids = items.map(({ id }) => id)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...comparedQuery(useApi(), ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    for (const product of data ?? []) compare.replace(toCompareItem(product))
  }, [data])
  const fresh = new Map(data?.map((product) => [product.id, toComparedItem(product)]))
  return {
    items: items.map((item) => fresh.get(item.id) ?? item),
    gone: data && !isPlaceholderData ? items.filter(({ id }) => !fresh.has(id)) : [],
    isIncomplete: isError && items.some(({ incomplete }) => incomplete),
    retry: () => void refetch(),
  }
}

interface FreshProducts {
  /** As they are today, as far as the shop could be asked. */
  items: readonly ComparedItem[]
  /** Those whose product is no longer in the catalogue. */
  gone: readonly CompareItem[]
  /** Whether characteristics are missing that could not be asked for. */
  isIncomplete: boolean
  retry: () => void
}
