import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isLarge, toFind, toWhole } from '../../../kit/table/whole-list.ts'
import { productPartQuery } from '../../../parts/product/product-list.ts'
import { productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import type { MatchedProduct } from './rows.ts'

/** Names that are offered while one is typed. */
const OFFERED = 20

/**
 * The products that pictures can be for: all of them, or, of a catalogue that is not read whole, those that the pictures have found
 * (`matched`) and those that were searched by name.
 */
export function useKnownProducts(matched: readonly MatchedProduct[]) {
  const api = useApi()
  const list = useQuery(productsQuery(api)).data
  const [typed, setTyped] = useState('')
  const part = useQuery({
    ...productPartQuery(api, { ...toFind(typed), limit: OFFERED }),
    enabled: isLarge(list) && typed.trim() !== '',
  }).data
  const [found, setFound] = useState<readonly MatchedProduct[]>([])
  const known = toMatched(toWhole(list) ?? part?.items ?? [])
  const fresh = isLarge(list) ? known.filter(({ id }) => found.every((one) => one.id !== id)) : []
  // What was found stays known: a row may have chosen it.
  if (fresh.length > 0) setFound([...found, ...fresh])
  const read = new Map(matched.map(({ id, version }) => [id, version]))
  const products = isLarge(list) ? [...matched, ...found] : known
  return {
    /** In the versions of the answers where the list is older. */
    products: [...new Map(products.map((product) => [product.id, product])).values()].map((product) => ({
      ...product,
      version: Math.max(product.version, read.get(product.id) ?? 0),
    })),
    /** Names to offer. */
    offered: known.map(({ name }) => name),
    search: setTyped,
  }
}

const toMatched = (list: readonly { id: number; name: string; version?: number | undefined }[]) =>
  list.map(({ id, name, version = 1 }) => ({ id, name, version }))
