import { formatPrice } from '../../lib/money.ts'
import { productPath } from '../../lib/site-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { pictureOf } from '../shopping/picture.ts'
import { useStoredList } from '../shopping/stored-list.ts'
import { recent } from './recent.ts'
import './recent.css'

/**
 * What the visitor looked at before, without the product that is open. The list lives in the browser and so appears only
 * once the page is alive: put it below everything that must not move.
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const items = useStoredList(recent).filter(({ id }) => id !== except)
  if (items.length === 0) return null
  const clear = () => {
    recent.clear()
    // The button that had the focus is gone with the list.
    document.getElementById('main')?.focus({ preventScroll: true })
    showToast({ title: 'Список просмотренных очищен' })
  }
  return (
    <section className="recent" aria-labelledby="recent">
      <div className="recent__h">
        <h2 id="recent">Вы смотрели</h2>
        <Button variant="quiet" onClick={clear}>
          Очистить
        </Button>
      </div>
      <ul className="recent__l">
        {items.map((item) => (
          <li key={item.id}>
            <Picture {...pictureOf(item, 'thumb')} alt="" sizes="72px" width={72} height={72} />
            <div>
              <a href={productPath(item.slug)}>{item.name}</a>
              <span>{formatPrice(item.price)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
