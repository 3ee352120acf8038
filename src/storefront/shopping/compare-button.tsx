import type { ProductSummary } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { addToCompare } from './actions.ts'
import { COMPARE_LIMIT, compare } from './compare.ts'
import { useIsFull, useIsListed } from './stored-list.ts'
import './shopping.css'

const FULL = `В сравнении уже ${COMPARE_LIMIT} модели. Уберите одну, чтобы добавить эту.`

/** Adds the product to the comparison; disabled when full, with the reason as title. */
export function CompareButton({ product }: { product: ProductSummary }) {
  const added = useIsListed(compare, product.id)
  const full = useIsFull(compare, COMPARE_LIMIT) && !added
  return (
    <Button
      isSquare
      icon="compare"
      className="buy-button"
      aria-label={`Добавить к сравнению ${product.name}`}
      aria-pressed={added}
      disabled={full}
      title={full ? FULL : undefined}
      onClick={() => addToCompare(product)}
    />
  )
}
