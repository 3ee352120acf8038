import { Button } from '../../../../ui/button.tsx'
import { addToCompare } from '../../../parts/shopping/actions.ts'
import { COMPARE_LIMIT, type ComparedProduct, compare } from '../../../parts/shopping/compare.ts'
import { useStoredList } from '../../../parts/shopping/stored-list.ts'

const FULL = `В сравнении уже ${COMPARE_LIMIT} модели. Уберите одну, чтобы добавить эту.`

/** Comparison button with text, next to «В корзину». */
export function CompareTextButton({ product }: { product: ComparedProduct }) {
  const items = useStoredList(compare)
  const added = items.some(({ id }) => id === product.id)
  const full = !added && items.length >= COMPARE_LIMIT
  const label = added ? 'В сравнении' : 'Сравнить'
  return (
    <Button
      variant={added ? 'done' : 'line'}
      icon={added ? 'check' : 'compare'}
      className="buy-button"
      aria-label={`${label}: ${product.name}`}
      disabled={full}
      title={full ? FULL : undefined}
      onClick={() => addToCompare(product)}
    >
      <span>{label}</span>
    </Button>
  )
}
