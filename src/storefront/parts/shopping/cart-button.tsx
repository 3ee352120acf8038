import type { ProductSummary } from '../../../api/queries/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { addToCart } from './actions.ts'
import { cart } from './cart.ts'
import { useIsListed } from './stored-list.ts'
import type { WizardData } from './wizard-data.ts'
import './shopping.css'

/** Adds the product to the cart; shows when it is already there, and then a click shows the duplicate toast. */
export function CartButton({ product, wizardData }: CartButtonProps) {
  const added = useIsListed(cart, product.id)
  const label = added ? 'В корзине' : 'В корзину'
  return (
    <Button
      variant={added ? 'done' : 'line'}
      icon={added ? 'check' : 'cart'}
      className={added ? 'buy-button is-added' : 'buy-button'}
      aria-label={`${label}: ${product.name}`}
      onClick={() => addToCart(product, wizardData)}
    >
      <span>{label}</span>
    </Button>
  )
}

type CartButtonProps = {
  product: ProductSummary
  /** The wizard's answers, which then go with the inquiry. */
  wizardData?: WizardData
}
