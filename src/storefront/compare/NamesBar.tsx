import { type Ref, type RefObject, useEffect, useState } from 'react'
import { formatPrice } from '../../lib/money.ts'
import type { CompareItem } from '../shopping/compare.ts'

/** Names and prices under the page's header, once the table's own head has scrolled away. */
export function NamesBar({ ref, head, items }: NamesBarProps) {
  const shown = useScrolledAway(head)
  return (
    <div className={shown ? 'cmp-bar is-on' : 'cmp-bar'} aria-hidden="true">
      <div className="cmp-bar__track" ref={ref}>
        {items.map(({ id, name, price }) => (
          <div key={id}>
            <b>{name}</b>
            <span>{formatPrice(price)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** True while the element lies above the visible part of the page. */
function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      // The sticky header covers the top of the window.
      { rootMargin: '-72px 0px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return away
}

type NamesBarProps = {
  /** The track that follows the table sideways. */
  ref: Ref<HTMLDivElement>
  /** The head of the table that the bar stands for. */
  head: RefObject<HTMLElement | null>
  items: readonly CompareItem[]
}
