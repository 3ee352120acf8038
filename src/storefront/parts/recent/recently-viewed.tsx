import { productPath } from '../../../domain/site/site-paths.ts'
import { formatPrice } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { pictureOf } from '../shopping/picture.ts'
import { useStoredList } from '../shopping/stored-list.ts'
import { recent } from './recent.ts'
import './recent.css'

/**
 * Recently viewed products without the present one. The list is in browser storage and so appears after hydration: place it
 * below everything else, against layout shift.
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const items = useStoredList(recent).filter(({ id }) => id !== except)
  if (items.length === 0) return null
  const clear = () => {
    recent.clear()
    // The focused button was removed with the list.
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
