import type { ReactNode } from 'react'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { addToCompare } from './actions.ts'
import { COMPARE_LIMIT, compare } from './compare.ts'
import { useIsFull, useIsListed } from './stored-list.ts'
import './shopping.css'

const FULL = `В сравнении уже ${COMPARE_LIMIT} модели. Уберите одну, чтобы добавить эту.`

/** Adds the product to the comparison; disabled when full, with the reason as title. An icon, with a word where one is given. */
export function CompareButton({ product, children }: { product: ProductSummary; children?: ReactNode }) {
  const added = useIsListed(compare, product.id)
  const full = useIsFull(compare, COMPARE_LIMIT) && !added
  return (
    <Button
      isSquare={!children}
      icon="compare"
      className="buy-button"
      aria-label={`Добавить к сравнению ${product.name}`}
      aria-pressed={added}
      disabled={full}
      title={full ? FULL : undefined}
      onClick={() => addToCompare(product)}
    >
      {children}
    </Button>
  )
}
