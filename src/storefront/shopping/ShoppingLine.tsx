import { Link } from 'react-router'
import { formatPrice } from '../../lib/money.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx'
import type { CartItem } from './cart.ts'
import { pictureOf } from './picture.ts'
import './line.css'

/** A product in the cart or in the comparison; `from` says in the button's name where it goes out of. */
export function ShoppingLine({ item, from, onRemove }: ShoppingLineProps) {
  const { name, slug, manufacturerName, price } = item
  return (
    <li className="line">
      <ImageWithFallback className="line__pic" {...pictureOf(item, 'thumb')} alt="" width={96} height={96} />
      <div>
        <span className={`line__mf ${makerClass(item)}`}>{manufacturerName}</span>
        <h3>{slug ? <Link to={`/product/${slug}`}>{name}</Link> : name}</h3>
      </div>
      <button type="button" className="ico" aria-label={`Убрать ${name} ${from}`} onClick={onRemove}>
        <Icon name="trash" />
      </button>
      <p className="line__price">{formatPrice(price)}</p>
    </li>
  )
}

/** The snapshot does not keep the manufacturer's slug, but its drawing begins with it. */
function makerClass({ drawing }: CartItem): string {
  if (drawing?.startsWith('topas-')) return 'line__mf--topas'
  if (drawing?.startsWith('eurolos-')) return 'line__mf--eurolos'
  return drawing?.startsWith('bio-s-') ? 'line__mf--bios' : ''
}

type ShoppingLineProps = { item: CartItem; from: 'из корзины' | 'из сравнения'; onRemove: () => void }
