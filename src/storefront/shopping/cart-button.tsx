import type { ProductSummary } from '../../api/queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { addToCart } from './actions.ts'
import { cart } from './cart.ts'
import { useIsListed } from './stored-list.ts'
import './shopping.css'

/** Puts the product into the cart; once it is there, says so and answers with the duplicate toast. */
export function CartButton({ product, className = 'btn--line' }: CartButtonProps) {
  const added = useIsListed(cart, product.id)
  const label = added ? 'В корзине' : 'В корзину'
  return (
    <button
      type="button"
      className={`btn ${added ? 'is-done' : className} buy-button`}
      aria-label={`${label}: ${product.name}`}
      onClick={() => addToCart(product)}
    >
      <Icon name={added ? 'check' : 'cart'} />
      <span>{label}</span>
    </button>
  )
}

type CartButtonProps = {
  product: ProductSummary
  /** The look while the product is not in the cart. */
  className?: string
}
