import { productPath } from '../../../domain/site/site-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { shoppingToasts } from '../../parts/shopping/actions.ts'
import { cart } from '../../parts/shopping/cart.ts'
import type { CompareItem } from '../../parts/shopping/compare.ts'
import { SnapshotMark } from '../../parts/shopping/manufacturer-mark.tsx'
import { pictureOf } from '../../parts/shopping/picture.ts'
import { Price } from '../../parts/shopping/price.tsx'
import { useStoredList } from '../../parts/shopping/stored-list.ts'
import { type ComparedItem, DISCONTINUED } from './compared-item.ts'
import '../../parts/shopping/shopping.css'

/** Column head: drawing in the common scale, name, price, cart button. */
export function ProductHead({ item, onRemove }: ProductHeadProps) {
  const { name, price, slug, isDiscontinued } = item
  return (
    <th scope="col">
      <div className="cmp__pic">
        <Picture {...comparedPicture(item)} alt="" sizes="19rem" width={380} height={346} />
        {onRemove && (
          <IconButton
            className="cmp__remove"
            icon="close"
            variant="raised"
            aria-label={`Убрать ${name} из сравнения`}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="cmp__h">
        <SnapshotMark item={item} />
        <h2>{slug === undefined ? name : <a href={productPath(slug)}>{name}</a>}</h2>
        {isDiscontinued ? (
          <p className="price price--ask">{DISCONTINUED}</p>
        ) : (
          <>
            <Price price={price} />
            <ToCart item={item} />
          </>
        )}
      </div>
    </th>
  )
}

/** The drawing before photos, since only drawings are to scale. */
function comparedPicture({ drawing, images }: CompareItem) {
  return pictureOf(drawing === undefined ? { images } : { drawing }, 'comparison')
}

function ToCart({ item }: { item: CompareItem }) {
  const added = useStoredList(cart).some(({ id }) => id === item.id)
  const label = added ? 'В корзине' : 'В корзину'
  const add = () => {
    const { categoryName: _category, specs: _specs, height: _height, ...snapshot } = item
    const result = cart.add(snapshot)
    showToast(result === 'added' ? shoppingToasts.cartAdded : shoppingToasts.cartDuplicate)
  }
  return (
    <Button
      variant={added ? 'done' : 'line'}
      icon={added ? 'check' : undefined}
      className="cmp__cart buy-button"
      aria-label={`${label}: ${item.name}`}
      onClick={add}
    >
      {label}
    </Button>
  )
}

type ProductHeadProps = { item: ComparedItem; onRemove: (() => void) | undefined }
