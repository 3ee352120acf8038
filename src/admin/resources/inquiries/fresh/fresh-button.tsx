import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import './fresh.css'

/** Above the table: new requests that wait until somebody wants to see them, so that nothing moves under the hand. */
export function FreshButton({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null
  return (
    <div className="fresh">
      <Button variant="water" size="small" icon="inbox" onClick={onShow}>
        {count === 1
          ? 'Новый запрос'
          : `${count} ${plural(count, ['новый запрос', 'новых запроса', 'новых запросов'])}`}
      </Button>
    </div>
  )
}
