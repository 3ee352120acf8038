import type { OfferedAccessory } from '../../../contract/catalogue/product-offers.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { type CartItem, cart, toCartItem } from '../../parts/shopping/cart.ts'
import { useIsListed } from '../../parts/shopping/stored-list.ts'
import { LateSection } from './late-section.tsx'

/** What can be taken together with the product: into the cart with it, and out again. */
export function Accessories({ product }: { product: Product }) {
  return (
    <LateSection title="С ней берут" lead="Добавится в ту же заявку.">
      <ul className="extras">
        {product.accessories?.map((one) => (
          <Accessory key={one.id} product={product} accessory={one} />
        ))}
      </ul>
    </LateSection>
  )
}

/** A product that is sold no more does not go along; its accessory does, since who has such a station needs spare parts. */
function Accessory({ product, accessory }: { product: Product; accessory: OfferedAccessory }) {
  const { id, name, description, price } = accessory
  const taken = useIsListed(cart, -id)
  const toggle = () => {
    if (taken) return cart.remove(-id)
    if (!product.offer?.isOver) cart.add(toCartItem(product))
    cart.add(toItem(accessory))
  }
  return (
    <li>
      <div>
        {name}
        {description && <small>{description}</small>}
      </div>
      <b className="num">{formatMoney(price)}</b>
      <Button
        className="extras__take"
        variant={taken ? 'done' : 'line'}
        icon={taken ? 'check' : 'plus'}
        aria-pressed={taken}
        aria-label={`${taken ? 'В корзине' : 'Добавить'}: ${name}`}
        onClick={toggle}
      >
        {taken ? 'В корзине' : 'Добавить'}
      </Button>
    </li>
  )
}

/** The cart's snapshot of an accessory, with a negative id: those of products are positive. */
const toItem = ({ id, name, price, installationPrice, imageUrl }: OfferedAccessory): CartItem => ({
  id: -id,
  name,
  price,
  installationPrice,
  images: imageUrl === null ? [] : [imageUrl],
  manufacturerId: null,
  categoryId: null,
  manufacturerName: 'Комплектующее',
})
