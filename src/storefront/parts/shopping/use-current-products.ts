import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { comparedQuery } from '../../../api/queries/compare-queries.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { useApi } from '../../site.ts'

/** How long an answer holds, in ms: from a drawer one goes on to the page, which asks for the same. */
const FRESH_MS = 60_000

/**
 * Asks the shop once for each product of a stored list, so that it can be shown as it is today; `onProduct` hears of those that are
 * there. Accessories (negative ids) are not asked for. What the shop did not answer is asked for again when the list changes.
 */
export function useCurrentProducts(
  items: readonly { id: number }[],
  onProduct?: (product: Product) => void,
): CurrentProducts {
  const api = useApi()
  const queries = useQueryClient()
  const [answers, setAnswers] = useState<CurrentProducts['answers']>(new Map())
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const asked = useRef(new Set<number>())

  const ask = useCallback(
    (id: number) => {
      asked.current.add(id)
      queries.fetchQuery({ ...comparedQuery(api, [id]), staleTime: FRESH_MS }).then(
        ([product = null]) => {
          setAnswers((known) => new Map(known).set(id, product))
          setFailed((ids) => new Set([...ids].filter((one) => one !== id)))
          if (product) onProduct?.(product)
        },
        () => {
          asked.current.delete(id)
          setFailed((ids) => new Set([...ids, id]))
        },
      )
    },
    [api, queries, onProduct],
  )
  useEffect(() => {
    for (const { id } of items) if (id > 0 && !asked.current.has(id)) ask(id)
  }, [items, ask])

  return { answers, failed, retry: () => failed.forEach(ask) }
}

export interface CurrentProducts {
  /** By id; null for a product that is no longer there. */
  answers: ReadonlyMap<number, Product | null>
  /** Ids that the shop did not answer for. */
  failed: ReadonlySet<number>
  retry: () => void
}
