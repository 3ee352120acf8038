import type { ReactNode } from 'react'
import { formatSplit, OUTDATED_PRICE, priceScope, splitPrice } from '../../../domain/price/price.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { formatPrice } from '../../../lib/money.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { CartItem } from './cart.ts'
import { SnapshotMark } from './manufacturer-mark.tsx'
import { pictureOf } from './picture.ts'
import './price.css'
import './line.css'

/** A product of cart or comparison; `from` completes the remove button's name. Without `onRemove` it is read-only. */
export function ShoppingLine({ item, remark = null, from, onRemove }: ShoppingLineProps) {
  const { name, slug, price } = item
  const split = splitPrice(item)
  const alone = price !== null && priceScope(item.installationPrice) === 'без монтажа'
  return (
    <li className="line">
      <Picture
        className="line__pic"
        {...pictureOf(item, 'thumb')}
        alt=""
        sizes="96px"
        width={96}
        height={96}
      />
      <div>
        <SnapshotMark item={item} />
        <h3>{slug ? <a href={productPath(slug)}>{name}</a> : name}</h3>
      </div>
      {onRemove && (
        <IconButton
          className="line__remove"
          icon="trash"
          variant="quiet"
          aria-label={`Убрать ${name} ${from}`}
          onClick={onRemove}
        />
      )}
      <p className="price">
        {formatPrice(price)} {alone && <small>без монтажа</small>}
      </p>
      {remark !== null && <p className="line__split">{remark}</p>}
      {item.priceOutdated && <p className="line__split">{OUTDATED_PRICE}</p>}
      {item.extras && <p className="line__split">{item.extras}</p>}
      {split && <p className="line__split">{formatSplit(split)}</p>}
    </li>
  )
}

type ShoppingLineProps = {
  item: CartItem
  /** What must be known of it now; null for nothing. */
  remark?: ReactNode
} & ({ from: 'из корзины' | 'из сравнения'; onRemove: () => void } | { from?: never; onRemove?: never })
