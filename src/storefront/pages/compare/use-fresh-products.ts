import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { comparedQuery } from '../../../api/queries/compare-queries.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { type CompareItem, compare } from '../../parts/shopping/compare.ts'
import { toCompareItem } from '../../parts/shopping/to-compare-item.ts'
import { useApi } from '../../site.ts'
import { type ComparedItem, toComparedItem } from './compared-item.ts'

/**
 * Asks the shop for each compared product once, so that prices and characteristics are those of today, and stores them. What
 * cannot be asked for stays as the browser has it.
 */
export function useFreshProducts(items: readonly CompareItem[]): FreshProducts {
  const api = useApi()
  const queries = useQueryClient()
  /** By id; null for a product that is no longer there. */
  const [answers, setAnswers] = useState<ReadonlyMap<number, Product | null>>(new Map())
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const asked = useRef(new Set<number>())

  const ask = useCallback(
    (id: number) => {
      asked.current.add(id)
      queries.fetchQuery({ ...comparedQuery(api, [id]), staleTime: 0 }).then(
        ([product = null]) => {
          setAnswers((known) => new Map(known).set(id, product))
          setFailed((ids) => new Set([...ids].filter((one) => one !== id)))
          if (product) compare.replace(toCompareItem(product))
        },
        () => setFailed((ids) => new Set([...ids, id])),
      )
    },
    [api, queries],
  )
  useEffect(() => {
    for (const { id } of items) if (!asked.current.has(id)) ask(id)
  }, [items, ask])

  return {
    items: items.map((item) => {
      const product = answers.get(item.id)
      return product ? toComparedItem(product) : item
    }),
    gone: items.filter(({ id }) => answers.get(id) === null),
    isIncomplete: items.some(({ id, incomplete }) => incomplete && failed.has(id)),
    retry: () => failed.forEach(ask),
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
